import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { ProblemError } from '../problem-error.ts';
import { check } from './validate.ts';

const list = v.strictObject({ items: v.array(v.strictObject({ id: v.string('required') })) });
const pathsOf = (value: unknown, schema: v.GenericSchema = list) =>
  check(schema, value).errors.map(({ path }) => path);

it('limits the number of reported errors', () => {
  const { errors } = check(list, { items: Array.from({ length: 5000 }, () => 0) });
  expect(errors).toHaveLength(100);
  expect(errors[99]?.path).toBe('items.99');
});

it('returns no long text of the sender', () => {
  const key = 'k'.repeat(100_000);
  expect(pathsOf({ items: [], [key]: 1 })).toEqual(['k'.repeat(200)]);
  expect(pathsOf({ [key]: '\0' })).toEqual(['k'.repeat(200)]);
});

it.each([
  ['a long list', { items: Array.from({ length: 20_000 }, () => 0) }],
  ['many lists', Array.from({ length: 200 }, () => Array.from({ length: 200 }, () => ({})))],
  ['many fields', Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, 0]))],
])('does not validate %s', (_, value) => {
  expect(() => check(list, value)).toThrow(expect.objectContaining({ status: 413 }) as ProblemError);
});

it.each([
  ['a value', { a: 'x\ud800' }, 'a'],
  ['a value within', { a: [{ b: '\0' }] }, 'a.0.b'],
  ['a name', { a: { '\udc00': 1 } }, 'a'],
])('refuses a text that the database cannot store as %s', (_, value, path) => {
  expect(pathsOf(value, v.record(v.string(), v.any()))).toEqual([path]);
});

it('refuses endless nesting without a crash', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(pathsOf(deep, v.any())).toHaveLength(1);
});
