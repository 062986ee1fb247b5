CREATE TABLE `mail_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`thanks` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `thanks_due` (
	`invoice_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`paid_at` integer NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `thanks_due_at` ON `thanks_due` (`paid_at`);
--> statement-breakpoint
CREATE INDEX `thanks_due_of` ON `thanks_due` (`user_id`);
--> statement-breakpoint
ALTER TABLE `mails` ADD `payment_id` text;
--> statement-breakpoint
-- Entries are read in the order in which they were written, which no clock of a worker changes: receipts are counted by it.
DROP INDEX `payments_of_invoice`;
--> statement-breakpoint
CREATE INDEX `payments_of_invoice` ON `payments` (`invoice_id`);
--> statement-breakpoint
-- The history also says which kind of mail it was, and of which receipt.
DROP TRIGGER `mails_moved`;
--> statement-breakpoint
CREATE TRIGGER `mails_moved` AFTER UPDATE OF `state` ON `mails`
WHEN NEW.state <> OLD.state AND NEW.role <> 'copy'
	AND NEW.state IN ('sent', 'delivered', 'bounced', 'rejected', 'failed', 'complained', 'cancelled') BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	VALUES (NEW.invoice_id, NEW.user_id, NEW.changed_at,
		CASE WHEN NEW.state = 'sent' AND NEW.kind NOT IN ('thanks', 'reminder') THEN 'owner' ELSE 'system' END,
		CASE NEW.state WHEN 'cancelled' THEN 'unsent' ELSE NEW.state END,
		json_object('to', NEW.address, 'why', NEW.reason, 'kind', NEW.kind, 'receipt',
			(SELECT count(*) FROM payments AS upto, payments AS own WHERE own.id = NEW.payment_id
				AND upto.invoice_id = own.invoice_id AND upto.kind = 'payment' AND upto.rowid <= own.rowid)));
END;
--> statement-breakpoint
DROP TRIGGER `mails_opened`;
--> statement-breakpoint
CREATE TRIGGER `mails_opened` AFTER UPDATE OF `opened_first` ON `mails`
WHEN OLD.opened_first IS NULL AND NEW.opened_first IS NOT NULL BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	VALUES (NEW.invoice_id, NEW.user_id, NEW.opened_first, 'client', 'opened',
		json_object('to', NEW.address, 'kind', NEW.kind, 'receipt',
			(SELECT count(*) FROM payments AS upto, payments AS own WHERE own.id = NEW.payment_id
				AND upto.invoice_id = own.invoice_id AND upto.kind = 'payment' AND upto.rowid <= own.rowid)));
END;
--> statement-breakpoint
-- A payment ends only what asks for it: `endsWhenPaid` of app/domain/sending/mail-kinds.ts.
DROP TRIGGER `invoices_unsent`;
--> statement-breakpoint
CREATE TRIGGER `invoices_unsent` AFTER UPDATE OF `status` ON `invoices`
WHEN NEW.status <> OLD.status AND NEW.status IN ('void', 'paid') BEGIN
	UPDATE mails SET state = 'cancelled', reason = NEW.status, changed_at = NEW.updated_at
	WHERE invoice_id = NEW.id AND state = 'scheduled' AND (NEW.status = 'void' OR kind IN ('invoice', 'reminder'));
END;
--> statement-breakpoint
-- Whoever writes the entry that pays an invoice in full, its client is thanked where the seller chose that.
CREATE TRIGGER `invoices_to_thank` AFTER UPDATE OF `status` ON `invoices`
WHEN NEW.status = 'paid' AND OLD.status <> 'paid' AND NEW.total > 0 AND NEW.client_email IS NOT NULL
	AND EXISTS (SELECT 1 FROM mail_settings WHERE user_id = NEW.user_id AND thanks = 1) BEGIN
	INSERT INTO thanks_due (invoice_id, user_id, paid_at) VALUES (NEW.id, NEW.user_id, NEW.updated_at)
	ON CONFLICT (invoice_id) DO UPDATE SET paid_at = excluded.paid_at;
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_not_to_thank` AFTER UPDATE OF `status` ON `invoices`
WHEN OLD.status = 'paid' AND NEW.status <> 'paid' BEGIN
	DELETE FROM thanks_due WHERE invoice_id = NEW.id;
END;
