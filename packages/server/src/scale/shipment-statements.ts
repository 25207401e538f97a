import { type SQL, sql } from 'drizzle-orm';

/** Creates the shipments of copied orders (`pairs`), with parcels, contents and events; old ones have arrived. */
export const shipmentStatements = (): SQL[] => [
  sql`create temp table leaves on commit drop as
    select left(md5(p.h || s.id), 22) as id, s.id as base, p.id as order_id, p.h as order_hash, p.number as order_number, s.number || '-' || p.n as number,
      p.user_id, p.company_id, p.mode, p.ordered_at - o.ordered_at as later, p.ordered_at > now() - interval '60 days' as is_recent
    from pairs p join orders o on o.id = p.base join shipments s on s.order_id = p.base`,
  sql`insert into shipments (id, number, order_id, order_number, reference, user_id, company_id, mode, state, carrier, tracking_number, tracking_url,
      prepared_at, shipped_at, expected_on, delivered_at, delivery_address, package_count, weight_grams, item_count, preview, search_text)
    select l.id, l.number, l.order_id, l.order_number, s.reference, l.user_id, l.company_id, l.mode,
      case when l.is_recent or s.state = 'returned' then s.state else 'delivered' end, carrier, tracking_number, tracking_url,
      s.prepared_at + l.later, s.shipped_at + l.later, (s.expected_on + l.later)::date,
      coalesce(s.delivered_at, case when l.is_recent then null else s.prepared_at + interval '2 days' end) + l.later, delivery_address,
      package_count, weight_grams, item_count, preview,
      replace(replace(s.search_text, lower(s.order_number), lower(l.order_number)), lower(replace(s.order_number, '-', '')), lower(replace(l.order_number, '-', '')))
    from leaves l join shipments s on s.id = l.base`,
  sql`insert into shipment_parcels (id, shipment_id, number, tracking_number, tracking_url, weight_grams)
    select left(md5(l.id || p.id), 22), l.id, p.number, tracking_number, tracking_url, weight_grams
    from leaves l join shipment_parcels p on p.shipment_id = l.base`,
  sql`insert into shipment_items (id, shipment_id, order_item_id, quantity, serial_numbers)
    select left(md5(l.id || s.id), 22), l.id, left(l.order_hash, 18) || i.position, s.quantity, s.serial_numbers
    from leaves l join shipment_items s on s.shipment_id = l.base join order_items i on i.id = s.order_item_id`,
  sql`insert into shipment_events (id, shipment_id, at, kind, location)
    select left(md5(l.id || e.id), 22), l.id, e.at + l.later, e.kind, e.location
    from leaves l join shipment_events e on e.shipment_id = l.base`,
];
