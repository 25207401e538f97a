ALTER TABLE "quotations" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
-- A request was ended by the service if a comment has the time of its cancellation, otherwise by its requester.
UPDATE "quotations" q SET "cancelled_by" = CASE WHEN EXISTS (
  SELECT 1 FROM "quotation_comments" c JOIN "quotation_events" e ON e."quotation_id" = c."quotation_id" AND e."state" = 'cancelled' AND e."at" = c."at"
  WHERE c."quotation_id" = q."id" AND NOT c."is_from_customer") THEN 'service' ELSE 'customer' END WHERE q."state" = 'cancelled';--> statement-breakpoint
-- The managers of a seller now include their title.
UPDATE "sellers" SET "managers" = 'Geschäftsführung: ' || "managers" WHERE "managers" NOT LIKE '%: %';
