import { describe, expect, it } from 'vitest';
import { aDay, anId, oneOf, onlyIf, someIds } from './list-filter.ts';

const state = oneOf(['open', 'paid']);

describe('a filter reads from an address', () => {
  it.each([
    ['one of its values', state, ['paid'], 'paid'],
    ['the first of several values', state, ['open', 'paid'], 'open'],
    ['no unknown value', state, ['Paid'], undefined],
    ['nothing from an empty address', state, [], undefined],
    ['an id', anId, ['order_1-A'], 'order_1-A'],
    ['an id of 64 characters', anId, ['x'.repeat(64)], 'x'.repeat(64)],
    ['no id of 65 characters', anId, ['x'.repeat(65)], undefined],
    ['no empty id', anId, [''], undefined],
    ['no id with other characters', anId, ['a/b'], undefined],
    ['no id from an empty address', anId, [], undefined],
    ['the ids among several texts', someIds, ['a', '!', 'b'], ['a', 'b']],
    ['no empty list of ids', someIds, ['!', ''], undefined],
    ['a day', aDay, ['2026-11-21'], '2026-11-21'],
    ['the last month and day of a year', aDay, ['2026-12-31'], '2026-12-31'],
    ['no thirteenth month', aDay, ['2026-13-01'], undefined],
    ['no month 0', aDay, ['2026-00-10'], undefined],
    ['no day 0', aDay, ['2026-01-00'], undefined],
    ['no day 32', aDay, ['2026-01-32'], undefined],
    ['no instant', aDay, ['2026-01-01T00:00'], undefined],
    ['no day from an empty address', aDay, [], undefined],
    ['that it is on', onlyIf, ['true'], true],
    ['nothing if it is off', onlyIf, ['false'], undefined],
    ['nothing for an unknown filter', onlyIf, [], undefined],
  ])('%s', (_, filter, texts, expected) => {
    expect(filter.read(texts)).toEqual(expected);
  });
});

describe('a filter writes into an address', () => {
  it.each([
    ['its value', state.write('open'), ['open']],
    ['an id', anId.write('order-1'), ['order-1']],
    ['each of several ids', someIds.write(['a', 'b']), ['a', 'b']],
    ['a day', aDay.write('2026-11-21'), ['2026-11-21']],
    ['that it is on', onlyIf.write(true), ['true']],
  ])('%s', (_, written, expected) => {
    expect(written).toEqual(expected);
  });
});
