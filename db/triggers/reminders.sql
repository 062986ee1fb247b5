CREATE TRIGGER invoice_reminders_changed AFTER UPDATE ON invoice_reminders
WHEN NEW.plan IS NOT OLD.plan OR NEW.on_at IS NOT OLD.on_at BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code)
	SELECT NEW.invoice_id, user_id, CASE WHEN NEW.on_at IS OLD.on_at THEN NEW.since ELSE NEW.on_at END, 'owner',
		CASE WHEN NEW.on_at IS OLD.on_at THEN 'remindersSet' ELSE 'remindersOn' END
	FROM invoices WHERE id = NEW.invoice_id;
END;

CREATE TRIGGER invoice_reminders_set AFTER INSERT ON invoice_reminders BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code)
	SELECT NEW.invoice_id, user_id, coalesce(NEW.on_at, NEW.since), 'owner',
		CASE WHEN NEW.on_at IS NULL THEN 'remindersSet' ELSE 'remindersOn' END
	FROM invoices WHERE id = NEW.invoice_id;
END;

CREATE TRIGGER reminders_settled AFTER UPDATE ON unsent_reminders
WHEN NEW.state <> OLD.state OR NEW.why IS NOT OLD.why BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	SELECT NEW.invoice_id, user_id, NEW.at, CASE NEW.state WHEN 'skipped' THEN 'owner' ELSE 'system' END,
		CASE NEW.state WHEN 'skipped' THEN 'reminderSkipped' WHEN 'late' THEN 'reminderLate' ELSE 'reminderWaits' END,
		json_object('day', date(NEW.due, NEW.days || ' days'), 'wait', NEW.why)
	FROM invoices WHERE id = NEW.invoice_id;
END;

CREATE TRIGGER reminders_unsent AFTER INSERT ON unsent_reminders BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	SELECT NEW.invoice_id, user_id, NEW.at, CASE NEW.state WHEN 'skipped' THEN 'owner' ELSE 'system' END,
		CASE NEW.state WHEN 'skipped' THEN 'reminderSkipped' WHEN 'late' THEN 'reminderLate' ELSE 'reminderWaits' END,
		json_object('day', date(NEW.due, NEW.days || ' days'), 'wait', NEW.why)
	FROM invoices WHERE id = NEW.invoice_id;
END;
