ALTER TABLE `clients` ADD `region` text;
--> statement-breakpoint
ALTER TABLE `clients` ADD `contact` text;
--> statement-breakpoint
ALTER TABLE `clients` ADD `tax_number` text;
--> statement-breakpoint
ALTER TABLE `clients` ADD `reference` text;
--> statement-breakpoint
-- Made anew by hand instead of ALTER TABLE: the pictures must stay the last columns, or every other read would pass over
-- them.
CREATE TABLE `user_settings_new` (
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
	`invoice_language` text,
	`tax_rate_exact` text,
	`tax_registrations` text,
	`rounding` text DEFAULT 'tax' NOT NULL,
	`prices_include_tax` integer DEFAULT false NOT NULL,
	`fine_prices` integer DEFAULT false NOT NULL,
	`logo` text,
	`signature` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_settings_counters" CHECK("total_invoices_created" >= 0 AND "period_count" >= 0)
) STRICT;
--> statement-breakpoint
INSERT INTO `user_settings_new` (`user_id`, `country`, `preferred_country`, `invoice_limit`, `total_invoices_created`, `subscription_status`, `subscription_plan`, `plan_name`, `subscription_interval`, `subscription_source`, `subscription_start`, `subscription_end`, `period_start`, `period_count`, `subscription_reference`, `stripe_customer_id`, `billing_ticket`, `billing_applied`, `billing_checked_at`, `tax_rate`, `tax_number`, `invoice_prefix`, `starting_number`, `last_invoice_number`, `template`, `business_name`, `email`, `phone`, `website`, `address`, `postal_code`, `bank_name`, `account_holder`, `iban`, `swift_bic`, `account_number`, `routing_number`, `institution_number`, `bank_address`, `payid`, `interac_email`, `check_payee_name`, `check_mailing_address`, `accept_card_payments`, `stripe_payment_link`, `paypal_payment_link`, `other_payment_links`, `payment_notes`, `updated_at`, `invoice_language`, `logo`, `signature`)
	SELECT `user_id`, `country`, `preferred_country`, `invoice_limit`, `total_invoices_created`, `subscription_status`, `subscription_plan`, `plan_name`, `subscription_interval`, `subscription_source`, `subscription_start`, `subscription_end`, `period_start`, `period_count`, `subscription_reference`, `stripe_customer_id`, `billing_ticket`, `billing_applied`, `billing_checked_at`, `tax_rate`, `tax_number`, `invoice_prefix`, `starting_number`, `last_invoice_number`, `template`, `business_name`, `email`, `phone`, `website`, `address`, `postal_code`, `bank_name`, `account_holder`, `iban`, `swift_bic`, `account_number`, `routing_number`, `institution_number`, `bank_address`, `payid`, `interac_email`, `check_payee_name`, `check_mailing_address`, `accept_card_payments`, `stripe_payment_link`, `paypal_payment_link`, `other_payment_links`, `payment_notes`, `updated_at`, `invoice_language`, `logo`, `signature` FROM `user_settings`;
--> statement-breakpoint
DROP TABLE `user_settings`;
--> statement-breakpoint
ALTER TABLE `user_settings_new` RENAME TO `user_settings`;
--> statement-breakpoint
CREATE UNIQUE INDEX `user_settings_stripe_customer` ON `user_settings` (`stripe_customer_id`);
--> statement-breakpoint
CREATE INDEX `user_settings_billing_checked` ON `user_settings` (`billing_checked_at`) WHERE billing_checked_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `user_settings_subscription_end` ON `user_settings` (`subscription_end`) WHERE subscription_end IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `invoices_new` (
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
	`language` text,
	`second_notes` text,
	`second_payment_notes` text,
	`discount_amount` integer,
	`registered` text,
	`prices_include_tax` integer DEFAULT false NOT NULL,
	`rounding` text DEFAULT 'tax' NOT NULL,
	`province` text,
	`supply_date` text,
	`home_rate` text,
	`home_rate_date` text,
	`home_rate_source` text,
	`client_contact` text,
	`client_tax_number` text,
	`client_reference` text,
	`client_region` text,
	`logo` text,
	`signature` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE set null
) STRICT;
--> statement-breakpoint
INSERT INTO `invoices_new` (`id`, `user_id`, `client_id`, `save_key`, `invoice_number`, `invoice_date`, `due_date`, `status`, `archived`, `created_at`, `updated_at`, `country`, `currency`, `template`, `subtotal`, `discount_percent`, `discount`, `tax_amount`, `total`, `client_name`, `client_email`, `client_address`, `shipping_address`, `shipping_postal_code`, `business_name`, `business_email`, `business_phone`, `business_website`, `business_address`, `postal_code`, `tax_number`, `bank_name`, `account_holder`, `iban`, `swift_bic`, `account_number`, `routing_number`, `institution_number`, `bank_address`, `payid`, `interac_email`, `check_payee_name`, `check_mailing_address`, `accept_card_payments`, `stripe_payment_link`, `paypal_payment_link`, `other_payment_links`, `payment_notes`, `display_paypal_qr`, `notes`, `items`, `language`, `second_notes`, `second_payment_notes`, `logo`, `signature`)
	SELECT `id`, `user_id`, `client_id`, `save_key`, `invoice_number`, `invoice_date`, `due_date`, `status`, `archived`, `created_at`, `updated_at`, `country`, `currency`, `template`, `subtotal`, `discount_percent`, `discount`, `tax_amount`, `total`, `client_name`, `client_email`, `client_address`, `shipping_address`, `shipping_postal_code`, `business_name`, `business_email`, `business_phone`, `business_website`, `business_address`, `postal_code`, `tax_number`, `bank_name`, `account_holder`, `iban`, `swift_bic`, `account_number`, `routing_number`, `institution_number`, `bank_address`, `payid`, `interac_email`, `check_payee_name`, `check_mailing_address`, `accept_card_payments`, `stripe_payment_link`, `paypal_payment_link`, `other_payment_links`, `payment_notes`, `display_paypal_qr`, `notes`, `items`, `language`, `second_notes`, `second_payment_notes`, `logo`, `signature` FROM `invoices`;
--> statement-breakpoint
DROP TABLE `invoices`;
--> statement-breakpoint
ALTER TABLE `invoices_new` RENAME TO `invoices`;
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_number` ON `invoices` (`user_id`,`invoice_number`);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_save_key` ON `invoices` (`user_id`,`save_key`);
--> statement-breakpoint
CREATE INDEX `invoices_of_client` ON `invoices` (`client_id`,`user_id`,`invoice_date`);
--> statement-breakpoint
CREATE INDEX `invoices_list` ON `invoices` (`user_id`,`archived`,`created_at`,`id`,`status`,`due_date`,`invoice_date`,`currency`,`total`,`client_name`,`invoice_number`);
--> statement-breakpoint
CREATE INDEX `invoices_by_date` ON `invoices` (`user_id`,`archived`,`invoice_date`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_by_due` ON `invoices` (`user_id`,`archived`,`due_date`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_by_number` ON `invoices` (`user_id`,`archived`,(rtrim("invoice_number", '0123456789') || substr('0' || length(ltrim(substr("invoice_number", length(rtrim("invoice_number", '0123456789')) + 1), '0')), -2) || ltrim(substr("invoice_number", length(rtrim("invoice_number", '0123456789')) + 1), '0')) COLLATE NOCASE,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_by_client` ON `invoices` (`user_id`,`archived`,"client_name" COLLATE NOCASE,-"created_at",`id`);
--> statement-breakpoint
CREATE INDEX `invoices_by_total` ON `invoices` (`user_id`,`archived`,("total" * CASE WHEN "currency" IN ('JPY') THEN 100 ELSE 1 END),`created_at`,`id`);
