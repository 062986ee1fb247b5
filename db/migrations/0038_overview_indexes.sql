DROP INDEX `invoices_owed`;--> statement-breakpoint
DROP INDEX `invoices_of_payments`;--> statement-breakpoint
CREATE INDEX `invoices_owed_by_day` ON `invoices` (`user_id`,`kind`,`currency`,`archived`,`status`,`due_date`,`next_due`,`total`,`paid`) WHERE status IN ('unpaid', 'overdue');--> statement-breakpoint
CREATE INDEX `invoices_owed` ON `invoices` (`user_id`,`kind`,`currency`,"client_name" COLLATE NOCASE,`archived`,`total`,`paid`) WHERE status IN ('unpaid', 'overdue');--> statement-breakpoint
CREATE INDEX `invoices_of_payments` ON `invoices` (`user_id`,`id`,`currency`,`status`,`invoice_date`);