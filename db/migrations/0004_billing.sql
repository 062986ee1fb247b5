CREATE TABLE `app_store_purchases` (
	`reference` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`signed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `app_store_purchases_of_user` ON `app_store_purchases` (`user_id`,`signed_at`);--> statement-breakpoint
CREATE TABLE `provider_events` (
	`source` text NOT NULL,
	`event_id` text NOT NULL,
	`received_at` integer NOT NULL,
	PRIMARY KEY(`source`, `event_id`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `provider_events_received` ON `provider_events` (`received_at`);--> statement-breakpoint
-- Made anew by hand instead of ALTER TABLE: the pictures must stay the last columns, or every read of the plan would
-- pass over them.
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
	`logo` text,
	`signature` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_settings_counters" CHECK("total_invoices_created" >= 0 AND "period_count" >= 0)
) STRICT;
--> statement-breakpoint
INSERT INTO `user_settings_new` (`user_id`, `country`, `preferred_country`, `invoice_limit`, `total_invoices_created`, `subscription_status`, `subscription_plan`, `subscription_source`, `subscription_start`, `subscription_end`, `period_start`, `period_count`, `tax_rate`, `tax_number`, `invoice_prefix`, `starting_number`, `last_invoice_number`, `template`, `business_name`, `email`, `phone`, `website`, `address`, `postal_code`, `bank_name`, `account_holder`, `iban`, `swift_bic`, `account_number`, `routing_number`, `institution_number`, `bank_address`, `payid`, `interac_email`, `check_payee_name`, `check_mailing_address`, `accept_card_payments`, `stripe_payment_link`, `paypal_payment_link`, `other_payment_links`, `payment_notes`, `updated_at`, `logo`, `signature`)
	SELECT `user_id`, `country`, `preferred_country`, `invoice_limit`, `total_invoices_created`, `subscription_status`, `subscription_plan`, `subscription_source`, `subscription_start`, `subscription_end`, `period_start`, `period_count`, `tax_rate`, `tax_number`, `invoice_prefix`, `starting_number`, `last_invoice_number`, `template`, `business_name`, `email`, `phone`, `website`, `address`, `postal_code`, `bank_name`, `account_holder`, `iban`, `swift_bic`, `account_number`, `routing_number`, `institution_number`, `bank_address`, `payid`, `interac_email`, `check_payee_name`, `check_mailing_address`, `accept_card_payments`, `stripe_payment_link`, `paypal_payment_link`, `other_payment_links`, `payment_notes`, `updated_at`, `logo`, `signature` FROM `user_settings`;
--> statement-breakpoint
DROP TABLE `user_settings`;
--> statement-breakpoint
ALTER TABLE `user_settings_new` RENAME TO `user_settings`;
--> statement-breakpoint
CREATE UNIQUE INDEX `user_settings_stripe_customer` ON `user_settings` (`stripe_customer_id`);--> statement-breakpoint
CREATE INDEX `user_settings_billing_checked` ON `user_settings` (`billing_checked_at`) WHERE billing_checked_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `user_settings_subscription_end` ON `user_settings` (`subscription_end`) WHERE subscription_end IS NOT NULL;
