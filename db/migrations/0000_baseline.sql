CREATE TABLE `attempts` (
	`key` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `attempts_by_key` ON `attempts` (`key`,`at`);--> statement-breakpoint
CREATE INDEX `attempts_age` ON `attempts` (`at`);--> statement-breakpoint
CREATE TABLE `credentials` (
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`password_hash` text,
	`grant_client` text,
	`grant_token` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "credentials_secret" CHECK(("credentials"."kind" = 'password') = ("credentials"."password_hash" IS NOT NULL))
) STRICT;
--> statement-breakpoint
CREATE INDEX `credentials_user` ON `credentials` (`user_id`);--> statement-breakpoint
CREATE TABLE `email_links` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `email_links_newest` ON `email_links` (`user_id`,`kind`);--> statement-breakpoint
CREATE INDEX `email_links_expiry` ON `email_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `login_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`code_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`session_id` text
) STRICT;
--> statement-breakpoint
CREATE INDEX `login_codes_expiry` ON `login_codes` (`expires_at`);--> statement-breakpoint
CREATE INDEX `login_codes_email` ON `login_codes` (`email`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`remember` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer DEFAULT 0 NOT NULL,
	`user_agent` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text,
	`email_verified_at` integer,
	`time_zone` text,
	`language` text,
	`created_at` integer NOT NULL,
	`deleted_at` integer,
	`former_email` text,
	`address_lost_at` integer,
	`claim_tries` integer DEFAULT 0 NOT NULL,
	`claim_declined_at` integer,
	`joined_to` text,
	`payment_check_since` integer
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (lower("email"));--> statement-breakpoint
CREATE INDEX `users_former_email` ON `users` (`former_email`) WHERE former_email IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_closed` ON `users` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `app_store_purchases` (
	`reference` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`signed_at` integer NOT NULL,
	`is_sandbox` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `app_store_purchases_of_user` ON `app_store_purchases` (`user_id`,`is_sandbox`,signed_at DESC);--> statement-breakpoint
CREATE TABLE `provider_events` (
	`source` text NOT NULL,
	`event_id` text NOT NULL,
	`received_at` integer NOT NULL,
	PRIMARY KEY(`source`, `event_id`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `provider_events_received` ON `provider_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `renewing_plans` (
	`user_id` text NOT NULL,
	`source` text NOT NULL,
	`reference` text NOT NULL,
	`plan_name` text NOT NULL,
	`told_at` integer,
	PRIMARY KEY(`user_id`, `source`, `reference`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `kept_billing` (
	`source` text NOT NULL,
	`reference` text NOT NULL,
	`closed_at` integer NOT NULL,
	`kept_until` integer NOT NULL,
	`forgotten_at` integer,
	PRIMARY KEY(`source`, `reference`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `kept_billing_until` ON `kept_billing` (`kept_until`);--> statement-breakpoint
CREATE INDEX `kept_billing_to_forget` ON `kept_billing` (`source`,`closed_at`) WHERE forgotten_at IS NULL;--> statement-breakpoint
CREATE TABLE `pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`bytes` blob NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `looks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`template` text NOT NULL,
	`look` text,
	`is_default` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `looks_of_owner` ON `looks` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `looks_default` ON `looks` (`user_id`) WHERE is_default = 1;--> statement-breakpoint
CREATE TABLE `clients` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`cc_emails` text,
	`phone` text,
	`address` text,
	`country` text DEFAULT 'USA' NOT NULL,
	`language` text,
	`created_at` integer NOT NULL,
	`region` text,
	`contact` text,
	`tax_number` text,
	`reference` text,
	`payment_terms` text,
	`look_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`look_id`) REFERENCES `looks`(`id`) ON UPDATE no action ON DELETE set null
) STRICT;
--> statement-breakpoint
CREATE INDEX `clients_by_name` ON `clients` (`user_id`,"name" COLLATE NOCASE);--> statement-breakpoint
CREATE INDEX `clients_newest` ON `clients` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `clients_of_look` ON `clients` (`look_id`) WHERE look_id IS NOT NULL;--> statement-breakpoint
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
	`look` text,
	`paper` text DEFAULT 'a4' NOT NULL,
	`language` text NOT NULL,
	`subtotal` integer NOT NULL,
	`discount_percent` integer DEFAULT 0 NOT NULL,
	`discount_amount` integer,
	`discount` integer NOT NULL,
	`tax_amount` integer NOT NULL,
	`total` integer NOT NULL,
	`registered` text,
	`prices_include_tax` integer DEFAULT false NOT NULL,
	`rounding` text DEFAULT 'tax' NOT NULL,
	`province` text,
	`supply_date` text,
	`payment_terms` text,
	`home_rate` text,
	`home_rate_date` text,
	`home_rate_source` text,
	`client_name` text NOT NULL,
	`client_email` text,
	`client_address` text NOT NULL,
	`client_contact` text,
	`client_tax_number` text,
	`client_reference` text,
	`client_region` text,
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
	`account_number` text,
	`routing_number` text,
	`institution_number` text,
	`iban` text,
	`swift_bic` text,
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
	`second_notes` text,
	`second_payment_notes` text,
	`items` text NOT NULL,
	`paid` integer DEFAULT 0 NOT NULL,
	`next_due` text,
	`kind` text DEFAULT 'invoice' NOT NULL,
	`source_id` text,
	`reason` text,
	`credited` integer DEFAULT 0 NOT NULL,
	`opened_at` integer,
	`pay_clicked_at` integer,
	`logo_id` text,
	`signature_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`logo_id`) REFERENCES `pictures`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`signature_id`) REFERENCES `pictures`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invoices_money" CHECK("invoices"."subtotal" BETWEEN -9007199254740991 AND 9007199254740991 AND "invoices"."discount_amount" BETWEEN -9007199254740991 AND 9007199254740991 AND "invoices"."discount" BETWEEN -9007199254740991 AND 9007199254740991 AND "invoices"."tax_amount" BETWEEN -9007199254740991 AND 9007199254740991 AND "invoices"."paid" BETWEEN -9007199254740991 AND 9007199254740991 AND "invoices"."total" BETWEEN 0 AND 9007199254740991 AND "invoices"."credited" BETWEEN 0 AND 9007199254740991)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_number` ON `invoices` (`user_id`,`kind`,`invoice_number`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_save_key` ON `invoices` (`user_id`,`save_key`);--> statement-breakpoint
CREATE INDEX `invoices_list` ON `invoices` (`user_id`,`kind`,`archived`,`created_at`,`id`,`status`,`due_date`,`invoice_date`,`currency`,`total`,`client_name`,`invoice_number`,`paid`,`next_due`);--> statement-breakpoint
CREATE INDEX `invoices_by_date` ON `invoices` (`user_id`,`kind`,`archived`,`invoice_date`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_due` ON `invoices` (`user_id`,`kind`,`archived`,coalesce("next_due", "due_date"),`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_number` ON `invoices` (`user_id`,`kind`,`archived`,(rtrim("invoice_number", '0123456789') || substr('0' || length(ltrim(substr("invoice_number", length(rtrim("invoice_number", '0123456789')) + 1), '0')), -2) || ltrim(substr("invoice_number", length(rtrim("invoice_number", '0123456789')) + 1), '0')) COLLATE NOCASE,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_client` ON `invoices` (`user_id`,`kind`,`archived`,"client_name" COLLATE NOCASE,-"created_at",`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_total` ON `invoices` (`user_id`,`kind`,`archived`,("total" * CASE WHEN "currency" IN ('JPY') THEN 100 ELSE 1 END),`created_at`,`id`,`status`,`due_date`,`next_due`);--> statement-breakpoint
CREATE INDEX `invoices_figures` ON `invoices` (`user_id`,`kind`,`archived`,`currency`,`status`,`due_date`,`next_due`,`total`,`paid`,`invoice_date`,`client_name`,`invoice_number`);--> statement-breakpoint
CREATE INDEX `invoices_owed` ON `invoices` (`user_id`,`kind`,`currency`,"client_name" COLLATE NOCASE,`archived`,`total`,`paid`) WHERE status IN ('unpaid', 'overdue');--> statement-breakpoint
CREATE INDEX `invoices_opened` ON `invoices` (`user_id`,`kind`,`archived`,`created_at`,`id`) WHERE status IN ('unpaid', 'overdue') AND opened_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `invoices_by_id` ON `invoices` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_email` ON `invoices` (`user_id`,"client_email" COLLATE NOCASE);--> statement-breakpoint
CREATE INDEX `invoices_of_client` ON `invoices` (`client_id`,`user_id`,`kind`,`invoice_date`);--> statement-breakpoint
CREATE INDEX `invoices_of_source` ON `invoices` (`source_id`) WHERE source_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `invoices_of_logo` ON `invoices` (`logo_id`) WHERE logo_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `invoices_of_signature` ON `invoices` (`signature_id`) WHERE signature_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `invoices_in_credit` ON `invoices` (`client_id`,`user_id`) WHERE "invoices"."paid" > CASE "invoices"."status" WHEN 'void' THEN 0 ELSE "invoices"."total" END;--> statement-breakpoint
CREATE TABLE `payment_events` (
	`invoice_id` text NOT NULL,
	`event` text NOT NULL,
	`kind` text NOT NULL,
	`times` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`invoice_id`, `event`, `kind`),
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `products_services` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`unit_price` integer NOT NULL,
	`tax_rate` integer NOT NULL,
	`custom_id` text,
	`created_at` integer NOT NULL,
	`unit` text,
	`unit_price_exact` text,
	`tax_rate_exact` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "products_services_money" CHECK("products_services"."unit_price" BETWEEN -9007199254740991 AND 9007199254740991)
) STRICT;
--> statement-breakpoint
CREATE INDEX `products_services_by_name` ON `products_services` (`user_id`,"name" COLLATE NOCASE);--> statement-breakpoint
CREATE INDEX `products_services_newest` ON `products_services` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `user_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`country` text NOT NULL,
	`preferred_country` text NOT NULL,
	`invoice_limit` integer DEFAULT 3,
	`total_invoices_created` integer DEFAULT 0 NOT NULL,
	`subscription_status` text DEFAULT 'free' NOT NULL,
	`subscription_plan` text,
	`plan_name` text,
	`subscription_interval` text,
	`subscription_source` text,
	`subscription_start` text,
	`subscription_end` integer,
	`period_start` text,
	`period_count` integer DEFAULT 0 NOT NULL,
	`subscription_reference` text,
	`stripe_customer_id` text,
	`billing_ticket` integer DEFAULT 0 NOT NULL,
	`billing_applied` integer DEFAULT 0 NOT NULL,
	`billing_checked_at` integer,
	`tax_rate` integer,
	`tax_number` text,
	`invoice_prefix` text DEFAULT 'INV-' NOT NULL,
	`starting_number` integer DEFAULT 1 NOT NULL,
	`last_invoice_number` integer,
	`template` text DEFAULT 'classic' NOT NULL,
	`paper` text,
	`invoice_language` text,
	`tax_rate_exact` text,
	`tax_registrations` text,
	`rounding` text DEFAULT 'tax' NOT NULL,
	`prices_include_tax` integer DEFAULT false NOT NULL,
	`fine_prices` integer DEFAULT false NOT NULL,
	`business_name` text,
	`email` text,
	`phone` text,
	`website` text,
	`address` text,
	`postal_code` text,
	`bank_name` text,
	`account_holder` text,
	`account_number` text,
	`routing_number` text,
	`institution_number` text,
	`iban` text,
	`swift_bic` text,
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
	`estimate_prefix` text DEFAULT 'EST-' NOT NULL,
	`estimate_start` integer DEFAULT 1 NOT NULL,
	`credit_note_prefix` text DEFAULT 'CN-' NOT NULL,
	`credit_note_start` integer DEFAULT 1 NOT NULL,
	`payment_terms` text,
	`logo_id` text,
	`signature_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`logo_id`) REFERENCES `pictures`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`signature_id`) REFERENCES `pictures`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "user_settings_counters" CHECK("user_settings"."total_invoices_created" >= 0 AND "user_settings"."period_count" >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `user_settings_stripe_customer` ON `user_settings` (`stripe_customer_id`);--> statement-breakpoint
CREATE INDEX `user_settings_billing_checked` ON `user_settings` (`billing_checked_at`) WHERE billing_checked_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `user_settings_subscription_end` ON `user_settings` (`subscription_end`) WHERE subscription_end IS NOT NULL;--> statement-breakpoint
CREATE INDEX `user_settings_of_logo` ON `user_settings` (`logo_id`) WHERE logo_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `user_settings_of_signature` ON `user_settings` (`signature_id`) WHERE signature_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `other_banks` (
	`user_id` text NOT NULL,
	`country` text NOT NULL,
	`details` text NOT NULL,
	PRIMARY KEY(`user_id`, `country`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `invoice_links` (
	`token` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`made_at` integer NOT NULL,
	`withdrawn_at` integer,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `invoice_links_of_invoice` ON `invoice_links` (`invoice_id`,`withdrawn_at`,`made_at`);--> statement-breakpoint
CREATE TABLE `document_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `document_codes_of_invoice` ON `document_codes` (`invoice_id`);--> statement-breakpoint
CREATE TABLE `document_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`code` text NOT NULL,
	`detail` text,
	`payment_id` text,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `document_events_of_invoice` ON `document_events` (`invoice_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `document_events_of_payment` ON `document_events` (`payment_id`) WHERE payment_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `issue_records` (
	`invoice_id` text NOT NULL,
	`revision` integer NOT NULL,
	`jws` text NOT NULL,
	PRIMARY KEY(`invoice_id`, `revision`),
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `issued_versions` (
	`invoice_id` text NOT NULL,
	`user_id` text NOT NULL,
	`revision` integer NOT NULL,
	`version` integer NOT NULL,
	`issued_at` integer NOT NULL,
	`cause` text NOT NULL,
	`invoice_number` text NOT NULL,
	`invoice_date` text NOT NULL,
	`due_date` text NOT NULL,
	`country` text NOT NULL,
	`currency` text NOT NULL,
	`template` text NOT NULL,
	`look` text,
	`paper` text DEFAULT 'a4' NOT NULL,
	`language` text NOT NULL,
	`subtotal` integer NOT NULL,
	`discount_percent` integer DEFAULT 0 NOT NULL,
	`discount_amount` integer,
	`discount` integer NOT NULL,
	`tax_amount` integer NOT NULL,
	`total` integer NOT NULL,
	`registered` text,
	`prices_include_tax` integer DEFAULT false NOT NULL,
	`rounding` text DEFAULT 'tax' NOT NULL,
	`province` text,
	`supply_date` text,
	`payment_terms` text,
	`home_rate` text,
	`home_rate_date` text,
	`home_rate_source` text,
	`client_name` text NOT NULL,
	`client_email` text,
	`client_address` text NOT NULL,
	`client_contact` text,
	`client_tax_number` text,
	`client_reference` text,
	`client_region` text,
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
	`account_number` text,
	`routing_number` text,
	`institution_number` text,
	`iban` text,
	`swift_bic` text,
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
	`second_notes` text,
	`second_payment_notes` text,
	`items` text NOT NULL,
	PRIMARY KEY(`invoice_id`, `revision`),
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "issued_versions_money" CHECK("issued_versions"."subtotal" BETWEEN -9007199254740991 AND 9007199254740991 AND "issued_versions"."discount_amount" BETWEEN -9007199254740991 AND 9007199254740991 AND "issued_versions"."discount" BETWEEN -9007199254740991 AND 9007199254740991 AND "issued_versions"."tax_amount" BETWEEN -9007199254740991 AND 9007199254740991 AND "issued_versions"."total" BETWEEN 0 AND 9007199254740991)
) STRICT;
--> statement-breakpoint
CREATE TABLE `pdf_files` (
	`hash` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`revision` integer,
	`status` text NOT NULL,
	`made_at` integer NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `pdf_files_of_invoice` ON `pdf_files` (`invoice_id`);--> statement-breakpoint
CREATE TABLE `email_blocks` (
	`user_id` text NOT NULL,
	`address_key` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `address_key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `email_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`thanks` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `email_stops` (
	`user_id` text PRIMARY KEY NOT NULL,
	`cause` text NOT NULL,
	`at` integer NOT NULL,
	`lifted_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `email_templates` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`language` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `language`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `emails` (
	`id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`user_id` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`kind` text NOT NULL,
	`payment_id` text,
	`role` text NOT NULL,
	`address` text NOT NULL,
	`address_key` text NOT NULL,
	`cc` text,
	`token` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`made_at` integer NOT NULL,
	`send_at` integer NOT NULL,
	`day` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`attach` integer DEFAULT false NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`claimed_at` integer,
	`tried_at` integer,
	`provider_id` text,
	`changed_at` integer NOT NULL,
	`first_opened_at` integer,
	`last_opened_at` integer,
	`failure_notified_at` integer,
	`due` text,
	`days` integer,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `emails_of_invoice` ON `emails` (`invoice_id`,`made_at`,`id`);--> statement-breakpoint
CREATE INDEX `emails_to_mailbox` ON `emails` (`address_key`,`day`);--> statement-breakpoint
CREATE INDEX `emails_of_day` ON `emails` (`user_id`,`day`);--> statement-breakpoint
CREATE INDEX `emails_by_day` ON `emails` (`day`,`state`) WHERE state <> 'cancelled';--> statement-breakpoint
CREATE INDEX `emails_to` ON `emails` (`user_id`,`address`,`state`);--> statement-breakpoint
CREATE UNIQUE INDEX `emails_idempotency_key` ON `emails` (`user_id`,`idempotency_key`,`address`);--> statement-breakpoint
CREATE UNIQUE INDEX `emails_token` ON `emails` (`token`);--> statement-breakpoint
CREATE UNIQUE INDEX `emails_provider_id` ON `emails` (`provider_id`) WHERE provider_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `emails_unclear` ON `emails` (`address`) WHERE state IN ('sending', 'unclear') AND provider_id IS NULL;--> statement-breakpoint
CREATE INDEX `emails_failed` ON `emails` (`user_id`,`changed_at`) WHERE state IN ('bounced', 'rejected', 'failed');--> statement-breakpoint
CREATE INDEX `emails_failed_of_invoice` ON `emails` (`invoice_id`) WHERE state IN ('bounced', 'rejected', 'failed');--> statement-breakpoint
CREATE INDEX `emails_failed_unnotified` ON `emails` (`changed_at`) WHERE state IN ('bounced', 'rejected', 'failed') AND failure_notified_at IS NULL;--> statement-breakpoint
CREATE INDEX `emails_failed_notified` ON `emails` (`user_id`,`failure_notified_at`) WHERE failure_notified_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `emails_sent` ON `emails` (`changed_at`) WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX `emails_waiting` ON `emails` (`state`,`send_at`,`user_id`) WHERE state IN ('scheduled', 'sending');--> statement-breakpoint
CREATE TABLE `thanks_due` (
	`invoice_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`paid_at` integer NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `thanks_due_at` ON `thanks_due` (`paid_at`);--> statement-breakpoint
CREATE INDEX `thanks_due_of` ON `thanks_due` (`user_id`);--> statement-breakpoint
CREATE TABLE `invoice_reminders` (
	`invoice_id` text PRIMARY KEY NOT NULL,
	`plan` text,
	`since` integer NOT NULL,
	`on_at` integer,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `reminder_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`plan` text NOT NULL,
	`since` integer NOT NULL,
	`next_run_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `reminder_settings_next_run` ON `reminder_settings` (`next_run_at`) WHERE next_run_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `reminder_steps` (
	`user_id` text NOT NULL,
	`plan` text NOT NULL,
	`days` integer NOT NULL,
	`since` integer NOT NULL,
	`words` text NOT NULL,
	PRIMARY KEY(`user_id`, `plan`, `days`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `unsent_reminders` (
	`invoice_id` text NOT NULL,
	`due` text NOT NULL,
	`days` integer NOT NULL,
	`state` text NOT NULL,
	`why` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`invoice_id`, `due`, `days`),
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`origin` text NOT NULL,
	`amount` integer NOT NULL,
	`day` text,
	`method` text NOT NULL,
	`reference` text,
	`note` text,
	`undoes` text,
	`other_invoice_id` text,
	`receipt_shown_at` integer,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "payments_amount" CHECK("payments"."amount" BETWEEN 1 AND 9007199254740991),
	CONSTRAINT "payments_undoes" CHECK(("payments"."kind" = 'payment') = ("payments"."undoes" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE INDEX `payments_of_invoice` ON `payments` (`invoice_id`);--> statement-breakpoint
CREATE INDEX `payments_by_day` ON `payments` (`user_id`,`day`,`kind`,`origin`,`amount`,`invoice_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_reversed` ON `payments` (`undoes`) WHERE kind = 'reversal';--> statement-breakpoint
CREATE TABLE `payment_schedules` (
	`invoice_id` text PRIMARY KEY NOT NULL,
	`steps` text NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `estimate_answers` (
	`estimate_id` text NOT NULL,
	`revision` integer NOT NULL,
	`answer` text NOT NULL,
	`name` text,
	`signature` text,
	`reason` text,
	`at` integer NOT NULL,
	`told_at` integer,
	`restored_at` integer,
	PRIMARY KEY(`estimate_id`, `revision`),
	FOREIGN KEY (`estimate_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `estimate_answers_untold` ON `estimate_answers` (`at`) WHERE told_at IS NULL;--> statement-breakpoint
CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`user_id` text NOT NULL,
	`n` integer NOT NULL,
	`number` text NOT NULL,
	`day` text NOT NULL,
	`carrier` text,
	`tracking` text,
	`shipping_address` text NOT NULL,
	`lines` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_of_invoice` ON `deliveries` (`invoice_id`,`n`);--> statement-breakpoint
CREATE TABLE `series` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`source_id` text,
	`draft` text NOT NULL,
	`country` text NOT NULL,
	`client_name` text NOT NULL,
	`currency` text NOT NULL,
	`total` integer NOT NULL,
	`anchor` text NOT NULL,
	`first_n` integer NOT NULL,
	`unit` text NOT NULL,
	`every` integer NOT NULL,
	`month_day` integer,
	`end_count` integer,
	`end_day` text,
	`sends` integer DEFAULT false NOT NULL,
	`state` text NOT NULL,
	`pause` text,
	`next_n` integer NOT NULL,
	`next_run_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`source_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "series_total" CHECK("series"."total" BETWEEN -9007199254740991 AND 9007199254740991)
) STRICT;
--> statement-breakpoint
CREATE INDEX `series_next_run` ON `series` (`next_run_at`) WHERE next_run_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `series_list` ON `series` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `series_of_invoice` ON `series` (`source_id`) WHERE source_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `series_occurrences` (
	`series_id` text NOT NULL,
	`n` integer NOT NULL,
	`day` text NOT NULL,
	`state` text NOT NULL,
	`why` text,
	`invoice_id` text,
	`at` integer NOT NULL,
	`told_at` integer,
	PRIMARY KEY(`series_id`, `n`),
	FOREIGN KEY (`series_id`) REFERENCES `series`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE set null
) STRICT;
--> statement-breakpoint
CREATE INDEX `series_occurrences_untold` ON `series_occurrences` (`series_id`,`n`,`day`) WHERE state = 'waiting' AND told_at IS NULL;--> statement-breakpoint
CREATE INDEX `series_occurrences_of_invoice` ON `series_occurrences` (`invoice_id`) WHERE invoice_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`user_id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_token` ON `calendar_feeds` (`token`);--> statement-breakpoint
CREATE TABLE `card_disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`user_id` text NOT NULL,
	`charge_id` text NOT NULL,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "card_disputes_amount" CHECK("card_disputes"."amount" BETWEEN -9007199254740991 AND 9007199254740991)
) STRICT;
--> statement-breakpoint
CREATE INDEX `card_disputes_of_invoice` ON `card_disputes` (`invoice_id`);--> statement-breakpoint
CREATE INDEX `card_disputes_open` ON `card_disputes` (`user_id`) WHERE state = 'open';--> statement-breakpoint
CREATE TABLE `card_refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`user_id` text NOT NULL,
	`charge_id` text NOT NULL,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`refund_id` text,
	`made_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "card_refunds_amount" CHECK("card_refunds"."amount" BETWEEN 1 AND 9007199254740991)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `card_refunds_refund` ON `card_refunds` (`refund_id`);--> statement-breakpoint
CREATE INDEX `card_refunds_of_invoice` ON `card_refunds` (`invoice_id`);--> statement-breakpoint
CREATE INDEX `card_refunds_unanswered` ON `card_refunds` (`made_at`) WHERE state = 'asked' AND refund_id IS NULL;--> statement-breakpoint
CREATE TABLE `checkout_attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`user_id` text NOT NULL,
	`account_id` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`state` text NOT NULL,
	`session_id` text,
	`payment_intent_id` text,
	`charge_id` text,
	`mismatch` text,
	`made_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "checkout_attempts_amount" CHECK("checkout_attempts"."amount" BETWEEN 1 AND 9007199254740991)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `checkout_attempts_session` ON `checkout_attempts` (`session_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `checkout_attempts_open` ON `checkout_attempts` (`invoice_id`,`amount`) WHERE state IN ('new', 'open');--> statement-breakpoint
CREATE INDEX `checkout_attempts_payment` ON `checkout_attempts` (`payment_intent_id`) WHERE payment_intent_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `checkout_attempts_of_invoice` ON `checkout_attempts` (`invoice_id`,`made_at`);--> statement-breakpoint
CREATE INDEX `checkout_attempts_waiting` ON `checkout_attempts` (`changed_at`) WHERE state IN ('new', 'open', 'processing');--> statement-breakpoint
CREATE INDEX `checkout_attempts_mismatch` ON `checkout_attempts` (`user_id`) WHERE mismatch IS NOT NULL;--> statement-breakpoint
CREATE TABLE `connected_accounts` (
	`account_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`state` text NOT NULL,
	`wants` text DEFAULT '[]' NOT NULL,
	`stopped_at` integer,
	`made_at` integer NOT NULL,
	`asked` integer DEFAULT 0 NOT NULL,
	`applied` integer DEFAULT 0 NOT NULL,
	`looked_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `connected_accounts_user` ON `connected_accounts` (`user_id`) WHERE state <> 'withdrawn';--> statement-breakpoint
CREATE INDEX `connected_accounts_of_user` ON `connected_accounts` (`user_id`);--> statement-breakpoint
CREATE INDEX `connected_accounts_looked` ON `connected_accounts` (`looked_at`) WHERE state <> 'withdrawn';--> statement-breakpoint
CREATE TABLE `reset_links` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `reset_links_user` ON `reset_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `reset_links_expiry` ON `reset_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`queue` text NOT NULL,
	`body` text NOT NULL,
	`stored_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `dead_letters_stored` ON `dead_letters` (`stored_at`);--> statement-breakpoint
CREATE TABLE `heartbeats` (
	`name` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`count` integer DEFAULT 0 NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `job_failures` (
	`job` text NOT NULL,
	`item_id` text NOT NULL,
	`user_id` text,
	`attempts` integer NOT NULL,
	`failed_at` integer NOT NULL,
	`next_attempt_at` integer,
	PRIMARY KEY(`job`, `item_id`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `job_failures_of_user` ON `job_failures` (`user_id`) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `job_failures_given_up` ON `job_failures` (`job`) WHERE next_attempt_at IS NULL;--> statement-breakpoint
CREATE INDEX `job_failures_failed` ON `job_failures` (`failed_at`) WHERE next_attempt_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `debtor_sums` (
	`user_id` text NOT NULL,
	`currency` text NOT NULL,
	`client_name` text NOT NULL,
	`archived` integer NOT NULL,
	`count` integer NOT NULL,
	`units` integer NOT NULL,
	`rest` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `debtor_sums_key` ON `debtor_sums` (`user_id`,`currency`,"client_name" COLLATE NOCASE);--> statement-breakpoint
CREATE INDEX `debtor_sums_largest` ON `debtor_sums` (`user_id`,`currency`,-("units" * 1e9 + "rest"),"client_name" COLLATE NOCASE);--> statement-breakpoint
CREATE INDEX `debtor_sums_empty` ON `debtor_sums` (`user_id`) WHERE count = 0;--> statement-breakpoint
CREATE TABLE `document_sums` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`archived` integer DEFAULT false NOT NULL,
	`currency` text NOT NULL,
	`status` text NOT NULL,
	`period` text NOT NULL,
	`count` integer NOT NULL,
	`units` integer NOT NULL,
	`rest` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `document_sums_key` ON `document_sums` (`user_id`,`kind`,length("period"),`period`,`archived`,`currency`,`status`);--> statement-breakpoint
CREATE INDEX `document_sums_empty` ON `document_sums` (`user_id`) WHERE count = 0;--> statement-breakpoint
CREATE TABLE `payment_sums` (
	`user_id` text NOT NULL,
	`period` text NOT NULL,
	`currency` text NOT NULL,
	`count` integer NOT NULL,
	`units` integer NOT NULL,
	`rest` integer NOT NULL,
	`paid_count` integer NOT NULL,
	`paid_days` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_sums_key` ON `payment_sums` (`user_id`,length("period"),`period`,`currency`);--> statement-breakpoint
CREATE INDEX `payment_sums_empty` ON `payment_sums` (`user_id`) WHERE count = 0;