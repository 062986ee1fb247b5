CREATE TABLE `other_banks` (
	`user_id` text NOT NULL,
	`country` text NOT NULL,
	`details` text NOT NULL,
	PRIMARY KEY(`user_id`, `country`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
