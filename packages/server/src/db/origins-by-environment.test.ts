import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyDatabase } from '../../test/empty-database.ts';
import { type OpenDatabase, queryRows } from './client.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './read-migrations.ts';

const here = '0029_origins';
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openEmptyDatabase();
});
afterAll(() => opened.close());

it('keeps origins from before environments allowed in each environment', async () => {
  const { db } = opened;
  const all = await readMigrations();
  await migrate(
    db,
    all.filter(({ name }) => name < here),
  );
  await db.execute(sql`insert into brands (id, name, company_label, primary_color, allowed_origins) values
    ('one', 'One', 'One', '95C11F', '{https://a.example,https://a.example,*}'), ('none', 'None', 'None', '95C11F', '{}')`);
  await migrate(db, all);
  const each = ['development', 'production', 'staging'].flatMap((environment) =>
    ['*', 'https://a.example'].map((origin) => ({ brand: 'one', environment, origin })),
  );
  const query = sql`select brand_id as brand, environment, origin from allowed_origins order by environment, origin collate "C"`;
  expect(await queryRows(db, query)).toEqual(each);
});
