import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { brands } from '../../branding/brands.table.ts';

/** Service hours of brands: weekdays, opening and closing time, and the country or region whose holidays apply. */
export const serviceHours = pgTable('service_hours', {
  brandId: text('brand_id')
    .primaryKey()
    .references(() => brands.id),
  /** ISO 3166 country: `DE`; `region` is `HH` of `DE-HH`, or null for the holidays of the country only. */
  country: text('country').notNull(),
  region: text('region'),
  timeZone: text('time_zone').notNull(),
  /** 1 is Monday. */
  weekdays: integer('weekdays').array().notNull(),
  /** Minutes after midnight. */
  opensAt: integer('opens_at').notNull(),
  closesAt: integer('closes_at').notNull(),
});
