import { type SQL, sql } from 'drizzle-orm';
import type { Scale } from './scale.ts';

/** Creates companies of all brands and price groups with three people each, a private customer for each company, and 1,000 news. */
export function companyStatements({ companies }: Scale): SQL[] {
  const numbers = sql`generate_series(1, ${companies}::int) n`;
  return [
    sql`insert into companies (id, brand_id, parent_id, name, customer_number, price_group)
      select 'scale-' || n, (array['foyer', 'nordlicht', 'sonnental'])[1 + n % 3],
        case when n % 5 = 0 then 'nordwind' when n % 7 = 0 and n > 7 then 'scale-' || n - 7 end,
        'Musterbetrieb ' || n || ' GmbH', 'K-' || 50000 + n, (array['standard', 'premium', 'partner'])[1 + n % 3]
      from ${numbers}`,
    sql`insert into users (id, brand_id, email, password_hash, first_name, last_name)
      select 'scale-' || n || '-' || p, c.brand_id, 'person' || p || '@betrieb' || n || '.example', b.password_hash,
        (array['Anna', 'Bernd', 'Carla', 'Detlef'])[p], 'Muster ' || n
      from ${numbers}, generate_series(1, 4) p, companies c, users b
      where c.id = 'scale-' || n and b.id = 'user-buyer'`,
    sql`insert into memberships (id, user_id, company_id, mode, roles)
      select 'scale-' || n || '-' || p, 'scale-' || n || '-' || p, case when p < 4 then 'scale-' || n end,
        case when p < 4 then 'b2b' else 'b2c_cc' end, '{ROLE_SHOP,ROLE_USE_CASES}'
      from ${numbers}, generate_series(1, 4) p`,
    sql`insert into addresses (id, company_id, user_id, type, is_default, salutation, company, last_name, street, house_number,
        postcode, city, country_code, created_at)
      select 'scale-' || n || '-' || t, case when t < 3 then 'scale-' || n end, case when t = 3 then 'scale-' || n || '-4' end,
        (array['DELIVERY_ADDRESS', 'INVOICE_ADDRESS', 'DELIVERY_ADDRESS'])[t], true, 'COMPANY', 'Musterbetrieb ' || n, 'Muster',
        'Musterweg', n::text, lpad((n % 90000 + 10000)::text, 5, '0'), 'Musterstadt', 'DE', now()
      from ${numbers}, generate_series(1, 3) t`,
    sql`insert into news (id, brand_id, modes, category, published_at, picture_key, link_url)
      select id || '-' || n, brand_id, modes, category, published_at - make_interval(hours => n * 400), picture_key, link_url
      from news, generate_series(1, 40) n`,
    sql`insert into news_texts (news_id, language, title, teaser, paragraphs, link_label, search_text)
      select news_id || '-' || n, language, title, teaser, paragraphs, link_label, search_text
      from news_texts, generate_series(1, 40) n`,
    sql`insert into charging_cards (id, company_id, user_id, number, type, holder, state)
      select 'scale-' || n, 'nordwind', 'user-manager', 'DE-SCALE-' || n, 'DIENSTWAGENKARTE', 'Muster ' || n, 'active'
      from generate_series(1, 2000) n`,
    sql`insert into vehicles (id, company_id, user_id, license_plate, model, last_reading_km, last_read_on)
      select 'scale-' || n, 'nordwind', 'user-manager', 'HH-SC ' || n, 'Muster', n, current_date from generate_series(1, 2000) n`,
  ];
}
