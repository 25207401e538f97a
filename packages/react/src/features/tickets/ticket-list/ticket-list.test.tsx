import { describeWidget, showWidget } from '@foyer/testing';
import { describe, expect, it } from 'vitest';
import { ticketsWidget } from '../tickets.manifest.ts';
import { categoriesAnswer, commentsPage, noTickets, ticketExample, ticketsPage } from '../tickets-fixture.ts';

const answers = { listTickets: ticketsPage, listTicketCategories: categoriesAnswer };

describeWidget(ticketsWidget, {
  answers,
  ready: 'T-2026-002190',
  empty: { answers: { ...answers, listTickets: noTickets }, text: 'Noch keine Tickets' },
  failing: 'listTickets',
});

describe('compact', () => {
  describeWidget(ticketsWidget, {
    props: { compact: true, pageSize: 2 },
    answers,
    ready: 'T-2026-002190',
    empty: { answers: { ...answers, listTickets: noTickets }, text: 'Noch keine Tickets' },
    failing: 'listTickets',
  });
});

const hrefFor = ({ route, params }: { route: string; params?: Readonly<Record<string, string>> }) =>
  `/de_DE/${route}/${params?.id ?? ''}`;

it('marks unread tickets with a text, and links to the ticket and to a new one', async () => {
  const { screen } = await showWidget(ticketsWidget, { answers, hrefFor });
  const link = await screen.findByRole('link', { name: 'T-2026-002190' });
  expect(link.getAttribute('href')).toBe('/de_DE/ticket/ticket-1');
  expect(screen.getAllByText('Ungelesen')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Neues Ticket' }).getAttribute('href')).toBe(
    '/de_DE/create-ticket/',
  );
});

it.each([
  [[], 0],
  [['ROLE_FLEET_MANAGER'], 1],
  [['ROLE_TECHNICIAN'], 1],
] as const)('offers %j a scope filter: %i', async (roles, count) => {
  const { screen } = await showWidget(ticketsWidget, { roles: [...roles], answers });
  await screen.findByText('T-2026-002190');
  expect(screen.queryAllByLabelText('Wessen Tickets')).toHaveLength(count);
});

it('filters by status and opens a ticket in place where the host has no page for it', async () => {
  const { screen, api } = await showWidget(ticketsWidget, {
    props: { status: 'new' },
    answers: { ...answers, getTicket: ticketExample, listTicketComments: commentsPage },
  });
  (await screen.findByRole('button', { name: 'T-2026-002190' })).click();
  await screen.findByRole('heading', { name: 'Ticket T-2026-002190' });
  expect(api.callsOf('listTickets')[0]?.url.searchParams.get('status')).toBe('new');
});
