import { useSdk } from '../provider/foyer-context.ts';

/** The columns a user chose for a list, in this browser. */
export interface ColumnChoice {
  read(): readonly string[] | undefined;
  /** Undefined forgets the choice. */
  write(ids: readonly string[] | undefined): void;
}

/** Remembers which columns of a list somebody wants to see. */
export function useColumnChoice(list: string): ColumnChoice {
  const { user } = useSdk().storage;
  const key = `FOYER_COLUMNS.${list}`;
  return {
    read: () => user.get(key)?.split('.'),
    write: (ids) => (ids === undefined ? user.remove(key) : user.set(key, ids.join('.'))),
  };
}
