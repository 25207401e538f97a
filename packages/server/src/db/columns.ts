import { bigint, date, timestamp } from 'drizzle-orm/pg-core';

/** An amount in cents: sums outgrow 32 bits. */
export const cents = (name: string) => bigint(name, { mode: 'number' });

/** An instant, as exact as JavaScript's. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A calendar day, `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: 'string' });
