import type { CallInput, CallOutput, OperationName } from '@foyer/contract';
import type { Endpoint } from '@foyer/core';
import { useKnownRow } from '../list/known-row.ts';
import type { ItemOf, ListName } from '../list/list-types.ts';
import { type ResourceState, useResource } from '../provider/use-resource.ts';
import { useLocale } from '../provider/use-session.ts';
import { useFindPlace } from './elsewhere/use-find-place.ts';
import type { KnownPlace } from './elsewhere/use-place-memory.ts';

/** Names of the operations that answer one record. */
type RecordName = Extract<OperationName, `get${string}`>;

/** State of a record on its page, or in place of the list it was opened from. */
export interface RecordState<Data, Row> {
  /** False for a text that cannot be an id; no request is sent then. */
  readonly isAddressable: boolean;
  readonly resource: ResourceState<Data>;
  /** Row of the list that was followed; undefined if the record was opened in another way. */
  readonly row: Row | undefined;
  /** Returns another mode or company in which the user can see the record; null if there is none. */
  readonly findPlace: () => Promise<KnownPlace | null>;
}

export interface RecordOptions<N extends RecordName, L extends ListName> {
  /** List whose rows lead to the record. */
  readonly list: L;
  /** Returns the call's input; `locale` is the active language, such as `de_DE`. */
  readonly input: (id: string, locale: string) => CallInput<Endpoint<N>>;
}

/**
 * Reads one record by its id:
 * `useRecord('getOrder', orderId, { list: 'listOrders', input: (id) => ({ params: { id } }) })`.
 */
export function useRecord<N extends RecordName, L extends ListName>(
  operation: N,
  id: string,
  { list, input }: RecordOptions<N, L>,
): RecordState<CallOutput<Endpoint<N>>, ItemOf<L>> {
  const { code: locale } = useLocale();
  const isAddressable = /^[A-Za-z0-9_-]{1,64}$/.test(id);
  const resource = useResource(operation, input(id, locale), { isEnabled: isAddressable });
  const findPlace = useFindPlace(operation, input(id, locale), resource.data !== undefined);
  return { isAddressable, resource, row: useKnownRow(list, id), findPlace };
}
