import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The last number given out per series and year. */
export const numberSeries = pgTable(
  'number_series',
  {
    series: text('series').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.series, t.year] })],
);
