import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { companies } from '../companies/companies.table.ts';

/** A charging bay that the people of a company share. */
export const chargingBays = pgTable(
  'charging_bays',
  {
    /** Its number among all bays: what makes of bay and time one range, see {@link reservations}. */
    number: integer('number').primaryKey().generatedByDefaultAsIdentity(),
    id: text('id').notNull().unique('charging_bays_id'),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    name: text('name').notNull(),
    site: text('site').notNull(),
  },
  (t) => [index('charging_bays_company').on(t.companyId, t.number)],
);

/**
 * A bay taken for a time. The database refuses two that overlap (`reservations_no_overlap`, by hand in the migration): bay and
 * minutes packed into one range need no extension.
 */
export const reservations = pgTable(
  'reservations',
  {
    id: text('id').primaryKey(),
    bayNumber: integer('bay_number')
      .notNull()
      .references(() => chargingBays.number, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Minutes since 1970. */
    startMinute: bigint('start_minute', { mode: 'number' }).notNull(),
    endMinute: bigint('end_minute', { mode: 'number' }).notNull(),
    vehicle: text('vehicle').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    cancelledAt: instant('cancelled_at'),
  },
  (t) => [index('reservations_bay').on(t.bayNumber, t.startMinute)],
);
