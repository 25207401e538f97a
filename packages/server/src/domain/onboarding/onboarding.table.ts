import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { companies } from '../companies/companies.table.ts';

/** Data entered in one step of a person or a company: exactly one of the two owners is set. */
export const onboardingSteps = pgTable(
  'onboarding_steps',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    companyId: text('company_id').references(() => companies.id),
    step: text('step').notNull(),
    /** Number of times the step was saved. */
    version: integer('version').notNull(),
    /** The body that was sent, without step and version. */
    entered: jsonb('entered').$type<Readonly<Record<string, unknown>>>().notNull(),
    savedBy: text('saved_by').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [
    unique('onboarding_steps_user').on(t.userId, t.step),
    unique('onboarding_steps_company').on(t.companyId, t.step),
  ],
);

/** Files of a person's step `documents`. */
export const onboardingFiles = pgTable(
  'onboarding_files',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'vehicleRegistration' | 'employerConfirmation'>().notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (t) => [index('onboarding_files_user').on(t.userId, t.uploadedAt)],
);
