import { boolean, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { instant } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { brands } from '../branding/brands.table.ts';

/** Partners whose backend may vouch for its own users, so that they need not sign in here again. */
export const partners = pgTable('partners', {
  /** `iss` of its assertions. */
  id: text('id').primaryKey(),
  /** Brand of the users and companies for which the partner may vouch. */
  brandId: text('brand_id')
    .notNull()
    .references(() => brands.id, { onDelete: 'cascade' }),
  /** Public keys only; several while one key replaces another. */
  keys: jsonb('keys').$type<readonly JWK[]>().notNull().default([]),
  /** Origins of the pages on which its users may be signed in: `https://www.example.org`. */
  origins: text('origins').array().notNull().default([]),
  /** Ids of the companies whose members it may vouch for; `*` for all of its brand, and for private customers. */
  companies: text('companies').array().notNull().default([]),
  /** Whether its statement that a user has shown a second factor is accepted. */
  vouchesSecondFactor: boolean('vouches_second_factor').notNull().default(false),
});

/** Codes issued for assertions; used ones are kept for a day, so that no assertion is accepted twice. */
export const partnerCodes = pgTable(
  'partner_codes',
  {
    /** `sha256Hex` of the code. */
    id: text('id').primaryKey(),
    partnerId: text('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    /** `jti` of the assertion. */
    jti: text('jti').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Origin of the page that may use the code. */
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
