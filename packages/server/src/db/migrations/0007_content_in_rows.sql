CREATE TABLE "category_texts" (
	"category_id" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "category_texts_category_id_language_pk" PRIMARY KEY("category_id","language")
);
--> statement-breakpoint
CREATE TABLE "article_file_texts" (
	"document_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "article_file_texts_document_id_language_pk" PRIMARY KEY("document_id","language")
);
--> statement-breakpoint
CREATE TABLE "tag_texts" (
	"tag_id" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "tag_texts_tag_id_language_pk" PRIMARY KEY("tag_id","language")
);
--> statement-breakpoint
CREATE TABLE "news_texts" (
	"news_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"teaser" text NOT NULL,
	"paragraphs" text[] NOT NULL,
	"link_label" text,
	"search_text" text NOT NULL,
	CONSTRAINT "news_texts_news_id_language_pk" PRIMARY KEY("news_id","language")
);
--> statement-breakpoint
ALTER TABLE "category_texts" ADD CONSTRAINT "category_texts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_file_texts" ADD CONSTRAINT "article_file_texts_document_id_article_files_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."article_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_texts" ADD CONSTRAINT "tag_texts_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_texts" ADD CONSTRAINT "news_texts_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A JSON column by language becomes one row per language that it contains.
INSERT INTO "category_texts" ("category_id", "language", "name")
SELECT c."id", t.key, t.value FROM "categories" c, jsonb_each_text(c."names") t WHERE t.value IS NOT NULL;--> statement-breakpoint
INSERT INTO "tag_texts" ("tag_id", "language", "name")
SELECT g."id", t.key, t.value FROM "tags" g, jsonb_each_text(g."names") t WHERE t.value IS NOT NULL;--> statement-breakpoint
INSERT INTO "article_file_texts" ("document_id", "language", "title")
SELECT d."id", t.key, t.value FROM "article_files" d, jsonb_each_text(d."titles") t WHERE t.value IS NOT NULL;--> statement-breakpoint
-- The search text has the words of all languages. Each row gets all of it, so that searches find the same as before.
INSERT INTO "news_texts" ("news_id", "language", "title", "teaser", "paragraphs", "link_label", "search_text")
SELECT n."id", t.key, t.value ->> 'title', t.value ->> 'teaser',
  array(SELECT p.value FROM jsonb_array_elements_text(t.value -> 'paragraphs') WITH ORDINALITY p(value, at) ORDER BY p.at),
  t.value ->> 'linkLabel', n."search_text"
FROM "news" n, jsonb_each(n."texts") t WHERE jsonb_typeof(t.value) = 'object';--> statement-breakpoint
ALTER TABLE "categories" DROP COLUMN "names";--> statement-breakpoint
ALTER TABLE "article_files" DROP COLUMN "titles";--> statement-breakpoint
ALTER TABLE "tags" DROP COLUMN "names";--> statement-breakpoint
ALTER TABLE "news" DROP COLUMN "texts";--> statement-breakpoint
ALTER TABLE "news" DROP COLUMN "search_text";--> statement-breakpoint
-- Renamed after the attempts that it counts.
ALTER TABLE "login_guards" RENAME TO "login_attempts";--> statement-breakpoint
ALTER TABLE "login_attempts" RENAME CONSTRAINT "login_guards_pkey" TO "login_attempts_pkey";
