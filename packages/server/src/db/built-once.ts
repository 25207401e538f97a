import type { Database } from './client.ts';

/** A query that drizzle has put together, with `sql.placeholder` where values will stand. */
interface Buildable<R> {
  readonly prepare: (name: string) => { readonly execute: (values: Record<string, unknown>) => Promise<R> };
}

/**
 * A query that is put together once for a database, and then only filled in: of one with many columns that takes longer than all
 * the rest of it. Its text must not depend on its values. A transaction puts its own together.
 */
export function builtOnce<V extends Record<string, unknown>, R>(
  build: (db: Database) => Buildable<R>,
): (db: Database, values: V) => Promise<R> {
  const built = new WeakMap<Database, ReturnType<Buildable<R>['prepare']>>();
  return (db, values) => {
    const known = built.get(db) ?? build(db).prepare('');
    built.set(db, known);
    return known.execute(values);
  };
}
