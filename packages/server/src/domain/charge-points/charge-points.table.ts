import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { day, instant } from '../../db/columns.ts';
import { companies } from '../companies/companies.table.ts';

/** A charge point of a company. What it does now follows from its sessions and the time. */
export const chargePoints = pgTable(
  'charge_points',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    name: text('name').notNull(),
    site: text('site').notNull(),
    connector: text('connector', { enum: ['type2', 'ccs'] }).notNull(),
    maxWatts: integer('max_watts').notNull(),
    isOffline: boolean('is_offline').notNull().default(false),
    position: integer('position').notNull(),
  },
  (t) => [index('charge_points_company').on(t.companyId, t.position)],
);

/** A vehicle that charges there on the same days of each week. */
export const chargingPlans = pgTable(
  'charging_plans',
  {
    id: text('id').primaryKey(),
    chargePointId: text('charge_point_id')
      .notNull()
      .references(() => chargePoints.id, { onDelete: 'cascade' }),
    /** 1 is Monday. */
    weekdays: integer('weekdays').array().notNull(),
    /** After midnight in the business time zone. */
    startMinute: integer('start_minute').notNull(),
    energyWh: integer('energy_wh').notNull(),
    watts: integer('watts').notNull(),
    vehicle: text('vehicle').notNull(),
  },
  (t) => [index('charging_plans_point').on(t.chargePointId)],
);

/** A charging that somebody started or stopped. One that a plan began stands here only once somebody stopped it. */
export const chargingSessions = pgTable(
  'charging_sessions',
  {
    id: text('id').primaryKey(),
    chargePointId: text('charge_point_id')
      .notNull()
      .references(() => chargePoints.id, { onDelete: 'cascade' }),
    planId: text('plan_id').references(() => chargingPlans.id, { onDelete: 'cascade' }),
    /** The plan's day. */
    planDay: day('plan_day'),
    startedAt: instant('started_at').notNull(),
    energyWh: integer('energy_wh').notNull(),
    watts: integer('watts').notNull(),
    /** When it ends, or ended: by itself once the vehicle is full, or because somebody stopped it. */
    endsAt: instant('ends_at').notNull(),
    startedBy: text('started_by'),
    stoppedBy: text('stopped_by'),
    vehicle: text('vehicle'),
  },
  (t) => [
    unique('charging_sessions_plan').on(t.planId, t.planDay),
    index('charging_sessions_point').on(t.chargePointId, t.endsAt),
  ],
);
