import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addressInputSchema } from '../addresses/address.ts';
import type { Endpoint } from '../endpoints/endpoint.ts';
import { contract } from '../index.ts';
import { checkTogether, field, text, toFieldErrors } from './field-rules.ts';

/** Properties of a schema of any kind that the walk uses. */
interface Node {
  readonly kind: string;
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly key?: Node;
  readonly value?: Node;
  readonly options?: readonly unknown[];
}

/** Returns every rule of a text or a number in a schema, by its path. */
function rulesIn(node: Node, path: string): [path: string, rule: v.GenericSchema][] {
  if (node.type === 'string' || node.type === 'number') return [[path, node as unknown as v.GenericSchema]];
  const parts: [string, Node][] = Object.entries(node.entries ?? {});
  for (const name of ['item', 'wrapped', 'key', 'value'] as const) {
    const part = node[name];
    if (part) parts.push([name, part]);
  }
  for (const [at, option] of (node.options ?? []).entries())
    if (typeof option === 'object' && option !== null) parts.push([String(at), option as Node]);
  return parts.flatMap(([name, part]) => rulesIn(part, `${path}.${name}`));
}

const rules = Object.entries(contract as unknown as Readonly<Record<string, Endpoint>>).flatMap(
  ([name, { params, query, body }]) =>
    [params, query, body].flatMap((schema, at) =>
      schema ? rulesIn(schema as unknown as Node, `${name} ${['path', 'query', 'body'][at]}`) : [],
    ),
);

const wrong: readonly unknown[] = [
  ...['', ' ', 'x'.repeat(20_000), '\ud800', 'constructor', '__proto__', '2026-02-30', 'ö'.repeat(300), '😀'],
  ...[-1, 0.5, 1e308, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1, -(2 ** 63)],
];

describe('a field stops at its first failing check', () => {
  it('in every rule of a request', () => {
    expect(rules.length).toBeGreaterThan(300);
    const more = rules.filter(([, rule]) =>
      wrong.some((value) => (v.safeParse(rule, value).issues?.length ?? 0) > 1),
    );
    expect(more.map(([path]) => path)).toEqual([]);
  });

  it('in a rule over another rule', () => {
    const seen: string[] = [];
    const note = (value: string) => seen.push(value) > 0;
    const rule = field(
      v.pipe(text(3), v.regex(/^[a-z]*$/, 'invalid_format'), v.check(note, 'invalid_format')),
    );
    for (const value of ['', 'toolong', 'A1']) expect(v.safeParse(rule, value).issues).toHaveLength(1);
    expect(seen).toEqual([]);
    expect(v.safeParse(rule, 'abc').success).toBe(true);
    expect(seen).toEqual(['abc']);
  });
});

describe('fields that belong together', () => {
  const seen: unknown[] = [];
  const schema = v.pipe(
    v.strictObject({ one: text(3), other: v.optional(text(3)), third: text(3) }),
    checkTogether(['one', 'other'], (value) => seen.push(value) === 0, 'mismatch'),
  );
  const errorsOf = (input: unknown) => {
    const { issues = [] } = v.safeParse(schema, input);
    return toFieldErrors(issues as [v.BaseIssue<unknown>]).map(({ path, code }) => `${path} ${code}`);
  };

  it.each([
    ['are judged where each is valid', { one: 'a', other: 'b', third: 'c' }, ['one mismatch'], 1],
    ['are judged where an optional one is missing', { one: 'a', third: 'c' }, ['one mismatch'], 1],
    [
      'are judged beside another, invalid field',
      { one: 'a', other: 'b' },
      ['third required', 'one mismatch'],
      1,
    ],
    ['are skipped if the first is invalid', { one: 'long', other: 'b', third: 'c' }, ['one max_length'], 0],
    ['are skipped if the other is invalid', { one: 'a', other: 'long', third: 'c' }, ['other max_length'], 0],
    ['are skipped if one is not a text', { one: 1, other: 'b', third: 'c' }, ['one required'], 0],
    ['are skipped if the input is a list', [], ['one required', 'third required'], 0],
    ['are skipped if the input is null', null, [' required'], 0],
    ['are skipped if the input is a text', 'x', [' invalid_format'], 0],
  ])('%s', (_, input, errors, judged) => {
    seen.length = 0;
    expect(errorsOf(input)).toEqual(errors);
    expect(seen).toHaveLength(judged);
  });
});

describe('the country of an address', () => {
  const address = { lastName: 'Petersen', street: 'Deich', houseNumber: '1', city: 'Husum' };
  const errorsOf = (countryCode: unknown, postcode = '25813') => {
    const { issues = [] } = v.safeParse(addressInputSchema, { ...address, countryCode, postcode });
    return toFieldErrors(issues as [v.BaseIssue<unknown>]).map(({ path, code }) => `${path} ${code}`);
  };

  it.each([
    ...['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'].map(
      (name) => [name, 'countryCode max_length'] as const,
    ),
    ...['XX', 'ZZ', 'EU', 'UK', 'AA', 'QO'].map((code) => [code, 'countryCode invalid_choice'] as const),
    ...['de', 'D1', '1 '].map(
      (code) => [code, code === '1 ' ? 'countryCode uppercase_only' : 'countryCode uppercase_only'] as const,
    ),
    ['', 'countryCode required'],
    [null, 'countryCode required'],
  ] as const)('%s is none', (code, error) => {
    expect(errorsOf(code)).toEqual([error]);
  });

  it.each([
    ['DE', '25813', []],
    ['FR', '2581', ['postcode invalid_format']],
    ['AQ', 'BIQQ 1ZZ', []],
    ['JP', '1000001', []],
  ] as const)('%s with %s', (code, postcode, errors) => {
    expect(errorsOf(code, postcode)).toEqual(errors);
  });
});
