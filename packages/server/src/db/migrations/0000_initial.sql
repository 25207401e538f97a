CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text,
	"user_id" text,
	"type" text NOT NULL,
	"is_default" boolean NOT NULL,
	"salutation" text NOT NULL,
	"company" text,
	"first_name" text,
	"last_name" text NOT NULL,
	"street" text NOT NULL,
	"house_number" text NOT NULL,
	"addition" text,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"country_code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text,
	"modes" text[] NOT NULL,
	"category" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"picture_key" text,
	"link_url" text,
	"texts" jsonb NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_reads" (
	"user_id" text NOT NULL,
	"news_id" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "news_reads_user_id_news_id_pk" PRIMARY KEY("user_id","news_id")
);
--> statement-breakpoint
CREATE TABLE "article_documents" (
	"article_id" text NOT NULL,
	"document_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "article_documents_article_id_document_id_pk" PRIMARY KEY("article_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "article_prices" (
	"article_id" text NOT NULL,
	"price_group_id" text NOT NULL,
	"min_quantity" integer NOT NULL,
	"net" integer NOT NULL,
	"gross" integer NOT NULL,
	CONSTRAINT "article_prices_article_id_price_group_id_min_quantity_pk" PRIMARY KEY("article_id","price_group_id","min_quantity")
);
--> statement-breakpoint
CREATE TABLE "article_relations" (
	"article_id" text NOT NULL,
	"related_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "article_relations_article_id_related_id_pk" PRIMARY KEY("article_id","related_id")
);
--> statement-breakpoint
CREATE TABLE "article_tags" (
	"article_id" text NOT NULL,
	"tag_id" text NOT NULL,
	CONSTRAINT "article_tags_article_id_tag_id_pk" PRIMARY KEY("article_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "article_texts" (
	"article_id" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"sort_name" text NOT NULL,
	"search_text" text NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(case language when 'de' then 'german'::regconfig when 'fr' then 'french'::regconfig else 'english'::regconfig end, name), 'A') || setweight(to_tsvector(case language when 'de' then 'german'::regconfig when 'fr' then 'french'::regconfig else 'english'::regconfig end, search_text), 'B')) STORED NOT NULL,
	CONSTRAINT "article_texts_article_id_language_pk" PRIMARY KEY("article_id","language")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"category_id" text NOT NULL,
	"manufacturer" text NOT NULL,
	"picture_keys" text[] NOT NULL,
	"tax_rate" integer NOT NULL,
	"min_quantity" integer NOT NULL,
	"max_quantity" integer NOT NULL,
	"quantity_step" integer NOT NULL,
	"stock" integer,
	"lead_time_days" integer,
	"backorder_days" integer,
	"popularity" integer NOT NULL,
	"is_active" boolean NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "articles_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"ancestor_ids" text[] NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"picture_key" text
);
--> statement-breakpoint
CREATE TABLE "article_files" (
	"id" text PRIMARY KEY NOT NULL,
	"titles" jsonb NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"storage_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"basis" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"article_id" text NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"note" text,
	"seen_unit_net" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text,
	"mode" text NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"delivery_address_id" text,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_overrides" (
	"id" text PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"brand_id" text,
	"message_id" text NOT NULL,
	"message" text NOT NULL,
	CONSTRAINT "message_overrides_key" UNIQUE NULLS NOT DISTINCT("locale","brand_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"user_id" text,
	"actor_user_id" text,
	"company_id" text,
	"request_id" text NOT NULL,
	"details" jsonb
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"company_label" text NOT NULL,
	"primary_color" text NOT NULL,
	"logo_url" text,
	"logo_small_url" text,
	"favicon_url" text,
	"imprint_url" text,
	"privacy_url" text,
	"charging_experience_url" text,
	"knowledge_platform_url" text,
	"smart_connect_url" text,
	"reservation_tool_url" text,
	"chatbot_backend" text,
	"allowed_origins" text[] DEFAULT '{}' NOT NULL,
	"side_bar_items" jsonb
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"customer_number" text NOT NULL,
	"price_group" text NOT NULL,
	"is_special_customer" boolean DEFAULT false NOT NULL,
	"side_bar_items" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_customer_number_unique" UNIQUE("customer_number")
);
--> statement-breakpoint
CREATE TABLE "login_guards" (
	"account" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_attempt_at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text,
	"mode" text NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "memberships_user_company_mode" UNIQUE NULLS NOT DISTINCT("user_id","company_id","mode")
);
--> statement-breakpoint
CREATE TABLE "session_families" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_reason" text
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone,
	"successor" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"family_id" text NOT NULL,
	"user_id" text NOT NULL,
	"mode" text NOT NULL,
	"company_id" text,
	"membership_id" text NOT NULL,
	"actor_user_id" text,
	"actor_kind" text,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"locale" text DEFAULT 'de_DE' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"needs_password_change" boolean DEFAULT false NOT NULL,
	"needs_onboarding" boolean DEFAULT false NOT NULL,
	"needs_to_enter_mileage" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "charging_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text,
	"user_id" text NOT NULL,
	"number" text NOT NULL,
	"type" text NOT NULL,
	"holder" text NOT NULL,
	"state" text NOT NULL,
	"blocked_at" timestamp (3) with time zone,
	"replaces_id" text
);
--> statement-breakpoint
CREATE TABLE "use_case_events" (
	"id" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text
);
--> statement-breakpoint
CREATE TABLE "use_case_files" (
	"id" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"field" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "use_case_submissions" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"user_id" text NOT NULL,
	"actor_id" text,
	"company_id" text,
	"mode" text NOT NULL,
	"payload" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "use_case_submissions_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "vehicle_readings" (
	"id" text PRIMARY KEY NOT NULL,
	"vehicle_id" text NOT NULL,
	"reading_km" integer NOT NULL,
	"read_on" date NOT NULL,
	"explanation" text,
	"submission_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text,
	"user_id" text NOT NULL,
	"license_plate" text NOT NULL,
	"model" text NOT NULL,
	"last_reading_km" integer,
	"last_read_on" date
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_operation_key_pk" PRIMARY KEY("user_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"subject" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limits_subject_window_start_pk" PRIMARY KEY("subject","window_start")
);
--> statement-breakpoint
CREATE TABLE "locales" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "number_series" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "number_series_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"article_id" text NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"picture_key" text,
	"quantity" integer NOT NULL,
	"shipped_quantity" integer NOT NULL,
	"unit_net" integer NOT NULL,
	"line_net" integer NOT NULL,
	"tax_rate" integer NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"cart_id" text NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text,
	"mode" text NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"cost_centre" text,
	"note" text,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"ordered_by" text NOT NULL,
	"requested_delivery_date" date,
	"expected_delivery_date" date,
	"item_count" integer NOT NULL,
	"preview" text[] NOT NULL,
	"items_net" integer NOT NULL,
	"shipping_net" integer NOT NULL,
	"net" integer NOT NULL,
	"gross" integer NOT NULL,
	"taxes" jsonb NOT NULL,
	"delivery_address" jsonb NOT NULL,
	"invoice_address" jsonb NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text,
	"tracking_url" text,
	"shipped_at" timestamp (3) with time zone,
	"expected_on" date,
	"delivered_at" timestamp (3) with time zone,
	CONSTRAINT "shipments_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "news_reads" ADD CONSTRAINT "news_reads_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_documents" ADD CONSTRAINT "article_documents_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_documents" ADD CONSTRAINT "article_documents_document_id_article_files_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."article_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_prices" ADD CONSTRAINT "article_prices_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_prices" ADD CONSTRAINT "article_prices_price_group_id_price_groups_id_fk" FOREIGN KEY ("price_group_id") REFERENCES "public"."price_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_relations" ADD CONSTRAINT "article_relations_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_relations" ADD CONSTRAINT "article_relations_related_id_articles_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tags" ADD CONSTRAINT "article_tags_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tags" ADD CONSTRAINT "article_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_texts" ADD CONSTRAINT "article_texts_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_overrides" ADD CONSTRAINT "message_overrides_locale_locales_code_fk" FOREIGN KEY ("locale") REFERENCES "public"."locales"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_overrides" ADD CONSTRAINT "message_overrides_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_families" ADD CONSTRAINT "session_families_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_family_id_session_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."session_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "use_case_events" ADD CONSTRAINT "use_case_events_submission_id_use_case_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."use_case_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "use_case_files" ADD CONSTRAINT "use_case_files_submission_id_use_case_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."use_case_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_readings" ADD CONSTRAINT "vehicle_readings_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_company" ON "addresses" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "news_newest" ON "news" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "article_prices_order" ON "article_prices" USING btree ("price_group_id","net","article_id") WHERE min_quantity = 1;--> statement-breakpoint
CREATE INDEX "article_tags_tag" ON "article_tags" USING btree ("tag_id","article_id");--> statement-breakpoint
CREATE INDEX "article_texts_name" ON "article_texts" USING btree ("language","sort_name","article_id");--> statement-breakpoint
CREATE INDEX "article_texts_vector" ON "article_texts" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "article_texts_trigram" ON "article_texts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_category" ON "articles" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "articles_popular" ON "articles" USING btree ("popularity","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_article" ON "cart_items" USING btree ("cart_id","article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_open" ON "carts" USING btree ("user_id",coalesce(company_id, ''),"mode") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "carts_latest" ON "carts" USING btree ("user_id","mode","version");--> statement-breakpoint
CREATE INDEX "audit_entries_user" ON "audit_entries" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "companies_parent" ON "companies" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "memberships_company" ON "memberships" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "session_families_user" ON "session_families" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_families_ends" ON "session_families" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "session_tokens_session" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_family" ON "sessions" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "charging_cards_number" ON "charging_cards" USING btree ("number");--> statement-breakpoint
CREATE INDEX "charging_cards_user" ON "charging_cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "charging_cards_company" ON "charging_cards" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "use_case_events_submission" ON "use_case_events" USING btree ("submission_id","at");--> statement-breakpoint
CREATE INDEX "use_case_files_submission" ON "use_case_files" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "use_case_submissions_user" ON "use_case_submissions" USING btree ("user_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "vehicle_readings_vehicle" ON "vehicle_readings" USING btree ("vehicle_id","read_on");--> statement-breakpoint
CREATE INDEX "vehicles_user" ON "vehicles" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "vehicles_company" ON "vehicles" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_window" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_items_position" ON "order_items" USING btree ("order_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_cart" ON "orders" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "orders_company" ON "orders" USING btree ("company_id","mode","ordered_at","id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","mode","ordered_at","id");--> statement-breakpoint
CREATE INDEX "orders_trigram" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_id");