import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The database, whichever driver is behind it (PGlite or node-postgres). A transaction is a `Database` too, so a repo function
 * takes one and never asks which it got.
 */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open database and how to let go of it. */
export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgres';
  readonly close: () => Promise<void>;
}

/** The rows of a raw statement. */
export async function queryRows<T extends Record<string, unknown>>(db: Database, query: SQL): Promise<T[]> {
  const result: unknown = await db.execute(query);
  return (result as { rows: T[] }).rows;
}

/** The SQLSTATE of a failed statement (`23505` is a unique violation); drizzle keeps it at `cause.code`. */
export function sqlState(error: unknown): string | undefined {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** Resolves when the database answers. */
export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}

/** The database's major version of PostgreSQL, such as 17. */
export async function majorVersion(db: Database): Promise<number> {
  const [row] = await queryRows<{ server_version_num: string }>(db, sql`show server_version_num`);
  return Math.floor(Number(row?.server_version_num) / 10_000);
}
