CREATE TABLE `invoice_links` (
	`token` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`made_at` integer NOT NULL,
	`withdrawn_at` integer,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `invoice_links_of_invoice` ON `invoice_links` (`invoice_id`,`withdrawn_at`,`made_at`);