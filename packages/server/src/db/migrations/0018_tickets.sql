CREATE TABLE "service_hours" (
	"brand_id" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"region" text,
	"time_zone" text NOT NULL,
	"weekdays" integer[] NOT NULL,
	"opens_at" integer NOT NULL,
	"closes_at" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"is_internal" boolean NOT NULL,
	"text" text NOT NULL,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"author_kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_events" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"is_internal" boolean NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"place" integer NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"actor_kind" text NOT NULL,
	"from_value" text,
	"to_value" text,
	"comment_id" text,
	"file_id" text
);
--> statement-breakpoint
CREATE TABLE "ticket_file_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"uploader_id" text NOT NULL,
	"uploader_name" text NOT NULL,
	"uploader_kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_files" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"comment_id" text,
	"is_internal" boolean NOT NULL,
	"version" integer NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_reads" (
	"user_id" text NOT NULL,
	"ticket_id" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ticket_reads_user_id_ticket_id_pk" PRIMARY KEY("user_id","ticket_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_team_members" (
	"team_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "ticket_team_members_team_id_user_id_pk" PRIMARY KEY("team_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_teams" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"company_id" text NOT NULL,
	"brand_id" text NOT NULL,
	"category_ids" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text,
	"mode" text NOT NULL,
	"brand_id" text NOT NULL,
	"team_id" text,
	"assignee_id" text,
	"assignee_name" text,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"author_kind" text NOT NULL,
	"subject" text NOT NULL,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"category_id" text NOT NULL,
	"priority_id" text NOT NULL,
	"priority_rank" integer NOT NULL,
	"association_kind" text,
	"association_id" text,
	"association_label" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"noticed_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"answer_due_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"version" integer NOT NULL,
	"comment_count" integer NOT NULL,
	"note_count" integer NOT NULL,
	"file_count" integer NOT NULL,
	"note_file_count" integer NOT NULL,
	"search_text" text NOT NULL,
	"service_search_text" text NOT NULL,
	CONSTRAINT "tickets_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "service_hours" ADD CONSTRAINT "service_hours_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_comments" ADD CONSTRAINT "ticket_comments_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_file_versions" ADD CONSTRAINT "ticket_file_versions_file_id_ticket_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."ticket_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_comment_id_ticket_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."ticket_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_reads" ADD CONSTRAINT "ticket_reads_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_team_members" ADD CONSTRAINT "ticket_team_members_team_id_ticket_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."ticket_teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_teams" ADD CONSTRAINT "ticket_teams_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_teams" ADD CONSTRAINT "ticket_teams_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_comments_ticket" ON "ticket_comments" USING btree ("ticket_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ticket_events_ticket" ON "ticket_events" USING btree ("ticket_id","at","place");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_file_versions_number" ON "ticket_file_versions" USING btree ("file_id","version");--> statement-breakpoint
CREATE INDEX "ticket_files_ticket" ON "ticket_files" USING btree ("ticket_id","added_at","place");--> statement-breakpoint
CREATE INDEX "ticket_reads_ticket" ON "ticket_reads" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "ticket_team_members_user" ON "ticket_team_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tickets_company" ON "tickets" USING btree ("company_id","mode","updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id","mode","updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_team" ON "tickets" USING btree ("team_id","noticed_at","id");--> statement-breakpoint
CREATE INDEX "tickets_brand" ON "tickets" USING btree ("brand_id","noticed_at","id");--> statement-breakpoint
CREATE INDEX "tickets_assignee" ON "tickets" USING btree ("assignee_id","noticed_at","id");--> statement-breakpoint
CREATE INDEX "tickets_about" ON "tickets" USING btree ("association_kind","association_id");--> statement-breakpoint
CREATE INDEX "tickets_trigram" ON "tickets" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tickets_service_trigram" ON "tickets" USING gin ("service_search_text" gin_trgm_ops);