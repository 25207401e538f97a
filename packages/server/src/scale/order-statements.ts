import { type SQL, sql } from 'drizzle-orm';
import type { Scale } from './scale.ts';
import { shipmentStatements } from './shipment-statements.ts';

/** Repeats orders of the story for all customers, over five years; with lines, timelines, shipments and their carts. */
export function orderStatements(scale: Scale): SQL[] {
  // a statement that creates a table takes no parameters
  const orders = sql.raw(String(scale.orders));
  return [
    sql`create temp table buyers on commit drop as
      select row_number() over (order by weight desc, m.user_id, m.mode) as place, m.user_id, m.company_id, m.mode, c.weight,
        sum(c.weight) over (order by weight desc, m.user_id, m.mode) as upto
      from memberships m cross join lateral (select case
        when m.user_id = 'user-buyer' then 3000.0
        when m.user_id = 'user-wuerth' then 400.0
        when m.user_id like 'scale-%' and m.mode = 'b2b' then 600.0 / (10 + (hashtext(m.user_id) & 511))
        when m.user_id like 'scale-%' then 0.1 else 0 end as weight) c
      where weight > 0`,
    sql`create temp table makes on commit drop as
      select n, md5('order' || n) as h, left(md5('order' || n), 22) as id, b.user_id, b.company_id, b.mode,
        date_trunc('milliseconds', now() - make_interval(secs => (hashtext('at' || n) & 2147483647) % 157000000)) as ordered_at
      from generate_series(1, greatest(0, ${orders} - (select count(*) from orders))::int) n
      join buyers b on b.place = 1 + width_bucket(
        (hashtext('buyer' || n) & 1048575) / 1048576.0 * (select max(upto) from buyers), (select array_agg(upto order by place) from buyers))`,
    sql`create temp table bases on commit drop as
      select id, mode, row_number() over (partition by mode order by id) - 1 as place, count(*) over (partition by mode) as ways
      from orders`,
    sql`create temp table pairs on commit drop as
      select m.*, b.id as base, 'AB-' || extract(year from ordered_at) || '-' || lpad((300000 + n)::text, 6, '0') as number
      from makes m join bases b on b.mode = m.mode and b.place = (hashtext('base' || n) & 2147483647) % b.ways`,
    sql`insert into carts (id, user_id, company_id, mode, state, version, changed_at)
      select 'cart-' || id, user_id, company_id, mode, 'ordered',
        row_number() over (partition by user_id, company_id, mode order by ordered_at), ordered_at from pairs`,
    sql`insert into orders (id, number, cart_id, user_id, company_id, mode, state, reference, cost_centre, note, ordered_at,
        ordered_by, requested_delivery_date, expected_delivery_date, item_count, preview, basis, items_net, items_gross,
        shipping_net, shipping_gross, net, gross, taxes, delivery_address, invoice_address, payment_terms, search_text)
      select p.id, p.number, 'cart-' || p.id, p.user_id, p.company_id, p.mode,
        case when p.ordered_at > now() - interval '60 days' then o.state when o.state = 'cancelled' then o.state else 'delivered' end,
        o.reference, cost_centre, note, p.ordered_at, ordered_by, requested_delivery_date, expected_delivery_date, item_count,
        preview, basis, items_net, items_gross, shipping_net, shipping_gross, net, gross, taxes, delivery_address, invoice_address, payment_terms,
        replace(replace(search_text, lower(o.number), lower(p.number)), lower(replace(o.number, '-', '')), lower(replace(p.number, '-', '')))
      from pairs p join orders o on o.id = p.base`,
    sql`insert into order_items (id, order_id, position, article_id, number, name, picture_key, quantity, shipped_quantity,
        unit_net, unit_gross, line_net, line_gross, tax_rate, note)
      select left(p.h, 18) || i.position, p.id, i.position, article_id, i.number, name, picture_key, quantity, shipped_quantity,
        unit_net, unit_gross, line_net, line_gross, tax_rate, i.note
      from pairs p join order_items i on i.order_id = p.base`,
    sql`insert into order_events (id, order_id, state, at, actor)
      select left(md5(p.h || e.id), 22), p.id, e.state, p.ordered_at + (e.at - o.ordered_at), actor
      from pairs p join orders o on o.id = p.base join order_events e on e.order_id = p.base`,
    ...shipmentStatements(),
    sql`insert into number_series (series, year, last)
      select 'AB', extract(year from now())::int - y, 300000 + ${orders} from generate_series(0, 5) y
      on conflict (series, year) do update set last = excluded.last`,
  ];
}
