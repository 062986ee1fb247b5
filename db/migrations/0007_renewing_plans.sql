CREATE TABLE `renewing_plans` (
	`user_id` text NOT NULL,
	`source` text NOT NULL,
	`reference` text NOT NULL,
	`plan_name` text NOT NULL,
	`told_at` integer,
	PRIMARY KEY(`user_id`, `source`, `reference`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
