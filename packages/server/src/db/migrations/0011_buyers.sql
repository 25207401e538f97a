CREATE INDEX "orders_company_buyer" ON "orders" USING btree ("company_id","mode","user_id","ordered_at","id");--> statement-breakpoint
-- Searches find orders by their buyers, in both spellings of umlauts.
UPDATE "orders" SET "search_text" = "search_text" || ' ' ||
  translate(replace(lower("ordered_by"), 'ß', 'ss'), 'äöüáàâéèêëíìîïóòôúùûçñ', 'aouaaaeeeeiiiiooouuucn') || ' ' ||
  translate(replace(replace(replace(replace(lower("ordered_by"), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
    'áàâéèêëíìîïóòôúùûçñ', 'aaaeeeeiiiiooouuucn');--> statement-breakpoint
-- Order events get the dates of the shipments.
UPDATE "order_events" e SET "at" = CASE e."state" WHEN 'partially_shipped' THEN s."first" WHEN 'shipped' THEN s."last" ELSE s."arrived" END
FROM (SELECT "order_id", min("shipped_at") AS "first", max("shipped_at") AS "last",
    CASE WHEN count(*) = count("delivered_at") THEN max("delivered_at") END AS "arrived" FROM "shipments" GROUP BY "order_id") s
WHERE s."order_id" = e."order_id" AND e."state" IN ('partially_shipped', 'shipped', 'delivered')
  AND CASE e."state" WHEN 'partially_shipped' THEN s."first" WHEN 'shipped' THEN s."last" ELSE s."arrived" END IS NOT NULL;
