import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { brands } from '../branding/brands.table.ts';

/** When a brand's service works: on which days of the week, from when to when, and whose holidays it keeps. */
export const serviceHours = pgTable('service_hours', {
  brandId: text('brand_id')
    .primaryKey()
    .references(() => brands.id),
  /** ISO 3166: `DE`, and `HH` of `DE-HH`; null keeps the country's alone. */
  country: text('country').notNull(),
  region: text('region'),
  timeZone: text('time_zone').notNull(),
  /** 1 is Monday. */
  weekdays: integer('weekdays').array().notNull(),
  /** Minutes after midnight. */
  opensAt: integer('opens_at').notNull(),
  closesAt: integer('closes_at').notNull(),
});
