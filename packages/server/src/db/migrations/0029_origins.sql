CREATE TABLE "allowed_origins" (
	"brand_id" text NOT NULL,
	"environment" text NOT NULL,
	"origin" text NOT NULL,
	"allowed_at" timestamp (3) with time zone NOT NULL,
	"allowed_by" text,
	CONSTRAINT "allowed_origins_brand_id_environment_origin_pk" PRIMARY KEY("brand_id","environment","origin")
);
--> statement-breakpoint
CREATE TABLE "operator_statements" (
	"operator_id" text NOT NULL,
	"jti" text NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operator_statements_operator_id_jti_pk" PRIMARY KEY("operator_id","jti")
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" text PRIMARY KEY NOT NULL,
	"keys" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"brands" text[] DEFAULT '{}' NOT NULL,
	"environments" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "allowed_origins" ADD CONSTRAINT "allowed_origins_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_statements" ADD CONSTRAINT "operator_statements_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allowed_origins_origin" ON "allowed_origins" USING btree ("environment","origin");--> statement-breakpoint
CREATE INDEX "operator_statements_used" ON "operator_statements" USING btree ("used_at");--> statement-breakpoint
-- One list applied to every environment so far. Its origins stay allowed in each environment until they are removed there.
INSERT INTO "allowed_origins" ("brand_id", "environment", "origin", "allowed_at")
SELECT "brands"."id", "each"."environment", "old"."origin", now()
FROM "brands", unnest("brands"."allowed_origins") AS "old"("origin"), unnest(ARRAY['development', 'staging', 'production']) AS "each"("environment")
ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "brands" DROP COLUMN "allowed_origins";