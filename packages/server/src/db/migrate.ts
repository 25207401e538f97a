import { sql } from 'drizzle-orm';
import { type Database, queryRows } from './client.ts';
import { expectRows } from './effect/carry-out.ts';

/** One migration: its name, and its statements in order. */
export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

/** Number of the advisory lock on which instances that start together wait; no other program uses it. */
const LOCK = 4_400_001;

/** Runs `work` under the lock of instances that start, in one transaction, without the time limits of ordinary calls. */
export function withStartLock<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`);
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    return work(tx);
  });
}

const preparation = [
  'create extension if not exists pg_trgm',
  expectRows,
  'create table if not exists foyer_migrations (name text primary key, applied_at timestamptz not null default now())',
];

/** Migrates the database to the newest schema. Can be called from several instances at once, and repeatedly. */
export function migrate(db: Database, migrations: readonly Migration[]): Promise<readonly string[]> {
  return withStartLock(db, async (tx) => {
    await tx.execute(sql`set local client_min_messages = warning`);
    for (const statement of preparation) await tx.execute(sql.raw(statement));
    const done = await queryRows<{ name: string }>(tx, sql`select name from foyer_migrations`);
    const applied = new Set(done.map((row) => row.name));
    const pending = migrations.filter((migration) => !applied.has(migration.name));
    for (const migration of pending) {
      for (const statement of migration.statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into foyer_migrations (name) values (${migration.name})`);
    }
    return pending.map((migration) => migration.name);
  });
}
