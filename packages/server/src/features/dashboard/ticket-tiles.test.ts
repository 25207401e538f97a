import type { DashboardInformation } from '@foyer/contract/dashboard/dashboard.schema';
import type { TicketSummary } from '@foyer/contract/tickets/tickets.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoPortal, type DemoVisitor, openDemoPortal } from '../../../test/demo-portal.ts';
import { story } from '../../demo/demo-people.ts';

let portal: DemoPortal;
beforeAll(async () => {
  portal = await openDemoPortal();
});
afterAll(() => portal.server.close());

interface Tickets {
  readonly items: readonly TicketSummary[];
  readonly total: number;
}
const tileOf = async (visitor: DemoVisitor, id: string) => {
  const { body } = await visitor.post<{ items: DashboardInformation[] }>('/dashboard/information-list');
  return body.items.find((tile) => tile.id === id);
};
/** Reads the list that a tile links to, by the filters in its address. */
const follow = async (visitor: DemoVisitor, { query }: { query: Record<string, string> }) => {
  const filters = Object.entries(query).map(([name, value]) => [name.replace('tickets.', ''), value]);
  return (await visitor.get<Tickets>(`/tickets?${new URLSearchParams(filters as [string, string][])}`)).body;
};
const unreadOf = async (visitor: DemoVisitor) =>
  (await visitor.get<Tickets>('/tickets?isUnread=true&scope=own&limit=100')).body;

describe('an answer to a ticket', () => {
  it('is shown to its recipient until the ticket is opened, with a link to it', async () => {
    const customer = await portal.as(story.buyer.email);
    for (const { id } of (await unreadOf(customer)).items) await customer.get(`/ticket/${id}`);
    expect(await tileOf(customer, 'tickets-answered')).toBeUndefined();

    const body = { subject: 'Rechnung fehlt', description: 'Ich finde sie nicht.', categoryId: 'invoice' };
    const made = await customer.post<{ id: string; number: string }>('/ticket', body);
    expect(made.status).toBe(200);
    expect(await tileOf(customer, 'tickets-answered')).toBeUndefined();

    const technician = await portal.as(story.technicianAdmin.email);
    const path = `/ticket/${made.body.id}/comment`;
    expect((await technician.post(path, { text: 'Nur unter uns.', isInternal: true })).status).toBe(200);
    expect(await tileOf(customer, 'tickets-answered')).toBeUndefined();

    expect((await technician.post(path, { text: 'Sie liegt bei.' })).status).toBe(200);
    const told = await tileOf(customer, 'tickets-answered');
    expect(told).toMatchObject({ count: 1, link: { route: 'ticket', id: made.body.id } });
    expect(told?.title).toContain(made.body.number);
    const colleague = await portal.as(story.finance.email);
    expect((await tileOf(colleague, 'tickets-answered'))?.link?.id).not.toBe(made.body.id);

    await customer.get(`/ticket/${made.body.id}`);
    expect(await tileOf(customer, 'tickets-answered')).toBeUndefined();
  });

  it('links to the list where there are several', async () => {
    const people = [
      [story.manager, 'b2b'],
      [story.privateCustomer, 'b2c_cc'],
      [story.technician, 'b2b'],
      [story.technicianAdmin, 'b2b'],
    ] as const;
    let several = 0;
    for (const [{ email }, mode] of people) {
      const visitor = await portal.as(email, mode);
      const told = await tileOf(visitor, 'tickets-answered');
      const { total } = await unreadOf(visitor);
      expect(told?.count ?? 0, email).toBe(total);
      if (total < 2) continue;
      several += 1;
      expect((await follow(visitor, told?.link as never)).total).toBe(total);
    }
    expect(several).toBeGreaterThan(0);
  });
});

describe('a new ticket', () => {
  it('is shown to the service while it has no assignee, with the promised day of an answer', async () => {
    const visitor = await portal.as(story.technicianAdmin.email);
    const told = await tileOf(visitor, 'tickets-free');
    const free = await follow(visitor, told?.link as never);
    expect(free.total).toBeGreaterThan(0);
    expect(told?.count).toBe(free.total);
    const due = free.items.map(({ answerDueAt }) => answerDueAt ?? '').toSorted()[0];
    expect(told?.severity).toBe(due !== undefined && new Date(due) < new Date() ? 'error' : 'warning');
  });

  it('is shown to no customer', async () => {
    for (const { email } of [story.manager, story.buyer, story.driver])
      expect(await tileOf(await portal.as(email), 'tickets-free'), email).toBeUndefined();
  });
});
