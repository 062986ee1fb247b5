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
ALTER TABLE `clients` ADD `look_id` text REFERENCES looks(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `clients_of_look` ON `clients` (`look_id`) WHERE look_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `invoices` ADD `look` text;--> statement-breakpoint
ALTER TABLE `issued_versions` ADD `look` text;
