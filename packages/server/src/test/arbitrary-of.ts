import fc from 'fast-check';
import type { GenericSchema } from 'valibot';

/** What the generator needs of a valibot schema, of any kind. */
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

/** Values that have broken servers before. */
const nasty = fc.constantFrom<unknown>(
  ...[
    null,
    '',
    ' ',
    0,
    -1,
    0.5,
    1e9,
    1e308,
    -0,
    Number.MAX_SAFE_INTEGER,
    true,
    [],
    {},
    [[]],
    { a: { b: [] } },
  ],
  ...[
    '\u0000',
    '\ud800',
    '%',
    "'; drop table users; --",
    '😀'.repeat(50),
    'x'.repeat(5000),
    '__proto__',
    'NaN',
    '2026-02-30',
  ],
);

/** Input for a schema: mostly fitting, sometimes at its edges, sometimes nonsense. */
export function arbitraryOf(schema: GenericSchema | undefined): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant({});
  return spoiled(of(schema as unknown as Shape));
}

const spoiled = (fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: fitting, weight: 20 }, { arbitrary: nasty, weight: 1 });

function of(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object': {
      const entries = Object.entries(shape.entries ?? {});
      const record = Object.fromEntries(entries.map(([name, entry]) => [name, spoiled(of(entry))]));
      const required = entries.filter(([, entry]) => entry.type !== 'optional').map(([name]) => name);
      const fitting = fc.record(record, { requiredKeys: required });
      const surplus = fitting.map((value) => ({ ...value, surplus: 1 }));
      return fc.oneof({ arbitrary: fitting, weight: 15 }, { arbitrary: surplus, weight: 1 });
    }
    case 'array':
      return fc.array(of(shape.item ?? { type: 'unknown' }), { maxLength: 5 });
    case 'optional':
    case 'nullable':
    case 'nullish':
      return of(shape.wrapped ?? { type: 'unknown' });
    case 'union':
    case 'variant':
      return fc.oneof(...(shape.options as Shape[]).map(of));
    case 'picklist':
      return fc.constantFrom(...(shape.options ?? []));
    case 'literal':
      return fc.constant(shape.literal);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom<number>(-1, 0.5, 1e9, 9999));
    case 'record':
      return fc.dictionary(fc.string(), of(shape.value ?? { type: 'unknown' }), { maxKeys: 3 });
    case 'string':
      return text(shape);
    default:
      return nasty;
  }
}

function text({ pipe = [] }: Shape): fc.Arbitrary<unknown> {
  const kinds = pipe.map(({ type }) => type);
  if (kinds.includes('email')) return fc.constantFrom('a@b.test', 'everything@alpha.test', 'ü@ü.test', 'a@b');
  if (kinds.includes('iso_date'))
    return fc.constantFrom('2026-01-31', '1900-01-01', '9999-12-31', '2026-02-29', '2024-02-29');
  if (kinds.includes('regex'))
    return fc.constantFrom(
      'alpha',
      'everything',
      'K-1',
      'DE',
      '12345',
      'de_DE',
      'DE89370400440532013000',
      '+49 711 123456',
      'S-AB 123',
    );
  return fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom('Müller', '10', 'true', 'name:asc'),
  );
}
