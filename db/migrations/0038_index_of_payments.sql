DROP INDEX `invoices_of_payments`;--> statement-breakpoint
CREATE INDEX `invoices_of_payments` ON `invoices` (`user_id`,`id`,`currency`,`status`,`invoice_date`);