import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** What completes a sign-in after the password: an app for codes, of which there is one at most, and passkeys. */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['totp', 'passkey'] }).notNull(),
    /** As its owner calls a passkey. */
    name: text('name'),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    /** Of an app: its secret, encrypted with a key that follows from the server's signing key and the account. */
    sealedSecret: text('sealed_secret'),
    /** Of an app: the half minute of the last code that was taken; none of it or before is taken again. */
    lastStep: integer('last_step'),
    /** Of a passkey: how the authenticator calls it, and its public key in COSE; both base64url. */
    credentialId: text('credential_id').unique(),
    publicKey: text('public_key'),
    /** Of a passkey: how often it was used, where its authenticator counts. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: text('transports').array().notNull().default([]),
  },
  (table) => [
    index('second_factors_user').on(table.userId),
    uniqueIndex('second_factors_one_app').on(table.userId).where(sql`${table.kind} = 'totp'`),
  ],
);

/** Codes that stand in for a second factor that is lost, until they are used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `sha256Hex` of the code, which has 80 random bits. */
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** What somebody has begun and not finished: a sign-in whose password was right, one by a passkey alone, or setting up a factor. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    /** `sha256Hex` of the challenge; of setting up while signed in, what is set up and in which sign-in. */
    id: text('id').primaryKey(),
    purpose: text('purpose', { enum: ['password', 'passkey', 'setup'] }).notNull(),
    /** Whose; of a passkey alone nobody's yet. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    /** Wrong codes so far. */
    failures: integer('failures').notNull().default(0),
    /** What a passkey has to sign. */
    question: text('question'),
    /** The secret of an app that is not confirmed yet, encrypted as in `second_factors`. */
    sealedSecret: text('sealed_secret'),
  },
  (table) => [
    index('sign_in_challenges_user').on(table.userId),
    index('sign_in_challenges_expires').on(table.expiresAt),
  ],
);
