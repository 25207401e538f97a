import type { Mode } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import { memberships, users } from '../domain/accounts/accounts.table.ts';
import { companies } from '../domain/companies/companies.table.ts';
import type { DeviceKind } from './describe-browser.ts';

/** All sessions of one sign-in. Revoking it ends all of its tokens. */
export const sessionFamilies = pgTable(
  'session_families',
  {
    id: text('id').primaryKey(),
    /** User who signed in. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** Absolute end, 12 hours after the sign-in. */
    endsAt: instant('ends_at').notNull(),
    /** Time at which a second factor was used; null for a sign-in by password alone. */
    secondFactorAt: instant('second_factor_at'),
    /** The partner whose backend vouched for the user; null for a sign-in at the portal. */
    partnerId: text('partner_id'),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason'),
    /** Description of the browser, and the network of its last use, as the owner sees them; null before the first call. */
    browser: text('browser'),
    system: text('system'),
    deviceKind: text('device_kind').$type<DeviceKind>(),
    network: text('network'),
    /** Precise to some minutes (`note-seen.repo.ts`). */
    lastSeenAt: instant('last_seen_at'),
  },
  (table) => [
    index('session_families_user').on(table.userId),
    index('session_families_ends').on(table.endsAt),
    index('session_families_partner').on(table.partnerId).where(sql`${table.partnerId} is not null`),
  ],
);

/** One mode of a sign-in, or one entry into another company or account (then with an actor). */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    familyId: text('family_id')
      .notNull()
      .references(() => sessionFamilies.id, { onDelete: 'cascade' }),
    /** User in whose name the session acts. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mode: text('mode').$type<Mode>().notNull(),
    companyId: text('company_id').references(() => companies.id),
    /** The membership whose roles apply. */
    membershipId: text('membership_id')
      .notNull()
      .references(() => memberships.id, { onDelete: 'cascade' }),
    actorUserId: text('actor_user_id'),
    actorKind: text('actor_kind', { enum: ['impersonation', 'company-switch'] }),
    /** End of the impersonation; null where only the end of the sign-in applies. */
    endsAt: instant('ends_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('sessions_family').on(table.familyId), index('sessions_user').on(table.userId)],
);

/** An issued token. A replaced one returns its successor for a grace period; later use ends the family. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    id: text('id').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    replacedAt: instant('replaced_at'),
    /** The successor, encrypted with a key that only the holder of this token has. */
    successor: text('successor'),
  },
  (table) => [index('session_tokens_session').on(table.sessionId)],
);
