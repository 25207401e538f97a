import { fillPlaceholders, type Query, SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type Database, queryRows } from './client.ts';

/** Values of a statement's placeholders. */
type Values = Readonly<Record<string, unknown>>;

/** A statement whose text is written already. */
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
 * Builds a statement once, with `sql.placeholder` for its values, and fills in the values afterwards: building takes longer than everything
 * else about a small statement. The counterpart of `builtOnce`, which is for drizzle's own queries.
 */
export function preparedStatement<R extends Record<string, unknown>>(
  build: () => SQL,
): (db: Database, values: Values) => Promise<R[]> {
  let written: Query | undefined;
  return (db, values) => {
    written ??= new PgDialect().sqlToQuery(build());
    return queryRows<R>(db, new WrittenSql(written.sql, fillPlaceholders(written.params, values)));
  };
}
