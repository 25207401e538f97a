CREATE TABLE "languages" (
	"code" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- A database in use has these three languages, with their indexes; an empty one gets all languages at its first start.
INSERT INTO "languages" ("code") SELECT l FROM unnest(array['de', 'en', 'fr']) l WHERE EXISTS (SELECT 1 FROM "locales");--> statement-breakpoint
-- This drops the indexes on the column too.
ALTER TABLE "article_texts" DROP COLUMN "search_vector";--> statement-breakpoint
ALTER TABLE "article_texts" ADD COLUMN "search_configuration" "regconfig";--> statement-breakpoint
-- The trigger is disabled because the words do not change.
ALTER TABLE "article_texts" DISABLE TRIGGER "article_texts_updated";--> statement-breakpoint
UPDATE "article_texts" SET "search_configuration" = (CASE "language" WHEN 'de' THEN 'german' WHEN 'fr' THEN 'french' ELSE 'english' END)::regconfig;--> statement-breakpoint
ALTER TABLE "article_texts" ENABLE TRIGGER "article_texts_updated";--> statement-breakpoint
ALTER TABLE "article_texts" ALTER COLUMN "search_configuration" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "article_texts" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(search_configuration, name), 'A') || setweight(to_tsvector(search_configuration, search_text), 'B')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "article_texts_vector_de" ON "article_texts" USING gin ("search_vector") WHERE language = 'de';--> statement-breakpoint
CREATE INDEX "article_texts_vector_en" ON "article_texts" USING gin ("search_vector") WHERE language = 'en';--> statement-breakpoint
CREATE INDEX "article_texts_vector_fr" ON "article_texts" USING gin ("search_vector") WHERE language = 'fr';
