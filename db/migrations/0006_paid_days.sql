CREATE TABLE `paid_days` (
	`invoice_id` text PRIMARY KEY NOT NULL,
	`paid_on` text NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
