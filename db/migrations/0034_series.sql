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
	`end_count` integer,
	`end_day` text,
	`due_days` integer NOT NULL,
	`sends` integer DEFAULT false NOT NULL,
	`state` text NOT NULL,
	`pause` text,
	`next_n` integer NOT NULL,
	`next_look` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`source_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE set null
) STRICT;
--> statement-breakpoint
CREATE INDEX `series_look` ON `series` (`next_look`) WHERE next_look IS NOT NULL;--> statement-breakpoint
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
CREATE INDEX `series_occurrences_of_invoice` ON `series_occurrences` (`invoice_id`) WHERE invoice_id IS NOT NULL;