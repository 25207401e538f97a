import { type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { plannedPerValue } from '../../db/statement-names.ts';
import { users } from '../accounts/accounts.table.ts';
import type { AnySource, Viewer } from './source.repo.ts';

/** Results of a viewer's sources in their order, and whether a forced prompt is open. */
export interface Facts {
  readonly hasPrompt: boolean;
  readonly found: readonly unknown[];
}

const hasPrompt = ({ userId }: Viewer): SQL =>
  sql`select needs_onboarding or needs_to_enter_mileage from ${users} where id = ${userId}`;

/** Reads all sources in one statement. */
export async function readFacts(db: Database, viewer: Viewer, sources: readonly AnySource[]): Promise<Facts> {
  const queries = [hasPrompt, ...sources.map(({ facts }) => facts)].map(
    (query, at) => sql`(${query(viewer)}) as ${sql.identifier(`f${at}`)}`,
  );
  const [row = {}] = await queryRows<Record<string, unknown>>(
    db,
    sql`select ${sql.join(queries, sql`, `)} ${sql.raw(plannedPerValue)}`,
  );
  const [prompt, ...found] = Object.values(row);
  return { hasPrompt: prompt === true, found };
}
