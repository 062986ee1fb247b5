CREATE TABLE `payment_events` (
	`invoice_id` text NOT NULL,
	`event` text NOT NULL,
	`kind` text NOT NULL,
	`times` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`invoice_id`, `event`, `kind`),
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
