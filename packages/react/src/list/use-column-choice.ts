import { useSdk } from '../provider/foyer-context.ts';

/** Columns that the user chose for a list, stored in this browser. */
export interface ColumnChoice {
  read(): readonly string[] | undefined;
  /** Stores the choice; undefined removes it. */
  write(ids: readonly string[] | undefined): void;
}

/** Returns the stored column choice of a list. */
export function useColumnChoice(list: string): ColumnChoice {
  const { user } = useSdk().storage;
  const key = `FOYER_COLUMNS.${list}`;
  return {
    read: () => user.get(key)?.split('.'),
    write: (ids) => (ids === undefined ? user.remove(key) : user.set(key, ids.join('.'))),
  };
}
