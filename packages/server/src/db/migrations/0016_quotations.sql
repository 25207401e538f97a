CREATE TABLE "quotation_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"quotation_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"author" text NOT NULL,
	"is_from_customer" boolean NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotation_events" (
	"id" text PRIMARY KEY NOT NULL,
	"quotation_id" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"actor" text
);
--> statement-breakpoint
CREATE TABLE "quotation_items" (
	"id" text PRIMARY KEY NOT NULL,
	"quotation_id" text NOT NULL,
	"position" integer NOT NULL,
	"article_id" text NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"picture_key" text,
	"quantity" integer NOT NULL,
	"list_net" integer NOT NULL,
	"list_gross" integer NOT NULL,
	"unit_net" integer,
	"unit_gross" integer,
	"line_net" bigint,
	"line_gross" bigint,
	"tax_rate" integer NOT NULL,
	"is_shipped" boolean NOT NULL,
	"note" text,
	"offer_note" text
);
--> statement-breakpoint
CREATE TABLE "quotations" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text,
	"mode" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"title" text,
	"reference" text,
	"description" text,
	"note" text,
	"requested_delivery_date" date,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"requested_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"valid_until" date,
	"reminded_of" date,
	"item_count" integer NOT NULL,
	"preview" text[] NOT NULL,
	"basis" text NOT NULL,
	"items_net" bigint,
	"items_gross" bigint,
	"shipping_net" bigint,
	"shipping_gross" bigint,
	"net" bigint,
	"gross" bigint,
	"taxes" jsonb,
	"savings_net" bigint,
	"savings_gross" bigint,
	"offered_at" timestamp (3) with time zone,
	"offer_note" text,
	"payment_terms" jsonb,
	"delivery_address" jsonb,
	"contact" jsonb,
	"order_id" text,
	"search_text" text NOT NULL,
	CONSTRAINT "quotations_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "quotation_comments" ADD CONSTRAINT "quotation_comments_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_events" ADD CONSTRAINT "quotation_events_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_items" ADD CONSTRAINT "quotation_items_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotation_comments_quotation" ON "quotation_comments" USING btree ("quotation_id","at");--> statement-breakpoint
CREATE INDEX "quotation_events_quotation" ON "quotation_events" USING btree ("quotation_id","at");--> statement-breakpoint
CREATE INDEX "quotation_items_quotation" ON "quotation_items" USING btree ("quotation_id","position");--> statement-breakpoint
CREATE INDEX "quotations_company" ON "quotations" USING btree ("company_id","mode","requested_at","id");--> statement-breakpoint
CREATE INDEX "quotations_company_valid" ON "quotations" USING btree ("company_id","mode",coalesce("valid_until", '9999-12-31'::date),"id");--> statement-breakpoint
CREATE INDEX "quotations_company_gross" ON "quotations" USING btree ("company_id","mode",coalesce("gross", 0),"id");--> statement-breakpoint
CREATE INDEX "quotations_company_state" ON "quotations" USING btree ("company_id","mode","state","id");--> statement-breakpoint
CREATE INDEX "quotations_user" ON "quotations" USING btree ("user_id","mode","requested_at","id");--> statement-breakpoint
CREATE INDEX "quotations_waiting" ON "quotations" USING btree ("changed_at","id") WHERE state in ('requested', 'in_preparation');--> statement-breakpoint
CREATE INDEX "quotations_ending" ON "quotations" USING btree ("valid_until","id") WHERE state = 'offered';--> statement-breakpoint
CREATE INDEX "quotations_trigram" ON "quotations" USING gin ("search_text" gin_trgm_ops);