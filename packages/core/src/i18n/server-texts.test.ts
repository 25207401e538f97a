import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyCall } from '../api/create-call.ts';
import { createServerTexts } from './server-texts.ts';

type Answer = { ok: true; value: unknown } | { ok: false; error: { code: string } };

/** Returns a server that receives requests for texts, and answers when the test tells it to. */
function createServer() {
  const asked: { query: unknown; answer: (given: Answer | Error) => void }[] = [];
  const call = ((_name: string, input: { query: unknown }) =>
    new Promise((resolve, reject) =>
      asked.push({
        query: input.query,
        answer: (given) => (given instanceof Error ? reject(given) : resolve(given)),
      }),
    )) as unknown as AnyCall;
  return { asked, texts: createServerTexts(call) };
}
const found = (value: unknown): Answer => ({ ok: true, value });
const noOne = () => {
  throw new Error('No texts may arrive late');
};

let complaints: unknown[][];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('texts are fetched once for a language and a brand, however many callers request them, and kept apart', async () => {
  const { asked, texts } = createServer();
  const loads = [
    texts.load('de_DE', 'foyer', noOne),
    texts.load('de_DE', 'foyer', noOne),
    texts.load('de_DE', undefined, noOne),
  ];
  expect(asked.map(({ query }) => query)).toEqual([
    { locale: 'de_DE', brandingId: 'foyer' },
    { locale: 'de_DE', brandingId: undefined },
  ]);
  asked[0]?.answer(found({ 'cart.title': 'Korb von Foyer' }));
  asked[1]?.answer(found({ 'cart.title': 'Korb' }));
  await Promise.all(loads);
  await texts.load('de_DE', 'foyer', noOne);
  expect(asked).toHaveLength(2);
  expect(texts.of('de_DE', 'foyer')['cart.title']).toEqual(['Korb von Foyer']);
  expect(texts.of('de_DE')['cart.title']).toEqual(['Korb']);
  expect(texts.of('en_GB', 'foyer')).toEqual({});
});

test('values that are not texts are left out, and a response that is not a map has none', async () => {
  const { asked, texts } = createServer();
  const first = texts.load('de_DE', 'a', noOne);
  asked[0]?.answer(found({ good: 'Gut', number: 7, nothing: null, list: ['a'] }));
  await first;
  expect(Object.keys(texts.of('de_DE', 'a'))).toEqual(['good']);
  const second = texts.load('de_DE', 'b', noOne);
  asked[1]?.answer(found('<h1>'));
  await second;
  expect(texts.of('de_DE', 'b')).toEqual({});
});

test('slow texts are not waited for, and are reported when they arrive', async () => {
  vi.useFakeTimers();
  const { asked, texts } = createServer();
  const onLate = vi.fn();
  let isDone = false;
  const load = texts.load('de_DE', undefined, onLate).then(() => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(2999);
  expect(isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await load;
  expect([isDone, texts.of('de_DE'), onLate.mock.calls.length]).toEqual([true, {}, 0]);
  asked[0]?.answer(found({ a: 'Spät' }));
  vi.useRealTimers();
  await vi.waitUntil(() => onLate.mock.calls.length === 1);
  expect(texts.of('de_DE').a).toEqual(['Spät']);
});

test.each([
  [
    'refused',
    { ok: false, error: { code: 'unavailable' } } as const,
    /no texts of the server for de_DE: unavailable/,
  ],
  ['broken', new Error('gone'), /could not be read/],
])(
  'texts that are %s are reported to developers, and requested again the next time',
  async (_, given, said) => {
    const { asked, texts } = createServer();
    const first = texts.load('de_DE', undefined, () => {});
    asked[0]?.answer(given);
    await first;
    expect(complaints.flat().map(String).join(' ')).toMatch(said);
    const second = texts.load('de_DE', undefined, () => {});
    expect(asked).toHaveLength(2);
    asked[1]?.answer(found({ a: 'Da' }));
    await second;
    expect(texts.of('de_DE').a).toEqual(['Da']);
  },
);

test('an invalid message affects no other text, and is reported to developers', async () => {
  const { asked, texts } = createServer();
  const load = texts.load('de_DE', undefined, noOne);
  asked[0]?.answer(found({ bad: '{count, plural, one {#', good: 'Gut' }));
  await load;
  expect(texts.of('de_DE').good).toEqual(['Gut']);
  expect(complaints.flat().map(String).join(' ')).toMatch(/the text "bad" is not an ICU message/);
});
