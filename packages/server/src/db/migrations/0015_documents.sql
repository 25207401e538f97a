CREATE TABLE "document_reads" (
	"user_id" text NOT NULL,
	"document_id" text NOT NULL,
	"version" integer NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_reads_user_id_document_id_pk" PRIMARY KEY("user_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "document_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"version" integer NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"change_note" text
);
--> statement-breakpoint
CREATE TABLE "document_texts" (
	"document_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"search_text" text NOT NULL,
	CONSTRAINT "document_texts_document_id_language_pk" PRIMARY KEY("document_id","language")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text,
	"company_id" text,
	"user_id" text,
	"modes" text[] NOT NULL,
	"access" text NOT NULL,
	"category" text NOT NULL,
	"language" text,
	"published_at" timestamp (3) with time zone NOT NULL,
	"valid_from" date,
	"valid_until" date
);
--> statement-breakpoint
ALTER TABLE "document_reads" ADD CONSTRAINT "document_reads_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_texts" ADD CONSTRAINT "document_texts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_versions_number" ON "document_versions" USING btree ("document_id","version");--> statement-breakpoint
CREATE INDEX "documents_newest" ON "documents" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "documents_company" ON "documents" USING btree ("company_id","published_at","id");--> statement-breakpoint
CREATE INDEX "documents_user" ON "documents" USING btree ("user_id","published_at","id");