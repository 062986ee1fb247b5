DROP INDEX `invoices_newest`;--> statement-breakpoint
CREATE INDEX `invoices_list` ON `invoices` (`user_id`,`archived`,`created_at`,`id`,`status`,`due_date`,`invoice_date`,`currency`,`total`,`client_name`,`invoice_number`);--> statement-breakpoint
CREATE INDEX `invoices_by_date` ON `invoices` (`user_id`,`archived`,`invoice_date`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_due` ON `invoices` (`user_id`,`archived`,`due_date`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_number` ON `invoices` (`user_id`,`archived`,(rtrim("invoice_number", '0123456789') || substr('0' || length(ltrim(substr("invoice_number", length(rtrim("invoice_number", '0123456789')) + 1), '0')), -2) || ltrim(substr("invoice_number", length(rtrim("invoice_number", '0123456789')) + 1), '0')) COLLATE NOCASE,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_client` ON `invoices` (`user_id`,`archived`,"client_name" COLLATE NOCASE,-"created_at",`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_total` ON `invoices` (`user_id`,`archived`,("total" * CASE WHEN "currency" IN ('JPY') THEN 100 ELSE 1 END),`created_at`,`id`);