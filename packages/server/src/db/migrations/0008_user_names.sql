ALTER TABLE "users" ADD COLUMN "username" text;--> statement-breakpoint
CREATE UNIQUE INDEX "users_login_name" ON "users" USING btree (lower(coalesce("username", "email")));