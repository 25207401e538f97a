import { fillPlaceholders, type Query, SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type Database, queryRows } from './client.ts';

/** The values of a statement's placeholders. */
type Values = Readonly<Record<string, unknown>>;

/** A statement whose text is there. */
class WrittenSql extends SQL {
  readonly #query: Query;

  constructor(text: string, params: unknown[]) {
    super([]);
    this.#query = { sql: text, params };
  }

  override toQuery(): Query {
    return this.#query;
  }
}

/**
 * A statement that is put together once, with `sql.placeholder` where values will stand, and then only filled in: that takes
 * longer than the rest of a small one. What `builtOnce` is for drizzle's own queries.
 */
export function writtenOnce<R extends Record<string, unknown>>(
  build: () => SQL,
): (db: Database, values: Values) => Promise<R[]> {
  let written: Query | undefined;
  return (db, values) => {
    written ??= new PgDialect().sqlToQuery(build());
    return queryRows<R>(db, new WrittenSql(written.sql, fillPlaceholders(written.params, values)));
  };
}
