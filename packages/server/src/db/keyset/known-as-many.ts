import { LRUCache } from 'lru-cache';
import type { Database } from '../client.ts';

/** Lists that are known to have more rows than are counted. */
export interface KnownAsMany {
  /** Whether the list that `values` stand for, of that kind, was found to be one of them. */
  readonly has: (db: Database, kind: object, values: unknown) => boolean;
  readonly add: (db: Database, kind: object, values: unknown) => void;
}

/** A database that is put back from a backup may have fewer rows, and is counted anew after this. */
const minute = 60_000;
const most = 10_000;

/**
 * For lists whose rows never leave: one that has more rows than are counted has them for good, whatever is added on whichever
 * instance. So what is remembered cannot grow old. A transaction, which may be undone, is a database of its own here.
 */
export function createKnownAsMany(elapsed: () => number = () => performance.now()): KnownAsMany {
  const known = new WeakMap<Database, WeakMap<object, LRUCache<string, true>>>();
  const createLists = () =>
    new LRUCache<string, true>({ max: most, ttl: minute, ttlResolution: 0, perf: { now: elapsed } });
  return {
    has: (db, kind, values) => known.get(db)?.get(kind)?.get(JSON.stringify(values)) ?? false,
    add: (db, kind, values) => {
      const kinds = known.get(db) ?? new WeakMap<object, LRUCache<string, true>>();
      const lists = kinds.get(kind) ?? createLists();
      known.set(db, kinds);
      kinds.set(kind, lists);
      lists.set(JSON.stringify(values), true);
    },
  };
}
