import type { Ticket } from '@foyer/contract/tickets/tickets.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { queryRows } from '../../db/client.ts';
import { story } from '../../demo/demo-people.ts';

type Person = keyof typeof story;
const openers = ['buyer', 'driver', 'sonnentalBuyer', 'privateCustomer'] as const;

/** Links of the mails about each opener's ticket: to the ticket, by way of the account, or none. */
const expected: readonly [recipient: Person | 'mailbox@service.example', links: readonly string[]][] = [
  ['support', ['account', 'account', 'account', 'none']],
  // in the teams of one brand, with those of their categories
  ['technician', ['ticket', 'ticket', 'none', 'ticket']],
  ['technicianSub', ['ticket', 'ticket', 'none', 'ticket']],
  ['technicianAdmin', ['ticket', 'ticket', 'ticket', 'ticket']],
  // a colleague of two openers who manages their company
  ['manager', ['ticket', 'ticket', 'none', 'none']],
  ['norole', ['none', 'none', 'none', 'none']],
  // nobody is known to read this address
  ['mailbox@service.example', ['ticket', 'ticket', 'ticket', 'ticket']],
];

const emailOf = (recipient: string) => (recipient in story ? story[recipient as Person].email : recipient);

describe.each(expected)('the mails about tickets to %s', (recipient, links) => {
  let server: TestServer;
  const email = emailOf(recipient);
  beforeAll(async () => {
    server = await createTestServer({ demo: true, config: { serviceEmail: email } });
  });
  afterAll(() => server.close());

  const ask = (token: string, method: string, path: string, body?: unknown) =>
    server.call(method, path, { token, body });
  async function tokenOf(who: Person): Promise<string> {
    const [first] = await server.tokensOf(story[who].email);
    return first?.token ?? '';
  }
  /** Returns the links of all mails to the recipient about a ticket. */
  async function linksAbout(number: string): Promise<(string | undefined)[]> {
    const mails = await queryRows<{ body: string }>(
      server.db,
      sql`select body from outbox where recipient = ${email} and subject like ${`%${number}`}`,
    );
    return mails.map(({ body }) => /https?:\/\/\S+/.exec(body)?.[0]);
  }
  /** Opens a link as the recipient; answers the status of the ticket behind it. */
  async function follow(link: string): Promise<number> {
    const token = await tokenOf(recipient as Person);
    const { pathname, searchParams } = new URL(link);
    const [, ticketId] = /\/tickets\/([\w-]+)$/.exec(pathname) ?? [];
    if (ticketId) return (await ask(token, 'GET', `/ticket/${ticketId}`)).status;
    expect(pathname).toMatch(/^\/\w+\/\w+\/select-account$/);
    const userId = searchParams.get('account');
    const named = await (await ask(token, 'GET', `/accounts?userId=${userId}`)).json();
    expect(named.items.map(({ id }: { id: string }) => id)).toEqual([userId]);
    const way = `/security/authorize/${searchParams.get('company')}?userId=${userId}&reason=Ticket`;
    const acting = await (await ask(token, 'POST', way)).json();
    return (await ask(acting.token, 'GET', `/ticket/${searchParams.get('ticket')}`)).status;
  }
  const kindOf = (link: string | undefined) =>
    link === undefined ? 'none' : link.includes('/select-account?') ? 'account' : 'ticket';

  it.each(openers.map((opener, index) => [opener, links[index]] as const))(
    'opened by %s lead to: %s',
    async (opener, link) => {
      const token = await tokenOf(opener);
      const body = { subject: 'Wallbox lädt nicht', description: 'Sie blinkt rot.', categoryId: 'charging' };
      const ticket: Ticket = await (await ask(token, 'POST', '/ticket', body)).json();
      await ask(token, 'POST', `/ticket/${ticket.id}/comment`, { text: 'Immer noch.' });
      const found = await linksAbout(ticket.number);
      expect(found.map(kindOf)).toEqual([link, link]);
      const isPerson = recipient in story;
      for (const one of new Set(found)) {
        if (one && isPerson) expect(await follow(one)).toBe(200);
        if (one || !isPerson) continue;
        const answer = await ask(await tokenOf(recipient as Person), 'GET', `/ticket/${ticket.id}`);
        expect(answer.status).toBe(404);
      }
    },
  );
});
