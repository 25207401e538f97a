import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Last assigned number per series and year. */
export const numberSeries = pgTable(
  'number_series',
  {
    series: text('series').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.series, t.year] })],
);
