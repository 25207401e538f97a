import type { Database } from './client.ts';

/** The next turn of the event loop; a microtask in a browser, which has one caller. Captured here, so that fake timers of tests do not stop it. */
const nextTurn: (work: () => void) => void = globalThis.setImmediate ?? queueMicrotask;

/** Maximum number of keys in one statement. */
const mostKeys = 50;

/** Requests that are not sent yet, by key. */
type Waiting<R> = Map<string, PromiseWithResolvers<R | null>>;

/**
 * Returns a read by key that batches: requests of one turn of the event loop share one statement. Under low load nobody waits for it;
 * under high load one round trip serves many callers. Each caller gets a row that was read after the request.
 */
export function batchReads<R>(
  ask: (db: Database, keys: readonly string[]) => Promise<ReadonlyMap<string, R>>,
): (db: Database, key: string) => Promise<R | null> {
  const waiting = new WeakMap<Database, Waiting<R>>();
  return (db, key) => {
    const known = waiting.get(db);
    const asked: Waiting<R> = known && known.size < mostKeys ? known : new Map();
    if (asked !== known) {
      waiting.set(db, asked);
      nextTurn(() => {
        if (waiting.get(db) === asked) waiting.delete(db);
        void send(db, asked, ask);
      });
    }
    const own = asked.get(key) ?? Promise.withResolvers<R | null>();
    asked.set(key, own);
    return own.promise;
  };
}

async function send<R>(
  db: Database,
  asked: Waiting<R>,
  ask: (db: Database, keys: readonly string[]) => Promise<ReadonlyMap<string, R>>,
): Promise<void> {
  try {
    const found = await ask(db, [...asked.keys()]);
    for (const [key, { resolve }] of asked) resolve(found.get(key) ?? null);
  } catch (error) {
    for (const { reject } of asked.values()) reject(error);
  }
}
