import { storable } from '../../db/storable.ts';

/**
 * Returns a query value outside the contract, which no schema has checked, in a form that the database can store, so that it can be looked
 * up and audited. Null where the query has none.
 */
export function queryValue({ searchParams }: URL, name: string): string | null {
  const value = searchParams.get(name);
  return value === null ? null : storable(value);
}
