import { contract, type Endpoint, type OperationName } from '@foyer/contract';
import type { GenericSchema } from 'valibot';

/** A field of an entry that a column can show. */
export interface ListField {
  readonly name: string;
  readonly kind: 'text' | 'date' | 'number' | 'money';
  /** Whether the field is the title of the entry. */
  readonly isTitle: boolean;
  /** Whether the API can sort by the field. */
  readonly sort: boolean;
}

type Anatomy = GenericSchema & {
  readonly entries?: Readonly<Record<string, Anatomy>>;
  readonly item?: Anatomy;
  readonly wrapped?: Anatomy;
  readonly options?: readonly unknown[];
};

/** A schema describes dates as strings; the names of fields identify them. */
const isDateName = (name: string) => /(At|On|Date|Until)$/.test(name) || name === 'date';

function kindOf(name: string, schema: Anatomy): ListField['kind'] | null {
  const { type, wrapped, entries = {} } = schema;
  if (wrapped) return kindOf(name, wrapped);
  // Fields with a fixed choice of values are left out: each value needs a text, which only a person can write.
  if (type === 'string') return isDateName(name) ? 'date' : 'text';
  if (type === 'number') return 'number';
  return 'amount' in entries && 'currency' in entries ? 'money' : null;
}

/** The sort orders of a list operation. */
function sortsOf({ query }: Endpoint): readonly string[] {
  const sort = (query as Anatomy | undefined)?.entries?.sort;
  return ((sort?.wrapped?.options ?? []) as readonly unknown[]).map(String);
}

/** Fields of a list's entries that columns can show, `title` first, and the initial sort order. */
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
