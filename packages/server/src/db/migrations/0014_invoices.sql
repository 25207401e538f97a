CREATE TABLE "invoice_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"position" integer NOT NULL,
	"number" text,
	"description" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit" text NOT NULL,
	"unit_net" integer NOT NULL,
	"unit_gross" integer NOT NULL,
	"discount_percent" integer,
	"discount_amount" bigint,
	"line_net" bigint NOT NULL,
	"line_gross" bigint NOT NULL,
	"tax_rate" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"paid_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"method" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_reminders" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"level" integer NOT NULL,
	"sent_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"settlement" text NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text,
	"mode" text NOT NULL,
	"seller_id" text NOT NULL,
	"language" text NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"delivered_on" date NOT NULL,
	"customer_number" text NOT NULL,
	"vat_id" text,
	"reference" text,
	"orders" jsonb NOT NULL,
	"corrects_id" text,
	"tax_treatment" text NOT NULL,
	"basis" text NOT NULL,
	"items_net" bigint NOT NULL,
	"items_gross" bigint NOT NULL,
	"shipping_net" bigint NOT NULL,
	"shipping_gross" bigint NOT NULL,
	"net" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"taxes" jsonb NOT NULL,
	"open_amount" bigint NOT NULL,
	"invoice_address" jsonb NOT NULL,
	"payment_terms" jsonb,
	"urgency" text NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"country_code" text NOT NULL,
	"vat_id" text NOT NULL,
	"tax_number" text NOT NULL,
	"register_entry" text NOT NULL,
	"managers" text NOT NULL,
	"contact_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"bank_name" text NOT NULL,
	"iban" text NOT NULL,
	"bic" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_lines_position" ON "invoice_lines" USING btree ("invoice_id","position");--> statement-breakpoint
CREATE INDEX "invoice_payments_invoice" ON "invoice_payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_reminders_level" ON "invoice_reminders" USING btree ("invoice_id","level");--> statement-breakpoint
CREATE INDEX "invoices_company" ON "invoices" USING btree ("company_id","mode","issued_on","id");--> statement-breakpoint
CREATE INDEX "invoices_company_due" ON "invoices" USING btree ("company_id","mode","due_on","id");--> statement-breakpoint
CREATE INDEX "invoices_company_gross" ON "invoices" USING btree ("company_id","mode","gross","id");--> statement-breakpoint
CREATE INDEX "invoices_company_open" ON "invoices" USING btree ("company_id","mode","open_amount","id");--> statement-breakpoint
CREATE INDEX "invoices_company_urgency" ON "invoices" USING btree ("company_id","mode","urgency","id");--> statement-breakpoint
CREATE INDEX "invoices_unsettled" ON "invoices" USING btree ("company_id","mode","due_on") WHERE "invoices"."open_amount" <> 0;--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id","mode","issued_on","id");--> statement-breakpoint
CREATE INDEX "invoices_corrects" ON "invoices" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "invoices_orders" ON "invoices" USING gin ("orders" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "invoices_trigram" ON "invoices" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sellers_brand" ON "sellers" USING btree ("brand_id","since");