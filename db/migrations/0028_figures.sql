CREATE INDEX `invoices_figures` ON `invoices` (`user_id`,`archived`,`currency`,`status`,`due_date`,`next_due`,`total`,`paid`,`invoice_date`,`client_name`,`invoice_number`);
--> statement-breakpoint
-- A mail that is not sent gives its place of the day back to all senders.
CREATE TRIGGER `mails_uncounted` AFTER UPDATE OF `state` ON `mails`
WHEN NEW.state = 'cancelled' AND OLD.state <> 'cancelled' BEGIN
	UPDATE mail_days SET mails = mails - 1 WHERE day = NEW.day;
END;
