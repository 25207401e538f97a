import { bigint, date, timestamp } from 'drizzle-orm/pg-core';

/** Amount in cents; sums exceed 32 bits. */
export const cents = (name: string) => bigint(name, { mode: 'number' });

/** Instant with the precision of JavaScript's `Date`, a millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Calendar day, `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: 'string' });
