CREATE TABLE `clients` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`address` text,
	`country` text DEFAULT 'USA' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `clients_by_name` ON `clients` (`user_id`,"name" COLLATE NOCASE);--> statement-breakpoint
CREATE INDEX `clients_newest` ON `clients` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `credentials` (
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`password_hash` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "credentials_secret" CHECK(("credentials"."kind" = 'password') = ("credentials"."password_hash" IS NOT NULL))
) STRICT;
--> statement-breakpoint
CREATE INDEX `credentials_user` ON `credentials` (`user_id`);--> statement-breakpoint
CREATE TABLE `invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`client_id` text,
	`save_key` text NOT NULL,
	`invoice_number` text NOT NULL,
	`invoice_date` text NOT NULL,
	`due_date` text NOT NULL,
	`status` text DEFAULT 'unpaid' NOT NULL,
	`archived` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`country` text NOT NULL,
	`currency` text NOT NULL,
	`template` text NOT NULL,
	`subtotal` integer NOT NULL,
	`discount_percent` integer DEFAULT 0 NOT NULL,
	`discount` integer NOT NULL,
	`tax_amount` integer NOT NULL,
	`total` integer NOT NULL,
	`client_name` text NOT NULL,
	`client_email` text,
	`client_address` text NOT NULL,
	`shipping_address` text,
	`shipping_postal_code` text,
	`business_name` text NOT NULL,
	`business_email` text NOT NULL,
	`business_phone` text,
	`business_website` text,
	`business_address` text NOT NULL,
	`postal_code` text,
	`tax_number` text,
	`bank_name` text,
	`account_holder` text,
	`iban` text,
	`swift_bic` text,
	`account_number` text,
	`routing_number` text,
	`institution_number` text,
	`bank_address` text,
	`payid` text,
	`interac_email` text,
	`check_payee_name` text,
	`check_mailing_address` text,
	`accept_card_payments` integer DEFAULT false NOT NULL,
	`stripe_payment_link` text,
	`paypal_payment_link` text,
	`other_payment_links` text,
	`payment_notes` text,
	`display_paypal_qr` integer DEFAULT false NOT NULL,
	`notes` text,
	`items` text NOT NULL,
	`logo` text,
	`signature` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE set null
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_number` ON `invoices` (`user_id`,`invoice_number`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_save_key` ON `invoices` (`user_id`,`save_key`);--> statement-breakpoint
CREATE INDEX `invoices_newest` ON `invoices` (`user_id`,`archived`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_of_client` ON `invoices` (`client_id`,`user_id`,`invoice_date`);--> statement-breakpoint
CREATE TABLE `products_services` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`unit_price` integer NOT NULL,
	`tax_rate` integer NOT NULL,
	`custom_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `products_services_by_name` ON `products_services` (`user_id`,"name" COLLATE NOCASE);--> statement-breakpoint
CREATE INDEX `products_services_newest` ON `products_services` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`remember` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `user_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`country` text NOT NULL,
	`preferred_country` text NOT NULL,
	`invoice_limit` integer DEFAULT 3,
	`total_invoices_created` integer DEFAULT 0 NOT NULL,
	`subscription_status` text DEFAULT 'free' NOT NULL,
	`subscription_plan` text,
	`subscription_source` text,
	`subscription_start` integer,
	`subscription_end` integer,
	`past_due_since` integer,
	`period_start` text,
	`period_count` integer DEFAULT 0 NOT NULL,
	`tax_rate` integer,
	`tax_number` text,
	`invoice_prefix` text DEFAULT 'INV-' NOT NULL,
	`starting_number` integer DEFAULT 1 NOT NULL,
	`last_invoice_number` integer,
	`template` text DEFAULT 'classic' NOT NULL,
	`business_name` text,
	`email` text,
	`phone` text,
	`website` text,
	`address` text,
	`postal_code` text,
	`bank_name` text,
	`account_holder` text,
	`iban` text,
	`swift_bic` text,
	`account_number` text,
	`routing_number` text,
	`institution_number` text,
	`bank_address` text,
	`payid` text,
	`interac_email` text,
	`check_payee_name` text,
	`check_mailing_address` text,
	`accept_card_payments` integer DEFAULT false NOT NULL,
	`stripe_payment_link` text,
	`paypal_payment_link` text,
	`other_payment_links` text,
	`payment_notes` text,
	`updated_at` integer NOT NULL,
	`logo` text,
	`signature` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_settings_counters" CHECK("user_settings"."total_invoices_created" >= 0 AND "user_settings"."period_count" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text,
	`email_verified_at` integer,
	`time_zone` text,
	`created_at` integer NOT NULL,
	`deleted_at` integer
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (lower("email"));