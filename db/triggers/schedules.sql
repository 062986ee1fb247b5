-- An invoice with a payment schedule is next due on the date of its first installment not yet covered by payments;
-- without a schedule that date is empty.

CREATE TRIGGER payment_schedules_created AFTER INSERT ON payment_schedules BEGIN
	UPDATE invoices SET next_due = (SELECT due FROM (
		SELECT json_extract(value, '$.due') AS due, sum(json_extract(value, '$.amount')) OVER (ORDER BY key) AS up_to
		FROM json_each(NEW.steps)) WHERE up_to > paid ORDER BY up_to LIMIT 1)
	WHERE id = NEW.invoice_id;
END;

CREATE TRIGGER payment_schedules_updated AFTER UPDATE OF steps ON payment_schedules BEGIN
	UPDATE invoices SET next_due = (SELECT due FROM (
		SELECT json_extract(value, '$.due') AS due, sum(json_extract(value, '$.amount')) OVER (ORDER BY key) AS up_to
		FROM json_each(NEW.steps)) WHERE up_to > paid ORDER BY up_to LIMIT 1)
	WHERE id = NEW.invoice_id;
END;

CREATE TRIGGER payment_schedules_deleted AFTER DELETE ON payment_schedules BEGIN
	UPDATE invoices SET next_due = NULL WHERE id = OLD.invoice_id AND next_due IS NOT NULL;
END;

CREATE TRIGGER payment_schedules_paid AFTER UPDATE OF paid ON invoices
WHEN OLD.paid <> NEW.paid AND EXISTS (SELECT 1 FROM payment_schedules WHERE invoice_id = NEW.id) BEGIN
	UPDATE invoices SET next_due = (SELECT due FROM (
		SELECT json_extract(value, '$.due') AS due, sum(json_extract(value, '$.amount')) OVER (ORDER BY key) AS up_to
		FROM payment_schedules, json_each(steps) WHERE invoice_id = NEW.id) WHERE up_to > NEW.paid ORDER BY up_to LIMIT 1)
	WHERE id = NEW.id;
END;
