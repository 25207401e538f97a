import { describeWidget, showWidget } from '@foyer/testing';
import { fireEvent } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createTicketWidget } from '../tickets.manifest.ts';
import { categoriesAnswer, screenshot, ticketExample } from '../tickets-fixture.ts';

const answers = { listTicketCategories: categoriesAnswer, createTicket: ticketExample };

describeWidget(createTicketWidget, {
  answers,
  ready: 'Was ist passiert?',
  empty: null,
  failing: 'listTicketCategories',
});

it('shows the given subject with a fitting topic, and sends both', async () => {
  const { screen, api } = await showWidget(createTicketWidget, {
    props: { aboutKind: 'invoice', aboutId: 'invoice-1', aboutLabel: 'RE-2026-000042' },
    answers,
  });
  await screen.findByText('Zur Rechnung RE-2026-000042');
  expect((screen.getByLabelText(/Thema/) as HTMLSelectElement).value).toBe('invoice');
  await userEvent.type(screen.getByLabelText(/Betreff/), 'Skonto fehlt');
  await userEvent.type(screen.getByLabelText(/Was ist passiert/), 'Bitte prüfen.');
  await userEvent.click(screen.getByRole('button', { name: 'Ticket senden' }));
  await screen.findByText(/T-2026-002190/);
  const [call] = api.callsOf('createTicket');
  expect(call?.body).toEqual({
    subject: 'Skonto fehlt',
    description: 'Bitte prüfen.',
    categoryId: 'invoice',
    association: { kind: 'invoice', id: 'invoice-1' },
  });
});

it.each([true, false])('announces an e-mail only where the server sends one: %s', async (isMailed) => {
  const { screen } = await showWidget(createTicketWidget, {
    answers: { ...answers, createTicket: { ...ticketExample, isMailed } },
  });
  await userEvent.type(await screen.findByLabelText(/Was ist passiert/), 'Es piept.');
  await userEvent.selectOptions(screen.getByLabelText(/Thema/), 'charging');
  await userEvent.type(screen.getByLabelText(/Betreff/), 'Fehler');
  await userEvent.click(screen.getByRole('button', { name: 'Ticket senden' }));
  await screen.findByText(/T-2026-002190/);
  expect(screen.queryByText(/Sie erhalten gleich eine E-Mail/) !== null).toBe(isMailed);
});

it('takes a pasted screenshot, and sends it after the ticket', async () => {
  const { screen, api } = await showWidget(createTicketWidget, {
    answers: { ...answers, uploadTicketFile: { items: ticketExample.files.slice(0, 1) } },
  });
  const text = await screen.findByLabelText(/Was ist passiert/);
  fireEvent.paste(text, { clipboardData: { files: [screenshot] } });
  await screen.findByText('image.png');
  await userEvent.selectOptions(screen.getByLabelText(/Thema/), 'charging');
  await userEvent.type(screen.getByLabelText(/Betreff/), 'Fehler');
  await userEvent.type(text, 'Siehe Bild.');
  await userEvent.click(screen.getByRole('button', { name: 'Ticket senden' }));
  await vi.waitUntil(() => api.callsOf('uploadTicketFile').length === 1);
  expect(api.callsOf('createTicket')).toHaveLength(1);
});

it('sends the ticket once, even if its files fail at first', async () => {
  const { screen, shadow, api } = await showWidget(createTicketWidget, {
    answers: { ...answers, uploadTicketFile: { items: ticketExample.files.slice(0, 1) } },
  });
  api.behave({ uploadTicketFile: { status: 503, code: 'unavailable' } });
  const text = await screen.findByLabelText(/Was ist passiert/);
  fireEvent.paste(text, { clipboardData: { files: [screenshot] } });
  await userEvent.selectOptions(screen.getByLabelText(/Thema/), 'charging');
  await userEvent.type(screen.getByLabelText(/Betreff/), 'Fehler');
  await userEvent.type(text, 'Siehe Bild.');
  await userEvent.click(screen.getByRole('button', { name: 'Ticket senden' }));
  await vi.waitUntil(() => shadow.querySelector('[part=words-sent]'));
  expect(screen.queryByLabelText(/Was ist passiert/)).toBeNull();
  api.behave({});
  await userEvent.click(await screen.findByRole('button', { name: 'Ticket senden' }));
  await screen.findByText(/T-2026-002190/);
  expect(api.callsOf('createTicket')).toHaveLength(1);
});

it('keeps the ticket when the upload of its files is cancelled', async () => {
  const { screen, shadow, api } = await showWidget(createTicketWidget, { answers });
  api.respond('uploadTicketFile', () => new Promise(() => {}));
  const text = await screen.findByLabelText(/Was ist passiert/);
  fireEvent.paste(text, { clipboardData: { files: [screenshot] } });
  await userEvent.selectOptions(screen.getByLabelText(/Thema/), 'charging');
  await userEvent.type(screen.getByLabelText(/Betreff/), 'Fehler');
  await userEvent.type(text, 'Siehe Bild.');
  await userEvent.click(screen.getByRole('button', { name: 'Ticket senden' }));
  const cancel = await screen.findByRole('button', { name: 'Hochladen abbrechen' });
  const said = () => shadow.querySelector('[part=words-sent]')?.textContent;
  // no request to send again while the upload is running
  expect(said()).toBe('Ihr Ticket ist angekommen, nur die Dateien fehlen noch.');
  await userEvent.click(cancel);
  await screen.findByText('Das Hochladen wurde abgebrochen.');
  expect(said()).toContain('Senden Sie sie erneut');
  expect(api.callsOf('uploadTicketFile').map(({ signal }) => signal.aborted)).toEqual([true]);
  await userEvent.click(screen.getByRole('button', { name: 'image.png entfernen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ticket senden' }));
  await screen.findByText(/T-2026-002190/);
  expect(api.callsOf('createTicket')).toHaveLength(1);
});
