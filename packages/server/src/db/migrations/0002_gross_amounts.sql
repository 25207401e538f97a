-- Existing rows get the gross price that their price group has for that net price, otherwise the net price plus VAT, rounded half up.
ALTER TABLE "cart_items" ADD COLUMN "seen_unit_gross" integer;--> statement-breakpoint
UPDATE "cart_items" c SET "seen_unit_gross" = coalesce(
  (SELECT max(p."gross") FROM "article_prices" p WHERE p."article_id" = c."article_id" AND p."net" = c."seen_unit_net"),
  (SELECT c."seen_unit_net" + (2 * c."seen_unit_net"::bigint * a."tax_rate" + 100) / 200 FROM "articles" a WHERE a."id" = c."article_id"));--> statement-breakpoint
ALTER TABLE "cart_items" ALTER COLUMN "seen_unit_gross" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "unit_gross" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "line_gross" bigint;--> statement-breakpoint
UPDATE "order_items" i SET "unit_gross" = coalesce(
  (SELECT max(p."gross") FROM "article_prices" p WHERE p."article_id" = i."article_id" AND p."net" = i."unit_net"),
  i."unit_net" + (2 * i."unit_net"::bigint * i."tax_rate" + 100) / 200);--> statement-breakpoint
UPDATE "order_items" i SET "line_gross" = CASE o."mode"
  WHEN 'b2c_cc' THEN i."unit_gross"::bigint * i."quantity"
  ELSE i."line_net" + (2 * i."line_net" * i."tax_rate" + 100) / 200 END
  FROM "orders" o WHERE o."id" = i."order_id";--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "unit_gross" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "line_gross" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "basis" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "items_gross" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_gross" bigint;--> statement-breakpoint
UPDATE "orders" o SET "basis" = CASE "mode" WHEN 'b2c_cc' THEN 'gross' ELSE 'net' END,
  "items_gross" = coalesce((SELECT sum(i."line_gross") FROM "order_items" i WHERE i."order_id" = o."id"), 0);--> statement-breakpoint
UPDATE "orders" SET "shipping_gross" = "gross" - "items_gross";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "basis" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "items_gross" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "shipping_gross" SET NOT NULL;
