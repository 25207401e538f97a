import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Builds one JSON object of columns or expressions with the given names: a row nested in a row of another table. */
export const jsonObject = (fields: Readonly<Record<string, SQLWrapper>>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
    sql`, `,
  )})`;
