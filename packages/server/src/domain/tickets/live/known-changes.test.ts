import { expect, it } from 'vitest';
import { createKnownChanges, mostRemembered, type SeenChange } from './known-changes.ts';

const change = (ticketId: string, at: number): SeenChange => ({ ticketId, at: new Date(at) });
const wordOf = (...changes: SeenChange[]) => createKnownChanges(changes).word();

/** Returns the tickets that changed last, as the database would. */
const newestOf = (all: ReadonlyMap<string, number>): SeenChange[] =>
  [...all]
    .map(([id, at]) => change(id, at))
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, mostRemembered);

it('keeps the word that the database would give, whatever changes', () => {
  const all = new Map<string, number>(Array.from({ length: 30 }, (_, at) => [`t${at}`, 1_000 + at]));
  const known = createKnownChanges(newestOf(all));
  const words = new Set([known.word()]);
  for (let at = 0; at < 200; at++) {
    const id = `t${(at * 7) % 40}`;
    all.set(id, 2_000 + at);
    known.note(change(id, 2_000 + at));
    expect(known.word()).toBe(wordOf(...newestOf(all)));
    expect(known.newest()).toEqual(new Date(2_000 + at));
    words.add(known.word());
  }
  expect(words.size).toBe(201);
});

it('gives another word when an older change arrives late', () => {
  const before = wordOf(change('a', 5_000), change('b', 1_000));
  expect(wordOf(change('a', 5_000), change('b', 4_000))).not.toBe(before);
  expect(wordOf(change('a', 5_000), change('b', 1_000), change('c', 4_000))).not.toBe(before);
});

it('has a word even without a ticket', () => {
  const known = createKnownChanges([]);
  expect([known.newest(), known.word()]).toEqual([null, wordOf()]);
  known.note(change('a', 1));
  expect(known.word()).not.toBe(wordOf());
});
