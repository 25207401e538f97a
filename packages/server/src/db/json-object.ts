import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** One JSON object of columns or expressions, by these names: a row inside a row of another table. */
export const jsonObject = (fields: Readonly<Record<string, SQLWrapper>>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
    sql`, `,
  )})`;
