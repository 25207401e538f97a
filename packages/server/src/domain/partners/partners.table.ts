import { boolean, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { instant } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { brands } from '../branding/brands.table.ts';

/** Whose backend may vouch for its own users, so that they need not sign in here again. */
export const partners = pgTable('partners', {
  /** What its assertions name as `iss`. */
  id: text('id').primaryKey(),
  /** Only for users and companies of this brand. */
  brandId: text('brand_id')
    .notNull()
    .references(() => brands.id, { onDelete: 'cascade' }),
  /** Public keys alone; several while one takes the place of another. */
  keys: jsonb('keys').$type<readonly JWK[]>().notNull().default([]),
  /** The pages on which its users may be signed in: `https://www.example.org`. */
  origins: text('origins').array().notNull().default([]),
  /** The companies whose people it may vouch for; `*` for all of its brand, and for private customers. */
  companies: text('companies').array().notNull().default([]),
  /** Its word counts that a user has shown a second factor. */
  vouchesSecondFactor: boolean('vouches_second_factor').notNull().default(false),
});

/** The codes that came of assertions; used ones stay for a day, so that no assertion is taken twice. */
export const partnerCodes = pgTable(
  'partner_codes',
  {
    /** `sha256Hex` of the code. */
    id: text('id').primaryKey(),
    partnerId: text('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    /** Of the assertion. */
    jti: text('jti').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The page that may use it. */
    origin: text('origin').notNull(),
    hasSecondFactor: boolean('has_second_factor').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    unique('partner_codes_assertion').on(table.partnerId, table.jti),
    index('partner_codes_expires').on(table.expiresAt),
  ],
);
