CREATE TABLE `kept_billing` (
	`source` text NOT NULL,
	`reference` text NOT NULL,
	`closed_at` integer NOT NULL,
	`kept_until` integer NOT NULL,
	`forgotten_at` integer,
	PRIMARY KEY(`source`, `reference`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `users_closed` ON `users` (`deleted_at`) WHERE deleted_at IS NOT NULL;