import { LRUCache } from 'lru-cache';
import type { Database } from '../client.ts';

/** Lists that are known to have more rows than are counted. */
export interface LargeLists {
  /** Whether the list of this kind and these values is known to have more rows than are counted. */
  readonly has: (db: Database, kind: object, values: unknown) => boolean;
  readonly add: (db: Database, kind: object, values: unknown) => void;
}

/** Time after which a list is counted again: a database that was restored from a backup may have fewer rows. */
const minute = 60_000;
const most = 10_000;

/**
 * Remembers long lists whose rows are never removed: such a list stays long, whatever any instance adds, so the entries stay valid.
 * A transaction, which may be rolled back, counts as a database of its own.
 */
export function createLargeLists(elapsed: () => number = () => performance.now()): LargeLists {
  const largeByDatabase = new WeakMap<Database, WeakMap<object, LRUCache<string, true>>>();
  const createLists = () =>
    new LRUCache<string, true>({ max: most, ttl: minute, ttlResolution: 0, perf: { now: elapsed } });
  return {
    has: (db, kind, values) => largeByDatabase.get(db)?.get(kind)?.get(JSON.stringify(values)) ?? false,
    add: (db, kind, values) => {
      const kinds = largeByDatabase.get(db) ?? new WeakMap<object, LRUCache<string, true>>();
      const lists = kinds.get(kind) ?? createLists();
      largeByDatabase.set(db, kinds);
      kinds.set(kind, lists);
      lists.set(JSON.stringify(values), true);
    },
  };
}
