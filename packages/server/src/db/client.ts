import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The database, whichever driver is behind it (PGlite or node-postgres). A transaction is a `Database` too, so a repo function
 * takes one and never asks which it got.
 */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Who hears what is told on a channel (`pg_notify`). */
export interface Hearing {
  readonly onPayload: (payload: string) => void;
  /** The connection was away and is back: what was told meanwhile nobody has heard. */
  readonly onGap: () => void;
}

/** Somebody hears a channel, until it is stopped. */
export interface Listening {
  /** Resolves when everything told from then on is heard; a database that is away is waited for. */
  readonly ready: Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Begins to hear a channel, by at most one connection of its own. */
export type Listen = (channel: string, hearing: Hearing) => Listening;

/** An open database and how to let go of it. */
export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgres';
  /** What other instances tell; null where it would not be heard. */
  readonly listen: Listen | null;
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
