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
INSERT INTO `reset_links` SELECT `id`, `user_id`, `email`, `created_at`, `expires_at`, `used_at` FROM `email_links` WHERE `kind` = 'reset';