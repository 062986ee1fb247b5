CREATE TABLE `payment_schedules` (
	`invoice_id` text PRIMARY KEY NOT NULL,
	`steps` text NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
-- Due next is what its first open step says; payments fill the steps in their order.
CREATE TRIGGER `schedules_made` AFTER INSERT ON `payment_schedules` BEGIN
	UPDATE invoices SET next_due = (SELECT due FROM (
		SELECT json_extract(value, '$.due') AS due, sum(json_extract(value, '$.amount')) OVER (ORDER BY key) AS up_to
		FROM json_each(NEW.steps)) WHERE up_to > paid ORDER BY up_to LIMIT 1)
	WHERE id = NEW.invoice_id;
END;
--> statement-breakpoint
CREATE TRIGGER `schedules_gone` AFTER DELETE ON `payment_schedules` BEGIN
	UPDATE invoices SET next_due = NULL WHERE id = OLD.invoice_id AND next_due IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `schedules_paid` AFTER UPDATE OF `paid` ON `invoices`
WHEN OLD.paid <> NEW.paid AND EXISTS (SELECT 1 FROM payment_schedules WHERE invoice_id = NEW.id) BEGIN
	UPDATE invoices SET next_due = (SELECT due FROM (
		SELECT json_extract(value, '$.due') AS due, sum(json_extract(value, '$.amount')) OVER (ORDER BY key) AS up_to
		FROM payment_schedules, json_each(steps) WHERE invoice_id = NEW.id) WHERE up_to > NEW.paid ORDER BY up_to LIMIT 1)
	WHERE id = NEW.id;
END;
--> statement-breakpoint
-- Steps that no longer add up to the total are none.
CREATE TRIGGER `schedules_outdated` AFTER UPDATE OF `total`, `currency` ON `invoices`
WHEN (OLD.total <> NEW.total OR OLD.currency <> NEW.currency)
	AND EXISTS (SELECT 1 FROM payment_schedules WHERE invoice_id = NEW.id) BEGIN
	DELETE FROM payment_schedules WHERE invoice_id = NEW.id;
	INSERT INTO document_events (invoice_id, user_id, at, actor, code)
	VALUES (NEW.id, NEW.user_id, NEW.updated_at, 'owner', 'unscheduled');
END;
