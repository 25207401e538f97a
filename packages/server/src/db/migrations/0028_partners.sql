CREATE TABLE "partner_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"jti" text NOT NULL,
	"user_id" text NOT NULL,
	"origin" text NOT NULL,
	"has_second_factor" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "partner_codes_assertion" UNIQUE("partner_id","jti")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"keys" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"origins" text[] DEFAULT '{}' NOT NULL,
	"companies" text[] DEFAULT '{}' NOT NULL,
	"vouches_second_factor" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session_families" ADD COLUMN "partner_id" text;--> statement-breakpoint
ALTER TABLE "partner_codes" ADD CONSTRAINT "partner_codes_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_codes" ADD CONSTRAINT "partner_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_codes_expires" ON "partner_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_families_partner" ON "session_families" USING btree ("partner_id") WHERE "session_families"."partner_id" is not null;