CREATE TABLE "search_words" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
DROP INDEX "article_texts_vector";--> statement-breakpoint
DROP INDEX "article_texts_trigram";--> statement-breakpoint
DROP INDEX "carts_latest";--> statement-breakpoint
CREATE INDEX "search_words_trigram" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "article_texts_vector_de" ON "article_texts" USING gin ("search_vector") WHERE language = 'de';--> statement-breakpoint
CREATE INDEX "article_texts_trigram_de" ON "article_texts" USING gin ("search_text" gin_trgm_ops) WHERE language = 'de';--> statement-breakpoint
CREATE INDEX "article_texts_vector_en" ON "article_texts" USING gin ("search_vector") WHERE language = 'en';--> statement-breakpoint
CREATE INDEX "article_texts_trigram_en" ON "article_texts" USING gin ("search_text" gin_trgm_ops) WHERE language = 'en';--> statement-breakpoint
CREATE INDEX "article_texts_vector_fr" ON "article_texts" USING gin ("search_vector") WHERE language = 'fr';--> statement-breakpoint
CREATE INDEX "article_texts_trigram_fr" ON "article_texts" USING gin ("search_text" gin_trgm_ops) WHERE language = 'fr';--> statement-breakpoint
CREATE INDEX "orders_company_gross" ON "orders" USING btree ("company_id","mode","gross","id");--> statement-breakpoint
CREATE INDEX "orders_company_state" ON "orders" USING btree ("company_id","mode","state","id");--> statement-breakpoint
CREATE INDEX "carts_latest" ON "carts" USING btree ("user_id","mode","company_id","version");--> statement-breakpoint
-- Every write of a search text stores its words. In sorted order, so that concurrent writes do not deadlock.
CREATE FUNCTION "keep_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_words" ("language", "word")
  SELECT DISTINCT w."language", w."word" FROM (
    SELECT t."language", regexp_split_to_table(t."search_text", '[\s!-/:-@\[-`{-~]+') AS "word" FROM "written" t
  ) w WHERE length(w."word") BETWEEN 3 AND 40 ORDER BY 1, 2 ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "article_texts_inserted" AFTER INSERT ON "article_texts" REFERENCING NEW TABLE AS "written"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_search_words"();--> statement-breakpoint
CREATE TRIGGER "article_texts_updated" AFTER UPDATE ON "article_texts" REFERENCING NEW TABLE AS "written"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_search_words"();--> statement-breakpoint
INSERT INTO "search_words" ("language", "word")
SELECT DISTINCT w."language", w."word" FROM (
  SELECT t."language", regexp_split_to_table(t."search_text", '[\s!-/:-@\[-`{-~]+') AS "word" FROM "article_texts" t
) w WHERE length(w."word") BETWEEN 3 AND 40;
