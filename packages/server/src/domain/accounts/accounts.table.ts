import type { Address, Mode, Role } from '@foyer/contract';
import { fallbackLocale } from '@foyer/contract/languages';
import { type AnyColumn, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { brands } from '../branding/brands.table.ts';
import { companies } from '../companies/companies.table.ts';
import { foldedColumn, searchedColumn } from '../search/folded-column.repo.ts';

/** Name with which a user signs in, in lower case: `username`, else `email`. */
export const loginNameOf = ({
  username,
  email,
}: {
  readonly username: AnyColumn;
  readonly email: AnyColumn;
}) => sql`lower(coalesce(${username}, ${email}))`;

/**
 * People with an account. They sign in with `username` or, without one, with `email`; sign-in names are unique regardless of case.
 * `email` is stored in lower case.
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
    /** Status of an inactive user before deactivation, which activation restores; null means `active`. */
    statusBefore: text('status_before', { enum: ['active', 'invited', 'registered'] }),
    /** Time of the first invitation; null for a user who was never invited. */
    invitedAt: instant('invited_at'),
    /** Time of the latest reminder of the invitation. */
    remindedAt: instant('reminded_at'),
    /** Time at which the first password was chosen, by the link of an invitation or at registration. */
    registeredAt: instant('registered_at'),
    lastLoginAt: instant('last_login_at'),
    needsPasswordChange: boolean('needs_password_change').notNull().default(false),
    needsOnboarding: boolean('needs_onboarding').notNull().default(false),
    /** Time at which the personal onboarding steps were finished; those of a company may still be open. */
    onboardedAt: instant('onboarded_at'),
    needsToEnterMileage: boolean('needs_to_enter_mileage').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Sort key of lists of people, family name first. */
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
 * Roles of a user per company and mode. `position` orders a user's modes; the first is the mode after login. The membership of a
 * private customer has no company. Role changes apply at once, because every call reads its roles here.
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
