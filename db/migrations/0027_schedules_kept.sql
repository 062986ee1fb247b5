-- Steps that are written anew, whose first open one is due next.
CREATE TRIGGER `schedules_changed` AFTER UPDATE OF `steps` ON `payment_schedules` BEGIN
	UPDATE invoices SET next_due = (SELECT due FROM (
		SELECT json_extract(value, '$.due') AS due, sum(json_extract(value, '$.amount')) OVER (ORDER BY key) AS up_to
		FROM json_each(NEW.steps)) WHERE up_to > paid ORDER BY up_to LIMIT 1)
	WHERE id = NEW.invoice_id;
END;
--> statement-breakpoint
DROP TRIGGER `schedules_outdated`;
--> statement-breakpoint
-- Steps that no longer add up to the total are none; those that were written for the new one stay.
CREATE TRIGGER `schedules_outdated` AFTER UPDATE OF `total` ON `invoices`
WHEN EXISTS (SELECT 1 FROM payment_schedules WHERE invoice_id = NEW.id AND NEW.total <>
	(SELECT sum(json_extract(value, '$.amount')) FROM json_each(steps))) BEGIN
	DELETE FROM payment_schedules WHERE invoice_id = NEW.id;
	INSERT INTO document_events (invoice_id, user_id, at, actor, code)
	VALUES (NEW.id, NEW.user_id, NEW.updated_at, 'owner', 'unscheduled');
END;
