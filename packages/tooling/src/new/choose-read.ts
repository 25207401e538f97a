import { contract, type Endpoint, features, type OperationName, routes } from '@foyer/contract';
import { type GenericSchema, safeParse } from 'valibot';
import { sampleOf, sampleText } from './sample-of.ts';

/** A list that a generated widget shows: what it is called and what one entry looks like. */
export interface ListRead {
  readonly operation: OperationName;
  readonly access: string;
  /** Whether it takes `limit`. */
  readonly isPaged: boolean;
  /** The entry's field that is shown. */
  readonly label: string;
  /** An answer with one entry, and one with none. */
  readonly filled: object;
  readonly empty: object;
}

const labels = ['title', 'name', 'number', 'label', 'subject'];

interface ObjectSchema {
  readonly entries?: Readonly<Record<string, GenericSchema & { readonly item?: GenericSchema }>>;
}

/** The operation as a list whose entries have an id and something to call them by; null where it is none. */
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

/** What a new widget of a feature reads at first: the feature's own first list, else the news. */
export function chooseRead(feature: string): ListRead {
  const own = Object.keys((features as Record<string, object>)[feature] ?? {}) as OperationName[];
  for (const operation of [...own, 'listNews' as const]) {
    const read = asList(operation);
    if (read) return read;
  }
  throw new Error('The contract has no list that a widget could show.');
}

/** The read of an operation by its name; null where it is no list a widget could show. */
export const readOf = (operation: string): ListRead | null =>
  operation in contract ? asList(operation as OperationName) : null;
