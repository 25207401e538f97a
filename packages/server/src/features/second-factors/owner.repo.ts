import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { loginNameOf, users } from '../../domain/accounts/accounts.table.ts';

export async function findPasswordHash(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return row?.hash ?? null;
}

/** How an app and an authenticator are told an account: what it signs in by, and whose it is. */
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
