import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/**
 * Counts attempts to sign in, for accounts that exist and for those that do not, so that a lock tells nothing; and apart from
 * that, those from each network an account was signed in from.
 */
export const loginAttempts = pgTable('login_attempts', {
  /** SHA-256 of the e-mail address; `known ` and that of address and network. */
  account: text('account').primaryKey(),
  failures: integer('failures').notNull(),
  lastAttemptAt: instant('last_attempt_at').notNull(),
  lockedUntil: instant('locked_until'),
});
