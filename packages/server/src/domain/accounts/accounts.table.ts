import type { Address, Mode, Role } from '@foyer/contract';
import { fallbackLocale } from '@foyer/contract/languages';
import { type AnyColumn, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { brands } from '../branding/brands.table.ts';
import { companies } from '../companies/companies.table.ts';
import { foldedColumn, searchedColumn } from '../search/folded-column.repo.ts';

/** What somebody signs in with, in lower case. */
export const loginNameOf = ({
  username,
  email,
}: {
  readonly username: AnyColumn;
  readonly email: AnyColumn;
}) => sql`lower(coalesce(${username}, ${email}))`;

/**
 * A person with an account, who signs in with `username` or, where there is none, with `email`. No two sign in with the same
 * name, whatever its case. `email` is stored in lower case.
 */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    email: text('email').notNull().unique(),
    username: text('username'),
    /** Argon2id in PHC notation (`hashPassword` of security/password.ts); null until a password is chosen. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    salutation: text('salutation').$type<Address['salutation']>().notNull().default('NO_SALUTATION'),
    phone: text('phone'),
    mobile: text('mobile'),
    locale: text('locale').notNull().default(fallbackLocale),
    status: text('status', { enum: ['active', 'inactive', 'invited', 'registered'] })
      .notNull()
      .default('active'),
    /** Of who is inactive: what they were before, and are again once activated; null stands for active. */
    statusBefore: text('status_before', { enum: ['active', 'invited', 'registered'] }),
    /** When the first invitation went out; null for who never had one. */
    invitedAt: instant('invited_at'),
    /** When the invitation was sent again, the last time. */
    remindedAt: instant('reminded_at'),
    /** When a password was chosen first: by the link of an invitation, or by registering. */
    registeredAt: instant('registered_at'),
    lastLoginAt: instant('last_login_at'),
    needsPasswordChange: boolean('needs_password_change').notNull().default(false),
    needsOnboarding: boolean('needs_onboarding').notNull().default(false),
    /** When the personal steps of the onboarding were finished; those of a company may be open still. */
    onboardedAt: instant('onboarded_at'),
    needsToEnterMileage: boolean('needs_to_enter_mileage').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** By which people are listed: family name first. */
    sortName: text('sort_name')
      .notNull()
      .generatedAlwaysAs(foldedColumn(sql`last_name || ' ' || first_name`)),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        searchedColumn(sql`first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(username, '')`),
      ),
  },
  (table) => [
    uniqueIndex('users_login_name').on(loginNameOf(table)),
    index('users_sort_name').on(table.sortName, table.id),
    index('users_trigram').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/**
 * What a user may do in a company and mode. `position` orders a user's modes; the first is the mode after login. A private
 * customer's membership has no company. Role changes work at once: roles are read here with every call.
 */
export const memberships = pgTable(
  'memberships',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: text('company_id').references(() => companies.id),
    mode: text('mode').$type<Mode>().notNull(),
    roles: text('roles').array().$type<Role[]>().notNull().default([]),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    unique('memberships_user_company_mode').on(table.userId, table.companyId, table.mode).nullsNotDistinct(),
    index('memberships_company').on(table.companyId),
  ],
);
