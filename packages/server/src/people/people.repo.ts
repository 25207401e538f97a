import { eq } from 'drizzle-orm';
import { users } from '../accounts/accounts.table.ts';
import type { Database } from '../db/client.ts';

/** A user's name as it is printed. */
export async function nameOfUser(db: Database, userId: string): Promise<string> {
  const [user] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return user ? `${user.firstName} ${user.lastName}` : '';
}

/** The forced mileage prompt is over. */
export async function clearMileagePrompt(db: Database, userId: string): Promise<void> {
  await db.update(users).set({ needsToEnterMileage: false }).where(eq(users.id, userId));
}
