import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The database behind either driver (PGlite or node-postgres). A transaction is a `Database` too, so a repo function accepts both without
 * a distinction.
 */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Callbacks of a subscription to a notification channel (`pg_notify`). */
export interface Hearing {
  readonly onPayload: (payload: string) => void;
  /** The connection was lost and is restored: notifications in between are missed. */
  readonly onGap: () => void;
}

/** Subscription to a channel, until it is stopped. */
export interface Listening {
  /** Resolves once every later notification will be received; waits for a database that does not answer. */
  readonly ready: Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Subscribes to a channel over at most one connection of its own. */
export type Listen = (channel: string, hearing: Hearing) => Listening;

/** An open database. */
export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgres';
  /** Subscribes to notifications of other instances; null where they would not arrive. */
  readonly listen: Listen | null;
  readonly close: () => Promise<void>;
}

/** Returns the rows of a raw statement. */
export async function queryRows<T extends Record<string, unknown>>(db: Database, query: SQL): Promise<T[]> {
  const result: unknown = await db.execute(query);
  return (result as { rows: T[] }).rows;
}

/** Returns the SQLSTATE of a failed statement (`23505` is a unique violation); drizzle keeps it at `cause.code`. */
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

/** Returns the database's major version of PostgreSQL, such as 17. */
export async function majorVersion(db: Database): Promise<number> {
  const [row] = await queryRows<{ server_version_num: string }>(db, sql`show server_version_num`);
  return Math.floor(Number(row?.server_version_num) / 10_000);
}
