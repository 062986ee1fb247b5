CREATE TABLE `card_refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`user_id` text NOT NULL,
	`charge_id` text NOT NULL,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`refund_id` text,
	`made_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "card_refunds_amount" CHECK("amount" > 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `card_refunds_refund` ON `card_refunds` (`refund_id`);
--> statement-breakpoint
CREATE INDEX `card_refunds_of_invoice` ON `card_refunds` (`invoice_id`);
--> statement-breakpoint
CREATE INDEX `card_refunds_unanswered` ON `card_refunds` (`made_at`) WHERE state = 'asked' AND refund_id IS NULL;
--> statement-breakpoint
ALTER TABLE `payments` ADD `other_invoice_id` text;
--> statement-breakpoint
CREATE INDEX `invoices_in_credit` ON `invoices` (`client_id`,`user_id`) WHERE "paid" > CASE "status" WHEN 'void' THEN 0 ELSE "total" END;
--> statement-breakpoint
-- A refund of which the ledger may know nothing; one that it knows comes back by an entry without a line of its own.
CREATE TRIGGER `card_refunds_failed` AFTER UPDATE OF `state` ON `card_refunds`
WHEN NEW.state = 'failed' AND OLD.state <> 'failed' BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	VALUES (NEW.invoice_id, NEW.user_id, NEW.changed_at, 'system', 'refundFailed', json_object('amount', NEW.amount));
END;
--> statement-breakpoint
-- As before, and of credit that moves: what it is called in the history, with the invoice on the other side.
DROP TRIGGER `payments_written`;
--> statement-breakpoint
CREATE TRIGGER `payments_written` AFTER INSERT ON `payments` BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	SELECT NEW.invoice_id, NEW.user_id, NEW.at,
		CASE WHEN NEW.origin = 'card' AND NEW.kind <> 'refund' THEN 'client' ELSE 'owner' END,
		CASE
			WHEN NEW.origin = 'mark' THEN CASE NEW.kind WHEN 'payment' THEN 'paid' ELSE 'unpaid' END
			WHEN NEW.origin = 'credit' THEN CASE NEW.kind
				WHEN 'payment' THEN 'creditUsed' WHEN 'used' THEN 'creditMoved' ELSE 'creditReturned' END
			WHEN NEW.kind = 'payment' THEN 'payment'
			WHEN NEW.kind = 'reversal' THEN 'reversed'
			ELSE 'refunded' END,
		CASE WHEN NEW.other_invoice_id IS NULL THEN
			json_object('amount', NEW.amount, 'day', NEW.day, 'method', NEW.method)
		ELSE json_object('amount', NEW.amount, 'day', NEW.day, 'number',
			(SELECT invoice_number FROM invoices WHERE id = NEW.other_invoice_id)) END
	WHERE NEW.origin <> 'taken-over' AND NOT (NEW.origin = 'card' AND NEW.kind = 'returned');
	UPDATE invoices SET
		paid = paid + CASE WHEN NEW.kind IN ('payment', 'returned') THEN NEW.amount ELSE -NEW.amount END,
		status = CASE
			WHEN status = 'void' THEN status
			WHEN paid + CASE WHEN NEW.kind IN ('payment', 'returned') THEN NEW.amount ELSE -NEW.amount END >= total THEN 'paid'
			WHEN status = 'paid' THEN 'unpaid'
			ELSE status END,
		updated_at = max(updated_at + 1, NEW.at)
	WHERE id = NEW.invoice_id;
END;
--> statement-breakpoint
-- Credit is used by a payment on one invoice, and leaves the other in the same write; whoever takes the payment back gives it back.
CREATE TRIGGER `payments_credit_used` AFTER INSERT ON `payments`
WHEN NEW.origin = 'credit' AND NEW.kind = 'payment' BEGIN
	INSERT INTO payments (id, invoice_id, user_id, at, kind, origin, amount, day, method, undoes, other_invoice_id)
	VALUES (NEW.id || ' used', NEW.other_invoice_id, NEW.user_id, NEW.at, 'used', 'credit', NEW.amount, NEW.day, NEW.method,
		NEW.id, NEW.invoice_id);
END;
--> statement-breakpoint
CREATE TRIGGER `payments_credit_returned` AFTER INSERT ON `payments` WHEN NEW.kind = 'reversal' BEGIN
	INSERT INTO payments (id, invoice_id, user_id, at, kind, origin, amount, day, method, undoes, other_invoice_id)
	SELECT NEW.id || ' returned', other_invoice_id, NEW.user_id, NEW.at, 'returned', 'credit', NEW.amount, NEW.day, method,
		id || ' used', NEW.invoice_id
	FROM payments WHERE id = NEW.undoes AND origin = 'credit';
END;
