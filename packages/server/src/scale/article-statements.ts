import { type SQL, sql } from 'drizzle-orm';
import type { Scale } from './scale.ts';

/** Returns a number from 0 to 2^31 that follows from a text. */
const hashOf = (text: SQL) => sql`(hashtext(${text}) & 2147483647)`;
const syllables = sql`(array['ka','lo','mi','ter','van','sol','ri','no','bel','da','fu','gor','hi','jas','ke','lum','mar','nix','pol','zen'])`;
/** One of 8,000 invented words, each of which about twelve articles share. */
const word = sql`${syllables}[1 + h % 20] || ${syllables}[1 + h / 20 % 20] || ${syllables}[1 + h / 400 % 20]`;

/** Copies each article of the story into as many models as are needed, with other prices, stock and popularity, in all languages. */
export function articleStatements(scale: Scale): SQL[] {
  // a statement that creates a table takes no parameters
  const articles = sql.raw(String(scale.articles));
  const ways = sql`(select count(*) from articles)`;
  return [
    sql`create temp table copies on commit drop as
      select *, ${word} as word from (
        select a.id as base, a.number, n, a.id || '-v' || n as id, ${hashOf(sql`a.id || n`)} as h
        from articles a, generate_series(1, ceil((${articles} - ${ways})::numeric / ${ways})::int) n
        order by n, a.id limit greatest(0, ${articles} - ${ways})) made`,
    sql`insert into articles (id, number, kind, category_id, manufacturer, picture_keys, tax_rate, min_quantity, max_quantity,
        quantity_step, stock, lead_time_days, backorder_days, popularity, is_active, published_at)
      select c.id, c.number || '-V' || c.n, kind, category_id, manufacturer, picture_keys, tax_rate, min_quantity, max_quantity,
        quantity_step, case when stock is null or c.h % 17 = 0 then stock else c.h % 500 end, lead_time_days, backorder_days,
        c.h % 9000, c.h % 100 > 0, published_at - make_interval(mins => c.h % 2600000)
      from copies c join articles a on a.id = c.base`,
    sql`insert into article_texts (article_id, language, search_configuration, name, summary, description, attributes, sort_name, search_text)
      select c.id, language, search_configuration, name || ', ' || initcap(word) || ' ' || n, summary, description, attributes,
        sort_name || ', ' || word || ' ' || n,
        replace(replace(search_text, lower(number), lower(number) || '-v' || n), lower(replace(number, '-', '')),
          lower(replace(number, '-', '')) || 'v' || n) || ' ' || word || ' ' || n
      from copies c join article_texts t on t.article_id = c.base`,
    // the triggers that maintain this table are off while the data is loaded
    sql`insert into search_words (language, word)
      select distinct t.language, w from copies c join article_texts t on t.article_id = c.id,
        regexp_split_to_table(t.search_text, '[\\s!-/:-@\\[-\`{-~]+') w
      where length(w) between 3 and 40 on conflict do nothing`,
    // on the price basis of the group, so that net, VAT and gross agree as for real prices
    sql`insert into article_prices (article_id, price_group_id, min_quantity, net, gross)
      select id, price_group_id, min_quantity,
        case when price_group_id = 'private' then amount - (2 * amount * rate + 100 + rate) / (2 * (100 + rate)) else amount end,
        case when price_group_id = 'private' then amount else amount + (2 * amount * rate + 100) / 200 end
      from (select c.id, price_group_id, p.min_quantity, a.tax_rate::bigint as rate,
          case when price_group_id = 'private' then gross else net end::bigint + 100 * (c.h % 40) as amount
        from copies c join articles a on a.id = c.base join article_prices p on p.article_id = c.base) priced`,
    sql`insert into article_tags (article_id, tag_id)
      select c.id, tag_id from copies c join article_tags t on t.article_id = c.base where (c.h / 7) % 4 > 0`,
    sql`insert into article_documents (article_id, document_id, position)
      select c.id, document_id, position from copies c join article_documents d on d.article_id = c.base`,
    sql`insert into article_relations (article_id, related_id, position)
      select c.id, related_id, position from copies c join article_relations r on r.article_id = c.base`,
  ];
}
