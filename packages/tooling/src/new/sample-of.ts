import { fallbackLocale } from '@foyer/contract/languages';
import { type GenericSchema, safeParse } from 'valibot';

/** Text of a sample where any text is valid. */
export const sampleText = 'Beispiel';

const texts = [
  sampleText,
  'beispiel-1',
  '2026-11-20T08:00:00.000Z',
  '2026-11-20',
  'DE',
  'EUR',
  fallbackLocale,
  'https://foyer.example/beispiel',
  'beispiel@foyer.example',
  '+49 30 1234567',
  '12345',
];
const numbers = [1, 0, 100];

type Anatomy = GenericSchema & {
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly item?: GenericSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
};

const firstThatFits = (schema: GenericSchema, values: readonly unknown[]) =>
  values.find((value) => safeParse(schema, value).success);

/** A small value that fits a schema; undefined if none is found. */
export function sampleOf(schema: GenericSchema): unknown {
  const { type, entries, item, options, literal } = schema as Anatomy;
  if (type === 'nullable' || type === 'nullish') return null;
  if (type === 'optional') return undefined;
  if (type === 'literal') return literal;
  if (type === 'boolean') return false;
  if (type === 'string') return firstThatFits(schema, texts);
  if (type === 'number') return firstThatFits(schema, numbers);
  if (type === 'picklist') return options?.[0];
  if (type === 'array') return firstThatFits(schema, [item ? [sampleOf(item)] : [], []]);
  if (type === 'variant' || type === 'union') return sampleOf(options?.[0] as GenericSchema);
  if (!entries) return type === 'record' ? {} : undefined;
  const pairs = Object.entries(entries).map(([name, entry]) => [name, sampleOf(entry)] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}
