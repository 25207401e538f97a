import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/**
 * Counters of failed sign-ins, for existing and unknown accounts, so that a lock reveals nothing; in addition, counters for each network
 * from which an account has signed in.
 */
export const loginAttempts = pgTable('login_attempts', {
  /** SHA-256 of the user name; or `known ` and the SHA-256 of name and network. */
  account: text('account').primaryKey(),
  failures: integer('failures').notNull(),
  lastAttemptAt: instant('last_attempt_at').notNull(),
  lockedUntil: instant('locked_until'),
});
