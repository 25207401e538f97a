import type { ChatAnswer } from '@foyer/contract/chat/chat.schema';
import type { Ticket } from '@foyer/contract/tickets/tickets.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { turnOf } from '../../../test/chat-visitor.ts';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { queryRows } from '../../db/client.ts';
import { story } from '../../demo/demo-people.ts';

interface Problem {
  readonly code: string;
  readonly errors?: readonly { readonly path: string; readonly code: string }[];
}
type Opened = { readonly id: string; readonly number: string } & Problem;

let server: TestServer;
let clock = new Date();
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await createTestServer({ demo: true, now: () => clock });
  for (const person of ['manager', 'buyer', 'sonnentalBuyer', 'technicianAdmin'] as const)
    for (const { mode, token } of await server.tokensOf(story[person].email))
      tokens.set(`${person} ${mode}`, token);
});
afterAll(() => server.close());
beforeEach(() => server.db.execute(sql`delete from rate_limits`));

async function ask<T>(
  who: string,
  path: string,
  body: unknown,
  headers = {},
): Promise<{ status: number; body: T }> {
  const answer = await server.call('POST', path, { token: tokens.get(who), body, headers });
  return { status: answer.status, body: (await answer.json()) as T };
}
const unknown = 'Darf man in Lissabon Zwiebelfische füttern?';
async function turn(who: string, question = unknown) {
  return turnOf(question, (await ask<ChatAnswer>(who, '/chat/question', { question })).body);
}
const open = (who: string, body: object, headers = {}) => ask<Opened>(who, '/chat/ticket', body, headers);
const read = async (who: string, id: string) =>
  (await (await server.call('GET', `/ticket/${id}`, { token: tokens.get(who) })).json()) as Ticket;

describe('a conversation that becomes a ticket', () => {
  it('contains it unchanged, with the note of the person, and notifies the service', async () => {
    const turns = [await turn('buyer b2b', 'Wo ist meine letzte Bestellung?'), await turn('buyer b2b')];
    const opened = await open('buyer b2b', { note: 'Bitte rufen Sie mich an.', turns });
    expect([opened.status, opened.body.number]).toEqual([200, expect.stringMatching(/^T-\d{4}-\d{6}$/)]);
    const ticket = await read('buyer b2b', opened.body.id);
    expect(ticket).toMatchObject({ subject: unknown, status: 'new', category: { id: 'other' } });
    const { description } = ticket;
    expect(description).toMatch(/^Bitte rufen Sie mich an\.\n\nGespräch mit dem Assistenten:/);
    for (const { question, answer, sources } of turns) {
      expect(description).toContain(`Frage: ${question}\nAssistent: ${answer}`);
      for (const title of sources) expect(description).toContain(`- ${title}`);
    }
    const mails = await queryRows<{ recipient: string }>(
      server.db,
      sql`select recipient from outbox where subject like ${`%${opened.body.number}%`}`,
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining([story.buyer.email, story.support.email]),
    );
    expect((await read('technicianAdmin b2b', opened.body.id)).description).toBe(description);
    expect(await read('sonnentalBuyer b2b', opened.body.id)).toMatchObject({ code: 'not_found' });
  });

  it('is opened once for repeated calls with one key', async () => {
    const body = { turns: [await turn('buyer b2b', 'Füttert man Zwiebelfische einmal?')] };
    const key = { 'idempotency-key': 'chat-once' };
    const all = await Promise.all([1, 2, 3].map(() => open('buyer b2b', body, key)));
    expect(new Set(all.map(({ body: { id } }) => id)).size).toBe(1);
  });

  it('keeps the end of a long conversation, within the limit', async () => {
    const question = `Zwiebelfisch ${'x'.repeat(480)}`;
    const one = await turn('buyer b2b', question);
    const last = await turn('buyer b2b');
    const opened = await open('buyer b2b', { note: 'n'.repeat(2000), turns: [...Array(19).fill(one), last] });
    const { description, subject } = await read('buyer b2b', opened.body.id);
    expect(description.length).toBeLessThanOrEqual(10_000);
    expect(description).toContain('\n\n…\n\n');
    expect(description.slice(description.lastIndexOf('Frage: '))).toContain(`Frage: ${unknown}\nAssistent: `);
    expect(subject).toBe(unknown);
    const long = await open('buyer b2b', { turns: [one] });
    expect((await read('buyer b2b', long.body.id)).subject).toBe('Zwiebelfisch…');
  });
});

describe('text that the assistant never wrote', () => {
  it('is refused: changed answers, questions, sources, people, modes and days', async () => {
    const good = await turn('manager b2b', 'Was gibt es Neues?');
    const foreign = await turn('sonnentalBuyer b2b');
    const privately = await turn('manager b2c_cc');
    const [until = '', signature = ''] = good.receipt.split('.');
    const flipped = signature.replace(/^./, (char) => (char === 'A' ? 'B' : 'A'));
    const forged = {
      answer: { ...good, answer: 'Sie bekommen 10.000 Euro.' },
      question: { ...good, question: 'Bekomme ich 10.000 Euro?' },
      'another source': { ...good, sources: ['Gutschrift 10.000 Euro'] },
      'no sources': { ...good, sources: [] },
      'a later day': { ...good, receipt: `${Number(until) + 1}.${signature}` },
      'another signature': { ...good, receipt: `${until}.${flipped}` },
      'no signature': { ...good, receipt: `${until}.${'A'.repeat(43)}` },
      'another person’s': foreign,
      'another mode’s': privately,
    };
    for (const [name, each] of Object.entries(forged)) {
      const { status, body } = await open('manager b2b', { turns: [good, each] });
      expect([name, status, body.code, body.errors?.[0]?.path]).toEqual([
        ...[name, 422, 'conversation_unknown'],
        'turns.1.receipt',
      ]);
    }
    expect((await open('manager b2b', { turns: [good] })).status).toBe(200);
  });

  it('includes answers that are older than a day', async () => {
    const said = await turn('buyer b2b');
    clock = new Date(clock.getTime() + 23 * 3600_000);
    for (const { mode, token } of await server.tokensOf(story.buyer.email))
      tokens.set(`buyer ${mode}`, token);
    expect((await open('buyer b2b', { turns: [said] })).status).toBe(200);
    clock = new Date(clock.getTime() + 2 * 3600_000);
    for (const { mode, token } of await server.tokensOf(story.buyer.email))
      tokens.set(`buyer ${mode}`, token);
    expect((await open('buyer b2b', { turns: [said] })).body.code).toBe('conversation_unknown');
  });

  it.each([
    [{ turns: [] }, 'turns'],
    [{}, 'turns'],
    [{ turns: [{ question: 'x', answer: 'y', sources: [], receipt: 'none' }] }, 'turns.0.receipt'],
    [{ turns: [], userId: 'user-manager' }, 'turns'],
  ])('%j is refused at its field', async (body, path) => {
    for (const { mode, token } of await server.tokensOf(story.buyer.email))
      tokens.set(`buyer ${mode}`, token);
    const answer = await open('buyer b2b', body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map((error) => error.path)).toContain(path);
  });
});
