import { type SQL, sql } from 'drizzle-orm';

/**
 * Creates an invoice for each order of `orderStatements`, from those of the story: with lines, payments and reminders. Where an order has
 * none (it is new, or was cancelled), its buyer is charged for electricity and services. All but a few older than a quarter are paid.
 * Reads the temporary table `pairs`.
 */
export function invoiceStatements(): SQL[] {
  return [
    sql`create temp table services on commit drop as
      select id, mode, row_number() over (partition by mode order by id) - 1 as place, count(*) over (partition by mode) as ways
      from invoices where kind = 'invoice' and orders = '[]'`,
    sql`create temp table invoiced on commit drop as
      select p.*, coalesce(i.id, s.id) as sample, left(md5('invoice' || p.n), 22) as invoice_id,
        'RE-' || extract(year from p.ordered_at) || '-' || lpad((300000 + p.n)::text, 6, '0') as invoice_number,
        (p.ordered_at at time zone 'Europe/Berlin')::date + case when i.id is null then 0 else 9 end as issued,
        case when i.id is null then '[]' else jsonb_build_array(jsonb_build_object('id', p.id, 'number', p.number)) end as orders
      from pairs p
      join services s on s.mode = p.mode and s.place = (hashtext('service' || p.n) & 2147483647) % s.ways
      left join (select distinct on (o->>'id') o->>'id' as base, i.id from invoices i, jsonb_array_elements(i.orders) o
        where i.kind = 'invoice' order by o->>'id', i.id) i
        on i.base = p.base and p.ordered_at < now() - interval '9 days'`,
    sql`insert into invoices (id, number, kind, settlement, user_id, company_id, mode, seller_id, language, issued_on, due_on,
        delivered_on, customer_number, vat_id, reference, orders, corrects_id, tax_treatment, basis, items_net, items_gross,
        shipping_net, shipping_gross, net, gross, taxes, open_amount, invoice_address, payment_terms, urgency, search_text)
      select v.invoice_id, v.invoice_number, 'invoice', s.settlement, v.user_id, v.company_id, v.mode, i.seller_id, i.language, v.issued,
        v.issued + (i.due_on - i.issued_on), v.issued - 1, i.customer_number, i.vat_id, i.reference,
        v.orders, null, i.tax_treatment, i.basis, i.items_net, i.items_gross,
        i.shipping_net, i.shipping_gross, i.net, i.gross, i.taxes, case s.settlement when 'open' then i.gross else 0 end,
        i.invoice_address, i.payment_terms,
        case s.settlement when 'open' then (v.issued + (i.due_on - i.issued_on))::text else s.settlement end,
        replace(replace(replace(i.search_text, lower(i.number), lower(v.invoice_number)), lower(replace(i.number, '-', '')),
          lower(replace(v.invoice_number, '-', ''))), lower(coalesce(i.orders->0->>'number', '')), lower(v.number))
      from invoiced v join invoices i on i.id = v.sample
      cross join lateral (select case when v.issued > current_date - 45 then 'open'
        when (hashtext('unpaid' || v.n) & 1023) < 6 then 'open' else 'paid' end as settlement) s`,
    sql`insert into invoice_lines (id, invoice_id, position, number, description, quantity, unit, unit_net, unit_gross,
        discount_percent, discount_amount, line_net, line_gross, tax_rate)
      select left(v.invoice_id, 18) || l.position, v.invoice_id, l.position, l.number, description, quantity, unit, unit_net, unit_gross,
        discount_percent, discount_amount, line_net, line_gross, tax_rate
      from invoiced v join invoice_lines l on l.invoice_id = v.sample`,
    sql`insert into invoice_payments (id, invoice_id, paid_on, amount, method)
      select i.id, i.id, i.due_on, i.gross, 'transfer' from invoices i join invoiced v on v.invoice_id = i.id
      where i.settlement = 'paid'`,
    sql`insert into invoice_reminders (id, invoice_id, level, sent_on)
      select i.id, i.id, 1, i.due_on + 7 from invoices i join invoiced v on v.invoice_id = i.id
      where i.settlement = 'open' and i.due_on < current_date - 7`,
    sql`insert into number_series (series, year, last)
      select 'RE', extract(year from now())::int - y, 300000 + (select max(n) from pairs) from generate_series(0, 5) y
      on conflict (series, year) do update set last = excluded.last`,
  ];
}
