import type { Database } from './client.ts';

/** A drizzle query with `sql.placeholder` for its values. */
interface Buildable<R> {
  readonly prepare: (name: string) => { readonly execute: (values: Record<string, unknown>) => Promise<R> };
}

/**
 * Builds a query once per database and fills in its values afterwards: building a query of many columns takes longer than everything else
 * about it. The query's text must not depend on its values. A transaction counts as a database and builds its own.
 */
export function builtOnce<V extends Record<string, unknown>, R>(
  build: (db: Database) => Buildable<R>,
): (db: Database, values: V) => Promise<R> {
  const built = new WeakMap<Database, ReturnType<Buildable<R>['prepare']>>();
  return (db, values) => {
    const prepared = built.get(db) ?? build(db).prepare('');
    built.set(db, prepared);
    return prepared.execute(values);
  };
}
