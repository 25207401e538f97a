import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoPortal, openDemoPortal } from '../../test/demo-portal.ts';
import { story } from '../demo/demo-people.ts';
import { queryRows } from './client.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './read-migrations.ts';

let portal: DemoPortal;
beforeAll(async () => {
  portal = await openDemoPortal();
});
afterAll(() => portal.server.close());

it('computes the gross amounts of orders and carts that are older than these columns', async () => {
  const { db } = portal.server;
  const citizen = await portal.as(story.privateCustomer.email, 'b2c_cc');
  await citizen.post('/cart/add-items', { items: [{ articleId: 'art-fb-li', quantity: 3 }] });
  const read = async () => ({
    carts: await queryRows(db, sql`select id, seen_unit_gross from cart_items order by id`),
    items: await queryRows(db, sql`select id, unit_gross, line_gross from order_items order by id`),
    orders: await queryRows(db, sql`select id, basis, items_gross, shipping_gross from orders order by id`),
  });
  // older orders rounded VAT line by line, so that the lines add up to the items' gross amount
  await db.execute(sql`update orders set items_gross = lines.gross, gross = lines.gross + shipping_gross
    from (select order_id, sum(line_gross) as gross from order_items group by order_id) lines
    where lines.order_id = orders.id`);
  const before = await read();
  expect([before.carts.length, before.orders.length]).toEqual([1, 200]);
  await db.execute(sql`alter table cart_items drop column seen_unit_gross`);
  await db.execute(sql`alter table order_items drop column unit_gross, drop column line_gross`);
  await db.execute(
    sql`alter table orders drop column basis, drop column items_gross, drop column shipping_gross`,
  );
  await db.execute(sql`delete from foyer_migrations where name = '0002_gross_amounts'`);
  expect(await migrate(db, await readMigrations())).toEqual(['0002_gross_amounts']);
  expect(await read()).toEqual(before);
});
