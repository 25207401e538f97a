ALTER TABLE "companies" ADD COLUMN "payment_terms" jsonb DEFAULT '{"dueDays":30,"discount":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "backorder" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_terms" jsonb;