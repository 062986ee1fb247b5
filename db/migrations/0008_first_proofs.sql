ALTER TABLE `users` ADD `former_email` text;--> statement-breakpoint
ALTER TABLE `users` ADD `address_lost_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `claim_tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `claim_declined_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `joined_to` text;--> statement-breakpoint
ALTER TABLE `users` ADD `payment_check_since` integer;--> statement-breakpoint
CREATE INDEX `users_former_email` ON `users` (`former_email`) WHERE former_email IS NOT NULL;