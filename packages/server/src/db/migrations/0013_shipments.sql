CREATE TABLE "shipment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"shipment_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"location" text
);
--> statement-breakpoint
CREATE TABLE "shipment_items" (
	"id" text PRIMARY KEY NOT NULL,
	"shipment_id" text NOT NULL,
	"order_item_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"serial_numbers" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipment_parcels" (
	"id" text PRIMARY KEY NOT NULL,
	"shipment_id" text NOT NULL,
	"number" integer NOT NULL,
	"tracking_number" text,
	"tracking_url" text,
	"weight_grams" integer
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "order_number" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "company_id" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "mode" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "prepared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "delivery_address" jsonb;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "package_count" integer;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "weight_grams" integer;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "item_count" integer;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "preview" text[];--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "shipment_events" ADD CONSTRAINT "shipment_events_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_parcels" ADD CONSTRAINT "shipment_parcels_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Owner and search text of a shipment come from its order; its contents are known only where the order has no other shipment.
INSERT INTO "shipment_items" ("id", "shipment_id", "order_item_id", "quantity")
SELECT left(md5(s."id" || i."id"), 22), s."id", i."id", i."shipped_quantity"
FROM "shipments" s JOIN "order_items" i ON i."order_id" = s."order_id" AND i."shipped_quantity" > 0
WHERE NOT EXISTS (SELECT 1 FROM "shipments" o WHERE o."order_id" = s."order_id" AND o."id" <> s."id");--> statement-breakpoint
INSERT INTO "shipment_parcels" ("id", "shipment_id", "number", "tracking_number", "tracking_url")
SELECT left(md5(s."id"), 22), s."id", 1, s."tracking_number", s."tracking_url" FROM "shipments" s;--> statement-breakpoint
INSERT INTO "shipment_events" ("id", "shipment_id", "at", "kind")
SELECT left(md5(s."id" || e."kind"), 22), s."id", e."at", e."kind" FROM "shipments" s
CROSS JOIN LATERAL (VALUES ('handed_over', s."shipped_at"), ('delivered', s."delivered_at")) e ("kind", "at") WHERE e."at" IS NOT NULL;--> statement-breakpoint
UPDATE "shipments" s SET "order_number" = o."number", "reference" = o."reference", "user_id" = o."user_id", "company_id" = o."company_id", "mode" = o."mode",
  "prepared_at" = coalesce(s."shipped_at", o."ordered_at"), "delivery_address" = o."delivery_address", "package_count" = 1,
  "expected_on" = coalesce(s."expected_on", o."expected_delivery_date", (coalesce(s."shipped_at", o."ordered_at") AT TIME ZONE 'Europe/Berlin')::date),
  "item_count" = coalesce((SELECT sum(i."quantity") FROM "shipment_items" i WHERE i."shipment_id" = s."id"), 0), "preview" = o."preview",
  "search_text" = lower(concat_ws(' ', s."number", replace(s."number", '-', ''), s."tracking_number")) || ' ' || o."search_text"
FROM "orders" o WHERE o."id" = s."order_id";--> statement-breakpoint
ALTER TABLE "shipments" ALTER COLUMN "expected_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ALTER COLUMN "order_number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ALTER COLUMN "mode" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ALTER COLUMN "prepared_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ALTER COLUMN "delivery_address" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ALTER COLUMN "package_count" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ALTER COLUMN "item_count" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ALTER COLUMN "preview" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ALTER COLUMN "search_text" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "shipment_events_shipment" ON "shipment_events" USING btree ("shipment_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "shipment_items_line" ON "shipment_items" USING btree ("shipment_id","order_item_id");--> statement-breakpoint
CREATE INDEX "shipment_items_order_item" ON "shipment_items" USING btree ("order_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shipment_parcels_number" ON "shipment_parcels" USING btree ("shipment_id","number");--> statement-breakpoint
CREATE INDEX "shipments_company" ON "shipments" USING btree ("company_id","mode",coalesce("shipped_at", "prepared_at"),"id");--> statement-breakpoint
CREATE INDEX "shipments_company_expected" ON "shipments" USING btree ("company_id","mode","expected_on","id");--> statement-breakpoint
CREATE INDEX "shipments_company_state" ON "shipments" USING btree ("company_id","mode","state","id");--> statement-breakpoint
CREATE INDEX "shipments_user" ON "shipments" USING btree ("user_id","mode",coalesce("shipped_at", "prepared_at"),"id");--> statement-breakpoint
CREATE INDEX "shipments_trigram" ON "shipments" USING gin ("search_text" gin_trgm_ops);