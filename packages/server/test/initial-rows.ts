import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '../src/db/client.ts';

/** Tables that no call of the API writes. */
const unchanged = ['foyer_migrations', 'installation', 'languages', 'locales'];

/**
 * Copies the rows of all tables into the schema `initial`, with a function that restores them: one statement deletes and one inserts, because
 * foreign keys are checked at the end of a statement. Only tables with rows are emptied; deleting from all would take twice as long.
 */
export async function keepInitialRows(db: Database): Promise<void> {
  const tables = await queryRows<{ name: string; columns: string }>(
    db,
    sql`select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
        from information_schema.columns natural join information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
        and table_name not in ${unchanged} group by table_name`,
  );
  await db.execute('create schema initial');
  const inserts: string[] = [];
  for (const { name, columns } of tables) {
    const [row] = await queryRows(db, sql.raw(`select 1 from public."${name}" limit 1`));
    if (!row) continue;
    await db.execute(sql.raw(`create table initial."${name}" as select ${columns} from public."${name}"`));
    inserts.push(
      `"${name}" as (insert into public."${name}" (${columns}) select ${columns} from initial."${name}")`,
    );
  }
  const looks = tables.map(
    ({ name }) => `select '${name}' as name where exists (select from public."${name}")`,
  );
  await db.execute(
    sql.raw(`create function initial.restore() returns void language plpgsql as $$
      declare deletes text;
      begin
        select string_agg(format('%I as (delete from public.%I)', name, name), ', ') into deletes
          from (${looks.join(' union all ')}) filled;
        if deletes is not null then execute 'with ' || deletes || ' select'; end if;
        execute 'with ${inserts.join(', ')} select';
      end $$`),
  );
}

/** Restores the rows that {@link keepInitialRows} copied and deletes all others; takes a fraction of the time of a new database. */
export const restoreInitialRows = async (db: Database): Promise<void> => {
  await db.execute('select initial.restore()');
};
