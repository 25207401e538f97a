import { describeWidget, showWidget } from '@foyer/testing';
import { fireEvent } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ticketWidget } from '../tickets.manifest.ts';
import {
  categoriesAnswer,
  commentsPage,
  internalNote,
  prioritiesAnswer,
  screenshot,
  ticketExample,
} from '../tickets-fixture.ts';

const cancel = { name: 'Hochladen abbrechen' };
const answers = { getTicket: ticketExample, listTicketComments: commentsPage };

describeWidget(ticketWidget, {
  props: { ticketId: 'ticket-1' },
  answers,
  ready: 'Bitte schicken Sie uns das Protokoll.',
  empty: null,
  failing: 'getTicket',
});

type Options = NonNullable<Parameters<typeof showWidget>[1]>;
const show = (given: Options['answers'] = {}, more: Options = {}) =>
  showWidget(ticketWidget, { props: { ticketId: 'ticket-1' }, answers: { ...answers, ...given }, ...more });

describe('a ticket', () => {
  it('shows the conversation of both sides, its files, and its facts', async () => {
    const { screen, shadow } = await show();
    await screen.findByText('Hier ist es.');
    const messages = [...shadow.querySelectorAll('[part=message]')];
    expect(messages.map((node) => node.hasAttribute('data-own'))).toEqual([false, true]);
    expect(messages[1]?.textContent).toContain('protokoll.txt');
    expect(shadow.querySelector('[part=facts]')?.textContent).toContain('AB-2026-004711');
    expect(screen.queryByText('Nur intern')).toBeNull();
  });

  it('shows and announces a comment that arrives while the user types, and keeps focus and text', async () => {
    const { screen, shadow, sdk, api } = await show();
    const field = (await screen.findByLabelText('Ihre Antwort')) as HTMLTextAreaElement;
    await screen.findByText('Hier ist es.');
    await userEvent.type(field, 'Und noch');
    const [theirs, own] = commentsPage.items;
    if (!theirs || !own) throw new Error('The fixture must have two comments.');
    const come = async (comment: typeof own) => {
      const { items } = commentsPage;
      api.answer({ listTicketComments: { ...commentsPage, items: [...items, comment] } });
      sdk.invalidate('listTicketComments');
      await screen.findByText(comment.text);
    };
    const statuses = () =>
      [...shadow.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
    await come({ ...own, id: 'comment-8', text: 'Von meinem Telefon.' });
    expect(statuses().join()).not.toContain('Neue Antwort');
    const text = `Wir sehen nach. ${'Es dauert noch etwas. '.repeat(100)}`;
    api.answer({
      listTicketComments: { ...commentsPage, items: [theirs, own, { ...theirs, id: 'c9', text }] },
    });
    sdk.invalidate('listTicketComments');
    await vi.waitUntil(() =>
      statuses().some((one) => one?.startsWith('Neue Antwort von Stefan Riedel: Wir')),
    );
    expect(statuses().join().length).toBeLessThan(300);
    expect([shadow.activeElement, field.value]).toEqual([field, 'Und noch']);
  });

  it('can be edited while others answer, and does not overwrite changed texts', async () => {
    const { screen, sdk, api } = await show({ updateTicket: ticketExample });
    await screen.findByText('Hier ist es.');
    await userEvent.click(screen.getAllByRole('button', { name: 'Bearbeiten' })[0] as HTMLElement);
    const field = (await screen.findByLabelText(/^Betreff/)) as HTMLInputElement;
    await userEvent.type(field, ' wieder');
    const become = async (next: typeof ticketExample, shown: string) => {
      api.answer({ getTicket: next });
      sdk.invalidate('getTicket');
      await screen.findByText(shown);
    };
    await become({ ...ticketExample, version: 7, status: 'open' }, 'In Bearbeitung');
    api.behave({ updateTicket: { status: 409, code: 'ticket_changed' } });
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    const sent = () => api.callsOf('updateTicket').map(({ body }) => (body as { version: number }).version);
    await save();
    await vi.waitUntil(() => sent().length === 1);
    await become({ ...ticketExample, version: 8, subject: 'Wallbox am Tor 4' }, 'Wallbox am Tor 4');
    await save();
    await vi.waitUntil(() => sent().length === 2);
    await vi.waitUntil(() => !screen.queryByText('Wird gesendet …'));
    await save();
    await vi.waitUntil(() => sent().length === 3);
    expect(sent()).toEqual([7, 7, 8]);
    expect(field.value).toBe('Wallbox am Tor 3 blinkt rot wieder');
  });

  it('offers only the status changes that the server allows', async () => {
    const { screen, api } = await show({
      updateTicket: { ...ticketExample, status: 'resolved', version: 7 },
    });
    await screen.findByText('Hier ist es.');
    expect(screen.queryByRole('button', { name: 'Schließen' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Als gelöst melden' }));
    await vi.waitUntil(() => api.callsOf('updateTicket').length === 1);
    expect(api.callsOf('updateTicket')[0]?.body).toMatchObject({
      id: 'ticket-1',
      version: 6,
      status: 'resolved',
    });
  });

  it('sends failed files again, and the text once', async () => {
    const [words] = commentsPage.items;
    if (!words) throw new Error('The example has no comment.');
    const files = { items: ticketExample.files.slice(0, 1) };
    const { screen, shadow, api } = await show({ createTicketComment: words, uploadCommentFile: files });
    api.behave({ uploadCommentFile: { status: 503, code: 'unavailable' } });
    const text = await screen.findByLabelText('Ihre Antwort');
    await userEvent.type(text, 'Siehe Bild.');
    fireEvent.paste(text, { clipboardData: { files: [screenshot] } });
    await userEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
    await vi.waitUntil(() => shadow.querySelector('[part=words-sent]'));
    expect(screen.queryByLabelText('Ihre Antwort')).toBeNull();
    await screen.findByText('image.png');
    api.behave({});
    await userEvent.click(await screen.findByRole('button', { name: 'Antwort senden' }));
    const again = await screen.findByLabelText('Ihre Antwort');
    expect((again as HTMLTextAreaElement).value).toBe('');
    expect(screen.queryByText('image.png')).toBeNull();
    expect(api.callsOf('createTicketComment').map(({ body }) => body)).toEqual([
      { text: 'Siehe Bild.', isInternal: false },
    ]);
    const keys = api.callsOf('uploadCommentFile').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  it('keeps the text of an answer whose file was cancelled, and can do without the file', async () => {
    const [words] = commentsPage.items;
    if (!words) throw new Error('The example has no comment.');
    const { screen, shadow, api } = await show({ createTicketComment: words });
    api.respond('uploadCommentFile', () => new Promise(() => {}));
    const text = await screen.findByLabelText('Ihre Antwort');
    await userEvent.type(text, 'Siehe Bild.');
    fireEvent.paste(text, { clipboardData: { files: [screenshot] } });
    await userEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
    await userEvent.click(await screen.findByRole('button', cancel));
    await screen.findByText('Das Hochladen wurde abgebrochen.');
    expect(api.callsOf('uploadCommentFile').map(({ signal }) => signal.aborted)).toEqual([true]);
    expect(shadow.querySelector('[part=words-sent]')).toBeTruthy();
    expect(shadow.querySelector('[part=form-error]')?.textContent).toBe('');
    expect(screen.queryByRole('button', cancel)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'image.png entfernen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
    expect(await screen.findByLabelText('Ihre Antwort')).toBeTruthy();
    expect(api.callsOf('createTicketComment')).toHaveLength(1);
    expect(api.callsOf('uploadCommentFile')).toHaveLength(1);
  });

  it('sends other files under another key after a cancelled upload', async () => {
    const [words] = commentsPage.items;
    if (!words) throw new Error('The example has no comment.');
    const files = { items: ticketExample.files.slice(0, 1) };
    const { screen, api } = await show({ createTicketComment: words, uploadCommentFile: files });
    api.respond('uploadCommentFile', ({ files: [name] }) =>
      name === 'file/image.png' ? new Promise(() => {}) : files,
    );
    const text = await screen.findByLabelText('Ihre Antwort');
    await userEvent.type(text, 'Siehe Bild.');
    fireEvent.paste(text, { clipboardData: { files: [screenshot] } });
    await userEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
    await userEvent.click(await screen.findByRole('button', cancel));
    await userEvent.click(await screen.findByRole('button', { name: 'image.png entfernen' }));
    const other = new File(['%PDF-1.7'], 'protokoll.pdf', { type: 'application/pdf' });
    fireEvent.paste(screen.getByRole('button', { name: 'Antwort senden' }), {
      clipboardData: { files: [other] },
    });
    await screen.findByText('protokoll.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
    expect(await screen.findByLabelText('Ihre Antwort')).toBeTruthy();
    const keys = api.callsOf('uploadCommentFile').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
    expect(api.callsOf('createTicketComment')).toHaveLength(1);
  });

  it('cancels the upload of its own files, and of a file’s next version', async () => {
    const [first, ...rest] = ticketExample.files;
    if (!first) throw new Error('The example has no file.');
    const own = { ...ticketExample, files: [{ ...first, canReplace: true }, ...rest] };
    const { screen, shadow, api } = await show({ getTicket: own });
    api.respond('uploadTicketFile', () => new Promise(() => {}));
    api.respond('replaceTicketFile', () => new Promise(() => {}));
    await userEvent.click(await screen.findByText('Dateien hinzufügen'));
    const added = shadow.querySelector<HTMLInputElement>('details input[type=file][multiple]');
    fireEvent.change(added as HTMLInputElement, { target: { files: [screenshot] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Dateien senden' }));
    await userEvent.click(await screen.findByRole('button', cancel));
    await screen.findByText('Das Hochladen wurde abgebrochen.');
    expect(screen.getByText('image.png')).toBeTruthy();

    const replace = screen.getByRole('button', { name: `${first.name} ersetzen` });
    const chooser = replace.parentElement?.querySelector('input[type=file]');
    fireEvent.change(chooser as HTMLInputElement, { target: { files: [screenshot] } });
    expect(await screen.findByRole('progressbar', { name: first.name })).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', cancel));
    await vi.waitUntil(() => screen.queryByRole('progressbar') === null);
    for (const name of ['uploadTicketFile', 'replaceTicketFile'] as const)
      expect(api.callsOf(name).map(({ signal }) => signal.aborted)).toEqual([true]);
    expect(shadow.querySelector('[role=alert]:not(:empty)')).toBeNull();
  });

  it('cannot be answered once it is closed', async () => {
    const closed = {
      ...ticketExample,
      status: 'closed' as const,
      allowedActions: [],
      allowedTransitions: [],
    };
    const { screen } = await show({ getTicket: closed });
    await screen.findByText('Hier ist es.');
    expect(screen.queryByLabelText('Ihre Antwort')).toBeNull();
  });

  it('shows internal notes, assignee and priority to the service only', async () => {
    const ofService = {
      ...ticketExample,
      allowedActions: ['comment', 'add_file', 'edit', 'assign', 'comment_internally'] as const,
      possibleAssignees: [{ id: 'user-2', name: 'Stefan Riedel', kind: 'service' as const }],
    };
    const { screen } = await show(
      {
        getTicket: { ...ofService, allowedActions: [...ofService.allowedActions] },
        listTicketComments: { ...commentsPage, items: [...commentsPage.items, internalNote] },
        listTicketCategories: categoriesAnswer,
        listTicketPriorities: prioritiesAnswer,
      },
      { roles: ['ROLE_TECHNICIAN'] },
    );
    await screen.findByText('Nur intern');
    expect(screen.getByLabelText(/Nur intern, der Kunde/)).toBeTruthy();
    expect(await screen.findByLabelText('Betreut von')).toBeTruthy();
  });
});
