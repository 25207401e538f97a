import type { Mode } from '@foyer/contract';
import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { day, instant } from '../../db/columns.ts';

type SubmissionState = 'received' | 'in_progress' | 'needs_answer' | 'done' | 'rejected';

/** Vehicles; `userId` is the driver. The last reading is stored here too, so that an overview needs no second look-up. */
export const vehicles = pgTable(
  'vehicles',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id'),
    userId: text('user_id').notNull(),
    licensePlate: text('license_plate').notNull(),
    model: text('model').notNull(),
    lastReadingKm: integer('last_reading_km'),
    lastReadOn: day('last_read_on'),
  },
  (t) => [index('vehicles_user').on(t.userId), index('vehicles_company').on(t.companyId)],
);

export const vehicleReadings = pgTable(
  'vehicle_readings',
  {
    id: text('id').primaryKey(),
    vehicleId: text('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    readingKm: integer('reading_km').notNull(),
    readOn: day('read_on').notNull(),
    explanation: text('explanation'),
    submissionId: text('submission_id'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('vehicle_readings_vehicle').on(t.vehicleId, t.readOn)],
);

export const chargingCards = pgTable(
  'charging_cards',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id'),
    userId: text('user_id').notNull(),
    /** Number printed on the card; for an ordered card a placeholder that nobody sees, see `cardNumber`. */
    number: text('number').notNull(),
    type: text('type').$type<'DIENSTWAGENKARTE' | 'PARTNERKARTE'>().notNull(),
    holder: text('holder').notNull(),
    state: text('state').$type<'active' | 'blocked' | 'ordered'>().notNull(),
    blockedAt: instant('blocked_at'),
    /** Id of the card that this one replaces. */
    replacesId: text('replaces_id'),
  },
  (t) => [
    uniqueIndex('charging_cards_number').on(t.number),
    index('charging_cards_user').on(t.userId),
    index('charging_cards_company').on(t.companyId),
  ],
);

/** Submitted requests. `payload` is the body that was sent; attached files are in `submissionFiles`. */
export const submissions = pgTable(
  'use_case_submissions',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    kind: text('kind').$type<UseCaseKind>().notNull(),
    state: text('state').$type<SubmissionState>().notNull(),
    userId: text('user_id').notNull(),
    /** User who really sent the request, if somebody acted for the user. */
    actorId: text('actor_id'),
    companyId: text('company_id'),
    mode: text('mode').$type<Mode>().notNull(),
    payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull(),
    submittedAt: instant('submitted_at').notNull(),
  },
  (t) => [index('use_case_submissions_user').on(t.userId, t.submittedAt, t.id)],
);

/** Questions of the service about a request, and the customer's answers. */
export const submissionMessages = pgTable(
  'use_case_messages',
  {
    id: text('id').primaryKey(),
    submissionId: text('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    /** Name of the author as the other side sees it. */
    author: text('author').notNull(),
    isFromCustomer: boolean('is_from_customer').notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('use_case_messages_submission').on(t.submissionId, t.at)],
);

export const submissionFiles = pgTable(
  'use_case_files',
  {
    id: text('id').primaryKey(),
    submissionId: text('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    /** Message that the file belongs to; null for a file that was sent with the request. */
    messageId: text('message_id').references(() => submissionMessages.id, { onDelete: 'cascade' }),
    field: text('field').notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull(),
  },
  (t) => [index('use_case_files_submission').on(t.submissionId)],
);

/** States that a request went through. */
export const submissionEvents = pgTable(
  'use_case_events',
  {
    id: text('id').primaryKey(),
    submissionId: text('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    state: text('state').$type<SubmissionState>().notNull(),
    at: instant('at').notNull(),
    actor: text('actor'),
  },
  (t) => [index('use_case_events_submission').on(t.submissionId, t.at)],
);
