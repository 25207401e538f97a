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
  it('shows both sides of the conversation, its files, and what it is about', async () => {
    const { screen, shadow } = await show();
    await screen.findByText('Hier ist es.');
    const messages = [...shadow.querySelectorAll('[part=message]')];
    expect(messages.map((node) => node.hasAttribute('data-own'))).toEqual([false, true]);
    expect(messages[1]?.textContent).toContain('protokoll.txt');
    expect(shadow.querySelector('[part=facts]')?.textContent).toContain('AB-2026-004711');
    expect(screen.queryByText('Nur intern')).toBeNull();
  });

  it('moves only where the server lets it', async () => {
    const { screen, api } = await show({
      updateTicket: { ...ticketExample, status: 'resolved', version: 7 },
    });
    await screen.findByText('Hier ist es.');
    expect(screen.queryByRole('button', { name: 'Schließen' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Als gelöst melden' }));
    await vi.waitUntil(() => api.callsOf('updateTicket').length === 1);
    expect(api.callsOf('updateTicket')[0]?.body).toMatchObject({
      ...{ id: 'ticket-1', version: 6, status: 'resolved' },
    });
  });

  it('sends files again that did not arrive, and the words once', async () => {
    const [words] = commentsPage.items;
    if (!words) throw new Error('The example has no comment');
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

  it('gives the service its notes, people and priorities, and customers none of it', async () => {
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
