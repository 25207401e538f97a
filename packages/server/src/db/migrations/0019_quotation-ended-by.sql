ALTER TABLE "quotations" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
-- The service ends a request with a reason, written at that moment; who asked for it ends it otherwise.
UPDATE "quotations" q SET "cancelled_by" = CASE WHEN EXISTS (
  SELECT 1 FROM "quotation_comments" c JOIN "quotation_events" e ON e."quotation_id" = c."quotation_id" AND e."state" = 'cancelled' AND e."at" = c."at"
  WHERE c."quotation_id" = q."id" AND NOT c."is_from_customer") THEN 'service' ELSE 'customer' END WHERE q."state" = 'cancelled';--> statement-breakpoint
-- Who may sign stands there with what they are from now on.
UPDATE "sellers" SET "managers" = 'Geschäftsführung: ' || "managers" WHERE "managers" NOT LIKE '%: %';
