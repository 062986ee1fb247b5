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
CREATE INDEX `login_codes_email` ON `login_codes` (`email`);--> statement-breakpoint
CREATE INDEX `users_closed` ON `users` (`deleted_at`) WHERE deleted_at IS NOT NULL;