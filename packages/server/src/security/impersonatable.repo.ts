import { type SQL, sql } from 'drizzle-orm';
import { neverImpersonated } from './never-impersonated.ts';

/**
 * Condition for accounts that `userId` may impersonate: active, not their own, and without a role that excludes it. `user` is the name of
 * the users table in the statement.
 */
export const isImpersonatable = (user: 'u' | 'users', userId: string): SQL => {
  const its = sql.raw(user);
  return sql`${its}.status = 'active' and ${its}.id <> ${userId} and not exists (
        select 1 from memberships other where other.user_id = ${its}.id and other.roles && string_to_array(${neverImpersonated.join(' ')}, ' '))`;
};
