import { contract, type Endpoint, features, type OperationName, routes } from '@foyer/contract';
import { type GenericSchema, safeParse } from 'valibot';
import { sampleOf, sampleText } from './sample-of.ts';

/** A list that a generated widget shows: its operation and sample answers. */
export interface ListRead {
  readonly operation: OperationName;
  readonly access: string;
  /** Whether it takes `limit`. */
  readonly isPaged: boolean;
  /** The field of an entry that is shown. */
  readonly label: string;
  /** A sample answer with one entry, and one without entries. */
  readonly filled: object;
  readonly empty: object;
}

const labels = ['title', 'name', 'number', 'label', 'subject'];

interface ObjectSchema {
  readonly entries?: Readonly<Record<string, GenericSchema & { readonly item?: GenericSchema }>>;
}

/** The operation as a list whose entries have an id and a field that names them; null if it is no such list. */
function asList(operation: OperationName): ListRead | null {
  const endpoint: Endpoint = contract[operation];
  const [method, path] = routes[operation];
  const { entries } = endpoint.response as ObjectSchema;
  const item = entries?.items?.item;
  if (method !== 'GET' || path.includes('{') || !item || !('entries' in item)) return null;
  const fields = (item as ObjectSchema).entries ?? {};
  const label = labels.find((name) => fields[name] && sampleOf(fields[name]) === sampleText);
  const filled = sampleOf(endpoint.response as GenericSchema) as { items?: unknown[] };
  if (!label || !fields.id || filled?.items?.length !== 1) return null;
  if (!safeParse(endpoint.response as GenericSchema, filled).success) return null;
  return {
    operation,
    access: endpoint.access === 'public' ? 'signedIn' : endpoint.access,
    isPaged: 'limit' in ((endpoint.query as ObjectSchema | undefined)?.entries ?? {}),
    label,
    filled,
    empty: { ...filled, items: [] },
  };
}

/** The initial read of a new widget: the first list of its feature, else the news. */
export function chooseRead(feature: string): ListRead {
  const own = Object.keys((features as Record<string, object>)[feature] ?? {}) as OperationName[];
  for (const operation of [...own, 'listNews' as const]) {
    const read = asList(operation);
    if (read) return read;
  }
  throw new Error('The contract has no list that a widget can show.');
}

/** The read of an operation by name; null if it is not a list that a widget can show. */
export const readOf = (operation: string): ListRead | null =>
  operation in contract ? asList(operation as OperationName) : null;
