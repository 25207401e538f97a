import type { SecondFactorKind } from '@foyer/contract/second-factors/second-factor-kinds';
import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';

/** Data that decides how a user signs in. */
export interface FactorState {
  readonly kinds: readonly SecondFactorKind[];
  readonly hasRecoveryCodes: boolean;
  /** Whether a company of the user demands a second factor. */
  readonly isDemanded: boolean;
}

export async function readFactorState(db: Database, userId: string): Promise<FactorState> {
  const [row] = await queryRows<{ kinds: SecondFactorKind[]; has_codes: boolean; is_demanded: boolean }>(
    db,
    sql`select array(select distinct kind from second_factors where user_id = ${userId} order by kind) as kinds,
      exists (select 1 from recovery_codes where user_id = ${userId}) as has_codes,
      exists (select 1 from memberships m join companies c on c.id = m.company_id
        where m.user_id = ${userId} and c.demands_second_factor) as is_demanded`,
  );
  if (!row) throw new Error('A select without a table returned no row');
  return { kinds: row.kinds, hasRecoveryCodes: row.has_codes, isDemanded: row.is_demanded };
}
