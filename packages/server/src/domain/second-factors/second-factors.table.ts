import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** Factors that complete a sign-in after the password: at most one app for codes, and passkeys. */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['totp', 'passkey'] }).notNull(),
    /** Name that its owner gave a passkey. */
    name: text('name'),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    /** Secret of an app, encrypted with a key derived from the server's signing key and the account. */
    sealedSecret: text('sealed_secret'),
    /** Half minute of the last code of an app that was accepted; no code of it or before is accepted again. */
    lastStep: integer('last_step'),
    /** Id of a passkey in its authenticator. Like `publicKey`, the public key in COSE, it is base64url. */
    credentialId: text('credential_id').unique(),
    publicKey: text('public_key'),
    /** Number of uses of a passkey, if its authenticator counts them. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: text('transports').array().notNull().default([]),
  },
  (table) => [
    index('second_factors_user').on(table.userId),
    uniqueIndex('second_factors_one_app').on(table.userId).where(sql`${table.kind} = 'totp'`),
  ],
);

/** Codes that replace a lost second factor, each once. */
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

/** Steps that are not completed: a sign-in after the right password, a sign-in by passkey alone, or the setup of a factor. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    /** `sha256Hex` of the challenge; for a setup while signed in, the kind of factor and the sign-in. */
    id: text('id').primaryKey(),
    purpose: text('purpose', { enum: ['password', 'passkey', 'setup'] }).notNull(),
    /** User of the challenge; null for a sign-in by passkey alone, whose user is not known yet. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    /** Number of wrong codes so far. */
    failures: integer('failures').notNull().default(0),
    /** Challenge that a passkey must sign. */
    question: text('question'),
    /** The secret of an app that is not confirmed yet, encrypted as in `second_factors`. */
    sealedSecret: text('sealed_secret'),
  },
  (table) => [
    index('sign_in_challenges_user').on(table.userId),
    index('sign_in_challenges_expires').on(table.expiresAt),
  ],
);
