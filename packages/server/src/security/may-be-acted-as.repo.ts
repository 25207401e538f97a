import { type SQL, sql } from 'drizzle-orm';
import { neverActedAs } from './never-acted-as.ts';

/**
 * Accounts that `userId` may act as: active, somebody else's, and without a role that is never lent out. `user` is what the
 * statement calls the table of users.
 */
export const mayBeActedAs = (user: 'u' | 'users', userId: string): SQL => {
  const its = sql.raw(user);
  return sql`${its}.status = 'active' and ${its}.id <> ${userId} and not exists (
        select 1 from memberships other where other.user_id = ${its}.id and other.roles && string_to_array(${neverActedAs.join(' ')}, ' '))`;
};
