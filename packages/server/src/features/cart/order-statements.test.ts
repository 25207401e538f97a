import type { Cart } from '@foyer/contract/cart/cart.schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordQueries } from '../../../test/count-queries.ts';
import { type DemoPortal, openDemoPortal } from '../../../test/demo-portal.ts';

let portal: DemoPortal;
let token: string | undefined;
beforeAll(async () => {
  portal = await openDemoPortal();
  token = (await portal.server.tokensOf('buyer@nordwind.example')).find(({ mode }) => mode === 'b2b')?.token;
});
afterAll(() => portal.server.close());

/** Sends a call with a key, as the client does, and returns the answer and the statements. */
async function send<T>(
  path: string,
  body: unknown,
): Promise<{ readonly answer: T; readonly sent: string[] }> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  let answer: T | undefined;
  const sent = await recordQueries(portal.server.db, async () => {
    const response = await portal.server.call('POST', path, { token, body, headers });
    expect(response.status).toBe(200);
    answer = (await response.json()) as T;
  });
  return { answer: answer as T, sent };
}

const fill = (articleIds: readonly string[]) =>
  send<Cart>('/cart/add-items', { items: articleIds.map((articleId) => ({ articleId, quantity: 2 })) });
const order = ({ version }: Cart) => send('/cart/order', { cartVersion: version, acceptTerms: true });

it('takes at most three statements to compute and one to write, for any number of lines', async () => {
  // the first order also fills caches, for example of the languages
  await order((await fill(['art-fb-li'])).answer);
  const { items } = (
    await portal
      .as('buyer@nordwind.example')
      .then((buyer) =>
        buyer.get<{ items: { id: string }[] }>('/articles?limit=8&available=true&kind=hardware'),
      )
  ).body;
  const ids = items.map(({ id }) => id);
  const few = await fill(ids.slice(0, 1));
  const one = await order(few.answer);
  const many = await fill(ids);
  const all = await order(many.answer);
  const isWrite = (statement: string) => /\b(insert|update|delete)\b/.test(statement);
  for (const { sent } of [few, many, one, all]) {
    expect(sent.filter(isWrite), sent.join('\n')).toHaveLength(1);
    expect(isWrite(sent.at(-1) ?? '')).toBe(true);
  }
  // session, data of cart and customer, articles that are not cached; then the one that writes
  for (const { sent } of [few, many, one, all]) expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(4);
});

it('shares the statement that finds sessions among concurrent calls', async () => {
  const sent = await recordQueries(portal.server.db, async () => {
    const answers = Array.from({ length: 8 }, () => portal.server.call('GET', '/user-info', { token }));
    for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200);
  });
  expect(sent.filter((statement) => statement.includes('session_tokens'))).toHaveLength(1);
  expect(sent, sent.join('\n')).toHaveLength(1 + 8);
});
