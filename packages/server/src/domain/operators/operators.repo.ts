import { asc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { operatorStatements, operators } from './operators.table.ts';

export type Operator = typeof operators.$inferSelect;

export function listOperators(db: Database): Promise<Operator[]> {
  return db.select().from(operators).orderBy(asc(operators.id));
}

export async function findOperator(db: Database, operatorId: string): Promise<Operator | null> {
  const [row] = await db.select().from(operators).where(eq(operators.id, operatorId));
  return row ?? null;
}

/** Inserts an operator or replaces the stored one. */
export async function keepOperator(db: Database, operator: Operator): Promise<void> {
  const { id: target } = operators;
  await db.insert(operators).values(operator).onConflictDoUpdate({ target, set: operator });
}

export async function deleteOperator(db: Database, operatorId: string): Promise<void> {
  await db.delete(operators).where(eq(operators.id, operatorId));
}

/** Marks a statement as used; false if it was used before. Of two concurrent calls, one gets true. */
export async function useStatement(
  db: Database,
  statement: { readonly operatorId: string; readonly jti: string },
  now: Date,
): Promise<boolean> {
  const used = await db
    .insert(operatorStatements)
    .values({ ...statement, usedAt: now })
    .onConflictDoNothing()
    .returning({ jti: operatorStatements.jti });
  return used.length > 0;
}

export async function forgetStatements(db: Database, before: Date): Promise<void> {
  await db.delete(operatorStatements).where(lt(operatorStatements.usedAt, before));
}
