CREATE TABLE "muted_mails" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"muted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "muted_mails_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "session_families" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "session_families" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "session_families" ADD COLUMN "device_kind" text;--> statement-breakpoint
ALTER TABLE "session_families" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "session_families" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "muted_mails" ADD CONSTRAINT "muted_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;