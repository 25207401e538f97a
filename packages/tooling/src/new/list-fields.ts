import { contract, type Endpoint, type OperationName } from '@foyer/contract';
import type { GenericSchema } from 'valibot';

/** A field of an entry that a column can show. */
export interface ListField {
  readonly name: string;
  readonly kind: 'text' | 'date' | 'number' | 'money';
  /** What the entry is called by. */
  readonly isTitle: boolean;
  /** The API sorts by it. */
  readonly sort: boolean;
}

type Anatomy = GenericSchema & {
  readonly entries?: Readonly<Record<string, Anatomy>>;
  readonly item?: Anatomy;
  readonly wrapped?: Anatomy;
  readonly options?: readonly unknown[];
};

/** Dates are texts to a schema; their names tell. */
const isDateName = (name: string) => /(At|On|Date|Until)$/.test(name) || name === 'date';

function kindOf(name: string, schema: Anatomy): ListField['kind'] | null {
  const { type, wrapped, entries = {} } = schema;
  if (wrapped) return kindOf(name, wrapped);
  // A choice of words needs texts for each, which only a person can write.
  if (type === 'string') return isDateName(name) ? 'date' : 'text';
  if (type === 'number') return 'number';
  return 'amount' in entries && 'currency' in entries ? 'money' : null;
}

/** The orders a list operation can be in. */
function sortsOf({ query }: Endpoint): readonly string[] {
  const sort = (query as Anatomy | undefined)?.entries?.sort;
  return ((sort?.wrapped?.options ?? []) as readonly unknown[]).map(String);
}

/** What a column can show of the entries of a list, `title` first; and the order it starts with. */
export function listFields(operation: OperationName, title: string) {
  const endpoint: Endpoint = contract[operation];
  const sorts = sortsOf(endpoint);
  const { item } = (endpoint.response as Anatomy).entries?.items ?? {};
  const fields = Object.entries(item?.entries ?? {}).flatMap(([name, schema]): ListField[] => {
    const kind = name === 'id' ? null : kindOf(name, schema);
    const sort = sorts.includes(`${name}:asc`);
    return kind === null ? [] : [{ name, kind, isTitle: name === title, sort }];
  });
  const first = fields.filter(({ isTitle }) => isTitle);
  return {
    fields: [...first, ...fields.filter(({ isTitle }) => !isTitle)],
    sort: sorts.find((each) => each.endsWith(':desc')) ?? sorts[0],
  };
}
