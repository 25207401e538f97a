import type { Mode, Role } from '@foyer/contract';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** One entry of what the side menu shows. */
export interface SideBarItem {
  readonly itemIndex: string;
  readonly displayItem: boolean;
}

/** A look and its links; the id is what addresses carry (`/de_DE/sonnental/login`). */
export const brands = pgTable('brands', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  companyLabel: text('company_label').notNull(),
  /** Six hex digits: `95C11F`. */
  primaryColor: text('primary_color').notNull(),
  logoUrl: text('logo_url'),
  logoSmallUrl: text('logo_small_url'),
  faviconUrl: text('favicon_url'),
  imprintUrl: text('imprint_url'),
  privacyUrl: text('privacy_url'),
  chargingExperienceUrl: text('charging_experience_url'),
  knowledgePlatformUrl: text('knowledge_platform_url'),
  smartConnectUrl: text('smart_connect_url'),
  reservationToolUrl: text('reservation_tool_url'),
  chatbotBackend: text('chatbot_backend'),
  /** Origins whose pages may call the API (`https://www.example.org`); `*` allows any. */
  allowedOrigins: text('allowed_origins').array().notNull().default([]),
  /** Null shows every item. */
  sideBarItems: jsonb('side_bar_items').$type<readonly SideBarItem[]>(),
});

/** A customer company; `parentId` makes a fleet of them. `priceGroup` decides which articles and prices exist for it. */
export const companies = pgTable(
  'companies',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    parentId: text('parent_id'),
    name: text('name').notNull(),
    /** For people to read: `K-10042`. */
    customerNumber: text('customer_number').notNull().unique(),
    priceGroup: text('price_group').notNull(),
    isSpecialCustomer: boolean('is_special_customer').notNull().default(false),
    /** Null takes the brand's. */
    sideBarItems: jsonb('side_bar_items').$type<readonly SideBarItem[]>(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('companies_parent').on(table.parentId)],
);

/** A person with an account. `email` is stored in lower case. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  brandId: text('brand_id')
    .notNull()
    .references(() => brands.id),
  email: text('email').notNull().unique(),
  /** Argon2id in PHC notation (`hashPassword` of security/password.ts); null until a password is chosen. */
  passwordHash: text('password_hash'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  locale: text('locale').notNull().default('de_DE'),
  status: text('status', { enum: ['active', 'inactive', 'invited', 'registered'] })
    .notNull()
    .default('active'),
  needsPasswordChange: boolean('needs_password_change').notNull().default(false),
  needsOnboarding: boolean('needs_onboarding').notNull().default(false),
  needsToEnterMileage: boolean('needs_to_enter_mileage').notNull().default(false),
  createdAt: at('created_at').notNull().defaultNow(),
});

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

/** Everything that came of one sign-in. Revoking it ends every token of it. */
export const sessionFamilies = pgTable(
  'session_families',
  {
    id: text('id').primaryKey(),
    /** Who signed in. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    /** The absolute end, 12 hours after the sign-in. */
    endsAt: at('ends_at').notNull(),
    revokedAt: at('revoked_at'),
    revokedReason: text('revoked_reason'),
  },
  (table) => [
    index('session_families_user').on(table.userId),
    index('session_families_ends').on(table.endsAt),
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
    /** As whom. */
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
    revokedAt: at('revoked_at'),
  },
  (table) => [index('sessions_family').on(table.familyId), index('sessions_user').on(table.userId)],
);

/** One issued token. A replaced one answers its successor for a grace time; after that its use kills the family. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    id: text('id').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
    replacedAt: at('replaced_at'),
    /** The successor, encrypted with a key only the holder of this token has. */
    successor: text('successor'),
  },
  (table) => [index('session_tokens_session').on(table.sessionId)],
);

/** Who did what; with both identities while acting as somebody else. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text('id').primaryKey(),
    at: at('at').notNull(),
    action: text('action').notNull(),
    userId: text('user_id'),
    actorUserId: text('actor_user_id'),
    companyId: text('company_id'),
    requestId: text('request_id').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>(),
  },
  (table) => [index('audit_entries_user').on(table.userId, table.at)],
);

/**
 * Counts attempts to sign in, for accounts that exist and for those that do not, so that a lock tells nothing; and apart from
 * that, those from each network an account was signed in from.
 */
export const loginGuards = pgTable('login_guards', {
  /** SHA-256 of the e-mail address; `known ` and that of address and network. */
  account: text('account').primaryKey(),
  failures: integer('failures').notNull(),
  lastAttemptAt: at('last_attempt_at').notNull(),
  lockedUntil: at('locked_until'),
});
