CREATE TRIGGER schedules_outdated AFTER UPDATE OF total ON invoices
WHEN EXISTS (SELECT 1 FROM payment_schedules WHERE invoice_id = NEW.id AND NEW.total <>
	(SELECT sum(json_extract(value, '$.amount')) FROM json_each(steps))) BEGIN
	DELETE FROM payment_schedules WHERE invoice_id = NEW.id;
	INSERT INTO document_events (invoice_id, user_id, at, actor, code)
	VALUES (NEW.id, NEW.user_id, NEW.updated_at, 'owner', 'unscheduled');
END;

CREATE TRIGGER schedules_paid AFTER UPDATE OF paid ON invoices
WHEN OLD.paid <> NEW.paid AND EXISTS (SELECT 1 FROM payment_schedules WHERE invoice_id = NEW.id) BEGIN
	UPDATE invoices SET next_due = (SELECT due FROM (
		SELECT json_extract(value, '$.due') AS due, sum(json_extract(value, '$.amount')) OVER (ORDER BY key) AS up_to
		FROM payment_schedules, json_each(steps) WHERE invoice_id = NEW.id) WHERE up_to > NEW.paid ORDER BY up_to LIMIT 1)
	WHERE id = NEW.id;
END;

CREATE TRIGGER schedules_changed AFTER UPDATE OF steps ON payment_schedules BEGIN
	UPDATE invoices SET next_due = (SELECT due FROM (
		SELECT json_extract(value, '$.due') AS due, sum(json_extract(value, '$.amount')) OVER (ORDER BY key) AS up_to
		FROM json_each(NEW.steps)) WHERE up_to > paid ORDER BY up_to LIMIT 1)
	WHERE id = NEW.invoice_id;
END;

CREATE TRIGGER schedules_gone AFTER DELETE ON payment_schedules BEGIN
	UPDATE invoices SET next_due = NULL WHERE id = OLD.invoice_id AND next_due IS NOT NULL;
END;

CREATE TRIGGER schedules_made AFTER INSERT ON payment_schedules BEGIN
	UPDATE invoices SET next_due = (SELECT due FROM (
		SELECT json_extract(value, '$.due') AS due, sum(json_extract(value, '$.amount')) OVER (ORDER BY key) AS up_to
		FROM json_each(NEW.steps)) WHERE up_to > paid ORDER BY up_to LIMIT 1)
	WHERE id = NEW.invoice_id;
END;
