CREATE TABLE "shop_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"part" text NOT NULL,
	"stamp" bigint NOT NULL
);
--> statement-breakpoint
-- written by hand
-- Raises a version of the shop in a row that no other transaction has locked, so that none waits; adds a row where all are locked.
CREATE FUNCTION foyer_raise_shop_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted text := tg_argv[0];
  free text;
BEGIN
  SELECT id INTO free FROM shop_versions WHERE part = wanted LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF free IS NULL THEN
    INSERT INTO shop_versions (id, part, stamp) VALUES (gen_random_uuid()::text, wanted, 1 + floor(random() * 1e12)::bigint);
  ELSE
    UPDATE shop_versions SET stamp = stamp + 1 + floor(random() * 1e6)::bigint WHERE id = free;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- All columns of articles except the stock; a test fails for a forgotten one.
CREATE TRIGGER articles_catalogue AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF id, number, kind, category_id, manufacturer, picture_keys, tax_rate,
  min_quantity, max_quantity, quantity_step, lead_time_days, backorder_days, popularity, is_active, published_at
  ON articles FOR EACH STATEMENT EXECUTE FUNCTION foyer_raise_shop_version('catalogue');
--> statement-breakpoint
CREATE TRIGGER articles_stock AFTER UPDATE OF stock ON articles FOR EACH STATEMENT EXECUTE FUNCTION foyer_raise_shop_version('stock');
--> statement-breakpoint
DO $$
DECLARE
  named text;
BEGIN
  FOREACH named IN ARRAY ARRAY['article_texts', 'article_prices', 'article_tags', 'article_relations', 'article_documents', 'article_files',
    'article_file_texts', 'categories', 'category_texts', 'tags', 'tag_texts'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION foyer_raise_shop_version(''catalogue'')',
      named || '_catalogue', named);
  END LOOP;
END $$;
--> statement-breakpoint
INSERT INTO shop_versions (id, part, stamp)
  SELECT gen_random_uuid()::text, part, 1 + floor(random() * 1e12)::bigint FROM unnest(ARRAY['catalogue', 'stock']) part;
-- written by hand
