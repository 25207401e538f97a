import { eq, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { loginNameOf, users } from '../accounts/accounts.table.ts';

export async function findPasswordHash(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return row?.hash ?? null;
}

/** Reads the number of recovery codes left, whether a company of the user demands a factor, and when this sign-in began. */
export async function readSurroundings(
  db: Database,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
) {
  const [row] = await queryRows<{ left: number; demanded: boolean; since: number | null }>(
    db,
    sql`select (select count(*)::int from recovery_codes where user_id = ${userId}) as left,
      exists (select 1 from memberships m join companies c on c.id = m.company_id
        where m.user_id = ${userId} and c.demands_second_factor) as demanded,
      (select (extract(epoch from created_at) * 1000)::float8 from session_families where id = ${sessionId}) as since`,
  );
  if (!row) throw new Error('A select without a table returned no row');
  const signedInAt = row.since === null ? null : new Date(Math.round(row.since));
  return { recoveryCodesLeft: row.left, isDemanded: row.demanded, signedInAt };
}

/** Reads the names by which apps and authenticators show an account: its login name and the name of its owner. */
export async function findNames(db: Database, userId: string) {
  const [row] = await db
    .select({
      loginName: sql<string>`${loginNameOf(users)}`,
      name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new Error(`${userId} has no account`);
  return row;
}
