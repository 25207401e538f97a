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
    const openBatch = waiting.get(db);
    const batch: Waiting<R> = openBatch && openBatch.size < mostKeys ? openBatch : new Map();
    if (batch !== openBatch) {
      waiting.set(db, batch);
      nextTurn(() => {
        if (waiting.get(db) === batch) waiting.delete(db);
        void send(db, batch, ask);
      });
    }
    const pending = batch.get(key) ?? Promise.withResolvers<R | null>();
    batch.set(key, pending);
    return pending.promise;
  };
}

async function send<R>(
  db: Database,
  batch: Waiting<R>,
  ask: (db: Database, keys: readonly string[]) => Promise<ReadonlyMap<string, R>>,
): Promise<void> {
  try {
    const found = await ask(db, [...batch.keys()]);
    for (const [key, { resolve }] of batch) resolve(found.get(key) ?? null);
  } catch (error) {
    for (const { reject } of batch.values()) reject(error);
  }
}
