DROP TABLE "charge_points" CASCADE;--> statement-breakpoint
DROP TABLE "charging_plans" CASCADE;--> statement-breakpoint
DROP TABLE "charging_sessions" CASCADE;--> statement-breakpoint
DROP TABLE "knowledge_articles" CASCADE;--> statement-breakpoint
DROP TABLE "knowledge_texts" CASCADE;--> statement-breakpoint
DROP TABLE "charging_bays" CASCADE;--> statement-breakpoint
DROP TABLE "reservations" CASCADE;