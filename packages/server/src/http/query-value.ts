import { storable } from '../db/storable.ts';

/**
 * A value of a query outside of the contract, whose schemas judge their own: as the database can hold it, so that it may be looked
 * up and written down. Null where the query has none.
 */
export function queryValue({ searchParams }: URL, name: string): string | null {
  const value = searchParams.get(name);
  return value === null ? null : storable(value);
}
