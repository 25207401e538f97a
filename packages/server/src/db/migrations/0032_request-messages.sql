CREATE TABLE "use_case_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"author" text NOT NULL,
	"is_from_customer" boolean NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "use_case_files" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "use_case_messages" ADD CONSTRAINT "use_case_messages_submission_id_use_case_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."use_case_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "use_case_messages_submission" ON "use_case_messages" USING btree ("submission_id","at");--> statement-breakpoint
ALTER TABLE "use_case_files" ADD CONSTRAINT "use_case_files_message_id_use_case_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."use_case_messages"("id") ON DELETE cascade ON UPDATE no action;