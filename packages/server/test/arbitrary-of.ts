import fc from 'fast-check';
import type { GenericSchema } from 'valibot';
import { story } from '../src/demo/demo-people.ts';
import {
  aroundLimit,
  edgeDays,
  edgeInstants,
  edgeNumbers,
  hostileTexts,
  inheritedNames,
  numberTexts,
} from './hostile-values.ts';

/** Parts of a valibot schema of any kind that the generator needs. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly value?: Shape;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** Values that have caused server errors before. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', true, [], {}, [[]], { a: { b: [] } }),
  fc.constantFrom<unknown>(...edgeNumbers),
  fc.constantFrom<unknown>(...hostileTexts, ...edgeDays),
  // own properties, as in parsed JSON
  fc
    .constantFrom(...inheritedNames)
    .map((name) => JSON.parse(`{${JSON.stringify(name)}:{"x":1}}`) as unknown),
);

/** Made-up cursors: every sort with values that its column may not accept. */
const cursors = fc
  .tuple(
    fc.constantFrom(
      'orderedAt:desc',
      'publishedAt:desc',
      'newest:asc',
      'price:asc',
      'name:asc',
      'relevance:desc',
    ),
    fc.constantFrom<unknown>(
      ...edgeInstants,
      ...numberTexts,
      ...['1e5', '', '-0.0', 'x'.repeat(300), '\ud800', '\0', ...edgeNumbers, null, [], {}],
    ),
    fc.constantFrom<unknown>('x', 'a'.repeat(65), "a'b", '\0', '__proto__', null),
  )
  .map((position) => Buffer.from(JSON.stringify(position)).toString('base64url'));

/** Damages a text: removes, doubles or inserts a part. */
export const damaged = (text: string): fc.Arbitrary<string> =>
  fc
    .record({
      from: fc.nat(text.length),
      length: fc.nat(8),
      put: fc.constantFrom(
        '',
        '"',
        '{',
        ']',
        ',',
        '\\',
        '\\u0000',
        '\\ud800',
        '\u0000',
        '\ufeff',
        '1e999',
        '"a":1,',
      ),
    })
    .map(({ from, length, put }) => text.slice(0, from) + put + text.slice(from + length));

/** Returns input for a schema: mostly valid, sometimes at its limits, sometimes invalid. `ids` are existing identifiers. */
export function arbitraryOf(
  schema: GenericSchema | undefined,
  ids: readonly string[],
): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant({});
  return spoiled(of(schema as unknown as Shape, ids));
}

const spoiled = (fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: fitting, weight: 20 }, { arbitrary: nasty, weight: 1 });

function of(shape: Shape, ids: readonly string[]): fc.Arbitrary<unknown> {
  const inner = (one: Shape = { type: 'unknown' }) => of(one, ids);
  switch (shape.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return record(shape.entries ?? {}, ids);
    case 'array':
      return fc.array(inner(shape.item), { maxLength: 5 });
    case 'optional':
    case 'nullable':
    case 'nullish':
      return inner(shape.wrapped);
    case 'union':
    case 'variant':
      return fc.oneof(...(shape.options as Shape[]).map(inner));
    case 'picklist':
      return fc.constantFrom(...(shape.options ?? []));
    case 'literal':
      return fc.constant(shape.literal);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.oneof(
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom<number>(9999, 120_000, ...edgeNumbers),
      );
    case 'record':
      return fc.dictionary(
        fc.oneof(fc.string(), fc.constantFrom(...inheritedNames, 'a\0b', '\ud800')),
        inner(shape.value),
        { maxKeys: 3 },
      );
    case 'string':
      return text(shape, ids);
    default:
      return nasty;
  }
}

/** Returns a record with mostly valid required fields, and some of the optional ones. */
function record(entries: Readonly<Record<string, Shape>>, ids: readonly string[]): fc.Arbitrary<unknown> {
  const fields = Object.entries(entries).map(([name, entry]) => {
    const value = spoiled(name === 'cursor' ? fc.oneof(cursors, fc.string()) : of(entry, ids));
    return [
      name,
      entry.type === 'optional'
        ? fc.oneof({ arbitrary: fc.constant(undefined), weight: 3 }, { arbitrary: value, weight: 1 })
        : value,
    ] as const;
  });
  const fitting = fc
    .record(Object.fromEntries(fields))
    .map((value) => Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)));
  const surplus = fc
    .tuple(fitting, fc.constantFrom('surplus', ...inheritedNames, 'a\0b', '\ud800'))
    .map(([value, name]) => ({ ...value, ...(JSON.parse(`{${JSON.stringify(name)}:1}`) as object) }));
  return fc.oneof({ arbitrary: fitting, weight: 20 }, { arbitrary: surplus, weight: 1 });
}

/** Returns the maximum length of a text; 0 where it has none. */
const mostOf = (pipe: NonNullable<Shape['pipe']>): number =>
  Math.max(0, ...pipe.map(({ type, requirement }) => (type === 'max_length' ? Number(requirement) : 0)));

function text({ pipe = [] }: Shape, ids: readonly string[]): fc.Arbitrary<unknown> {
  const kinds = pipe.map(({ type }) => type);
  const pattern = pipe.find(({ type }) => type === 'regex')?.requirement;
  if (kinds.includes('email')) return fc.constantFrom('a@b.test', story.manager.email, 'ü@ü.test', 'a@b');
  if (kinds.includes('iso_date')) return fc.constantFrom('2026-01-31', ...edgeDays);
  if (kinds.includes('iso_timestamp')) return fc.constantFrom('2026-01-31T10:00:00Z', ...edgeInstants);
  if (pattern instanceof RegExp) {
    const known = [
      'DE',
      '12345',
      'de_DE',
      'DE89370400440532013000',
      '+49 711 123456',
      'S-AB 123',
      '10',
      ...ids,
    ];
    const fitting = known.filter((one) => pattern.test(one));
    return fc.constantFrom(...(fitting.length ? fitting : known));
  }
  return fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom('Müller', '10', 'Wallbox', 'kabel', ...aroundLimit(mostOf(pipe)), ...inheritedNames),
  );
}
