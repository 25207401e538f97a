CREATE TABLE "article_notices" (
	"user_id" text NOT NULL,
	"article_id" text NOT NULL,
	"company_id" text,
	"mode" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_notices_user_id_article_id_pk" PRIMARY KEY("user_id","article_id")
);
--> statement-breakpoint
ALTER TABLE "article_notices" ADD CONSTRAINT "article_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_notices" ADD CONSTRAINT "article_notices_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_notices_article" ON "article_notices" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "articles_number" ON "articles" USING btree (lower("number"));