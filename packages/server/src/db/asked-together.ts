import type { Database } from './client.ts';

/** The next turn of the event loop. A browser has one caller and needs none. Taken now: a test that stops the clock stops it not. */
const nextTurn: (work: () => void) => void = globalThis.setImmediate ?? queueMicrotask;

/** The most that one statement asks for. */
const mostKeys = 50;

/** What is asked for and not sent yet, by its key. */
type Waiting<R> = Map<string, PromiseWithResolvers<R | null>>;

/**
 * A read by a key. What is asked for in one turn of the event loop goes in one statement: nobody waits for it where few call, and
 * where many do a trip is shared by all who came at once. Each is answered by what was read after it asked.
 */
export function askedTogether<R>(
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
