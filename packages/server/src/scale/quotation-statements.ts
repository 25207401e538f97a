import { type SQL, sql } from 'drizzle-orm';

/**
 * Creates a quotation for each order of `orderStatements`, from those of the story, with lines, comments and timelines. Quotations older
 * than two months are closed. Reads the temporary table `pairs`.
 */
export function quotationStatements(): SQL[] {
  return [
    sql`create temp table samples on commit drop as
      select id, mode, row_number() over (partition by mode order by id) - 1 as place, count(*) over (partition by mode) as ways
      from quotations`,
    sql`create temp table quoted on commit drop as
      select p.user_id, p.company_id, p.mode, s.id as base, left(md5('quotation' || p.n), 22) as id, q.number as base_number,
        'AN-' || extract(year from p.ordered_at) || '-' || lpad((300000 + p.n)::text, 6, '0') as number,
        p.ordered_at as requested_at, p.ordered_at - q.requested_at as later,
        case when p.ordered_at < now() - interval '60 days' and q.state in ('requested', 'in_preparation', 'offered') then 'expired'
          else q.state end as state
      from pairs p join samples s on s.mode = p.mode and s.place = (hashtext('quotation' || p.n) & 2147483647) % s.ways
      join quotations q on q.id = s.id`,
    sql`insert into quotations (id, number, user_id, company_id, mode, language, state, version, title, reference, description, note,
        requested_delivery_date, requested_at, requested_by, changed_at, valid_until, item_count, preview, basis, items_net, items_gross,
        shipping_net, shipping_gross, net, gross, taxes, savings_net, savings_gross, offered_at, offer_note, payment_terms,
        delivery_address, contact, cancelled_by, search_text)
      select m.id, m.number, m.user_id, m.company_id, m.mode, language, m.state, version, title, reference, description, note,
        requested_delivery_date, m.requested_at, requested_by, q.changed_at + m.later,
        case m.state when 'expired' then (m.requested_at + interval '30 days')::date when 'offered' then q.valid_until
          else (q.valid_until + m.later)::date end,
        item_count, preview, basis, items_net, items_gross, shipping_net, shipping_gross, net, gross, taxes, savings_net, savings_gross,
        q.offered_at + m.later, offer_note, payment_terms, delivery_address, contact, cancelled_by,
        replace(replace(search_text, lower(m.base_number), lower(m.number)), lower(replace(m.base_number, '-', '')), lower(replace(m.number, '-', '')))
      from quoted m join quotations q on q.id = m.base`,
    sql`insert into quotation_items (id, quotation_id, position, article_id, number, name, picture_key, quantity, list_net, list_gross,
        unit_net, unit_gross, line_net, line_gross, tax_rate, is_shipped, note, offer_note)
      select left(m.id, 18) || i.position, m.id, i.position, article_id, i.number, name, picture_key, quantity, list_net, list_gross,
        unit_net, unit_gross, line_net, line_gross, tax_rate, is_shipped, i.note, i.offer_note
      from quoted m join quotation_items i on i.quotation_id = m.base`,
    sql`insert into quotation_comments (id, quotation_id, at, author, is_from_customer, text)
      select left(md5(m.id || c.id), 22), m.id, c.at + m.later, author, is_from_customer, text
      from quoted m join quotation_comments c on c.quotation_id = m.base`,
    sql`insert into quotation_events (id, quotation_id, state, at, place, actor)
      select left(md5(m.id || e.id), 22), m.id, e.state, e.at + m.later, e.place, e.actor
      from quoted m join quotation_events e on e.quotation_id = m.base`,
    sql`insert into number_series (series, year, last)
      select 'AN', extract(year from now())::int - y, 300000 + (select max(n) from pairs) from generate_series(0, 5) y
      on conflict (series, year) do update set last = excluded.last`,
  ];
}
