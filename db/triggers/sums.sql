-- The sums of `db/sums-schema.ts`. Every change adds, with a negative sign what a row no longer counts, so the order in
-- which triggers run doesn't matter. A sum to which nothing counts any more is deleted. Text that isn't a date is day 0.

CREATE TRIGGER sums_document_created AFTER INSERT ON invoices BEGIN
	INSERT INTO document_sums (user_id, kind, archived, span, block, currency, status, count, units, rest)
	SELECT user_id, kind, archived, span, CASE WHEN status IN ('unpaid', 'overdue', 'open')
		THEN coalesce(CAST(julianday(due) + 0.5 AS INTEGER), 0) / span ELSE 0 END,
		currency, status, sign, sign * (balance / 1000000000), sign * (balance % 1000000000)
	FROM (SELECT 1 AS sign, NEW.user_id AS user_id, NEW.kind AS kind, NEW.archived AS archived,
			NEW.currency AS currency, NEW.status AS status, coalesce(NEW.next_due, NEW.due_date) AS due,
			NEW.client_name AS client_name, NEW.total - NEW.paid AS balance),
		(SELECT 1 AS span UNION ALL SELECT 4 UNION ALL SELECT 16 UNION ALL SELECT 64 UNION ALL SELECT 256)
	WHERE span = 256 OR status IN ('unpaid', 'overdue', 'open')
	ON CONFLICT DO UPDATE SET count = count + excluded.count, units = units + excluded.units, rest = rest + excluded.rest;
	INSERT INTO debtor_sums (user_id, currency, client_name, count, archived, units, rest)
	SELECT user_id, currency, client_name, sign, sign * archived,
		sign * (balance / 1000000000), sign * (balance % 1000000000)
	FROM (SELECT 1 AS sign, NEW.user_id AS user_id, NEW.kind AS kind, NEW.archived AS archived,
			NEW.currency AS currency, NEW.status AS status, coalesce(NEW.next_due, NEW.due_date) AS due,
			NEW.client_name AS client_name, NEW.total - NEW.paid AS balance)
	WHERE status IN ('unpaid', 'overdue')
	ON CONFLICT DO UPDATE SET client_name = min(client_name, excluded.client_name), count = count + excluded.count,
		archived = archived + excluded.archived, units = units + excluded.units, rest = rest + excluded.rest;
END;

CREATE TRIGGER sums_document_changed AFTER UPDATE OF
	user_id, archived, currency, status, due_date, next_due, total, paid, client_name ON invoices
WHEN (OLD.user_id, OLD.archived, OLD.currency, OLD.status, OLD.due_date,
		OLD.next_due, OLD.total, OLD.paid, OLD.client_name)
	IS NOT (NEW.user_id, NEW.archived, NEW.currency, NEW.status, NEW.due_date,
		NEW.next_due, NEW.total, NEW.paid, NEW.client_name) BEGIN
	INSERT INTO document_sums (user_id, kind, archived, span, block, currency, status, count, units, rest)
	SELECT user_id, kind, archived, span, CASE WHEN status IN ('unpaid', 'overdue', 'open')
		THEN coalesce(CAST(julianday(due) + 0.5 AS INTEGER), 0) / span ELSE 0 END,
		currency, status, sign, sign * (balance / 1000000000), sign * (balance % 1000000000)
	FROM (SELECT -1 AS sign, OLD.user_id AS user_id, OLD.kind AS kind, OLD.archived AS archived,
			OLD.currency AS currency, OLD.status AS status, coalesce(OLD.next_due, OLD.due_date) AS due,
			OLD.client_name AS client_name, OLD.total - OLD.paid AS balance
		UNION ALL SELECT 1, NEW.user_id, NEW.kind, NEW.archived,
			NEW.currency, NEW.status, coalesce(NEW.next_due, NEW.due_date),
			NEW.client_name, NEW.total - NEW.paid),
		(SELECT 1 AS span UNION ALL SELECT 4 UNION ALL SELECT 16 UNION ALL SELECT 64 UNION ALL SELECT 256)
	WHERE span = 256 OR status IN ('unpaid', 'overdue', 'open')
	ON CONFLICT DO UPDATE SET count = count + excluded.count, units = units + excluded.units, rest = rest + excluded.rest;
	INSERT INTO debtor_sums (user_id, currency, client_name, count, archived, units, rest)
	SELECT user_id, currency, client_name, sign, sign * archived,
		sign * (balance / 1000000000), sign * (balance % 1000000000)
	FROM (SELECT -1 AS sign, OLD.user_id AS user_id, OLD.kind AS kind, OLD.archived AS archived,
			OLD.currency AS currency, OLD.status AS status, coalesce(OLD.next_due, OLD.due_date) AS due,
			OLD.client_name AS client_name, OLD.total - OLD.paid AS balance
		UNION ALL SELECT 1, NEW.user_id, NEW.kind, NEW.archived,
			NEW.currency, NEW.status, coalesce(NEW.next_due, NEW.due_date),
			NEW.client_name, NEW.total - NEW.paid)
	WHERE status IN ('unpaid', 'overdue')
	ON CONFLICT DO UPDATE SET client_name = min(client_name, excluded.client_name), count = count + excluded.count,
		archived = archived + excluded.archived, units = units + excluded.units, rest = rest + excluded.rest;
	DELETE FROM document_sums WHERE user_id = OLD.user_id AND count = 0 AND units = 0 AND rest = 0;
	DELETE FROM debtor_sums WHERE user_id = OLD.user_id AND count = 0 AND units = 0 AND rest = 0;
END;

CREATE TRIGGER sums_document_deleted AFTER DELETE ON invoices BEGIN
	INSERT INTO document_sums (user_id, kind, archived, span, block, currency, status, count, units, rest)
	SELECT user_id, kind, archived, span, CASE WHEN status IN ('unpaid', 'overdue', 'open')
		THEN coalesce(CAST(julianday(due) + 0.5 AS INTEGER), 0) / span ELSE 0 END,
		currency, status, sign, sign * (balance / 1000000000), sign * (balance % 1000000000)
	FROM (SELECT -1 AS sign, OLD.user_id AS user_id, OLD.kind AS kind, OLD.archived AS archived,
			OLD.currency AS currency, OLD.status AS status, coalesce(OLD.next_due, OLD.due_date) AS due,
			OLD.client_name AS client_name, OLD.total - OLD.paid AS balance),
		(SELECT 1 AS span UNION ALL SELECT 4 UNION ALL SELECT 16 UNION ALL SELECT 64 UNION ALL SELECT 256)
	WHERE span = 256 OR status IN ('unpaid', 'overdue', 'open')
	ON CONFLICT DO UPDATE SET count = count + excluded.count, units = units + excluded.units, rest = rest + excluded.rest;
	INSERT INTO debtor_sums (user_id, currency, client_name, count, archived, units, rest)
	SELECT user_id, currency, client_name, sign, sign * archived,
		sign * (balance / 1000000000), sign * (balance % 1000000000)
	FROM (SELECT -1 AS sign, OLD.user_id AS user_id, OLD.kind AS kind, OLD.archived AS archived,
			OLD.currency AS currency, OLD.status AS status, coalesce(OLD.next_due, OLD.due_date) AS due,
			OLD.client_name AS client_name, OLD.total - OLD.paid AS balance)
	WHERE status IN ('unpaid', 'overdue')
	ON CONFLICT DO UPDATE SET client_name = min(client_name, excluded.client_name), count = count + excluded.count,
		archived = archived + excluded.archived, units = units + excluded.units, rest = rest + excluded.rest;
	DELETE FROM document_sums WHERE user_id = OLD.user_id AND count = 0 AND units = 0 AND rest = 0;
	DELETE FROM debtor_sums WHERE user_id = OLD.user_id AND count = 0 AND units = 0 AND rest = 0;
END;

CREATE TRIGGER sums_payments_changed AFTER UPDATE OF user_id, currency, status, invoice_date ON invoices
WHEN OLD.user_id <> NEW.user_id OR OLD.currency <> NEW.currency OR OLD.invoice_date <> NEW.invoice_date
	OR (OLD.status = 'paid') <> (NEW.status = 'paid') BEGIN
	INSERT INTO payment_sums (user_id, month, currency, count, units, rest, paid_count, paid_days)
	SELECT i.user_id, substr(p.day, 1, 7), i.currency, sign,
		sign * CASE WHEN p.kind IN ('refund', 'reversal') THEN -p.amount ELSE p.amount END / 1000000000,
		sign * CASE WHEN p.kind IN ('refund', 'reversal') THEN -p.amount ELSE p.amount END % 1000000000,
		sign * (p.kind = 'payment' AND i.status = 'paid'),
		sign * (p.kind = 'payment' AND i.status = 'paid')
			* coalesce(CAST(julianday(p.day) - julianday(i.invoice_date) AS INTEGER), 0)
	FROM (SELECT -1 AS sign, OLD.user_id AS user_id, OLD.currency AS currency, OLD.status AS status,
			OLD.invoice_date AS invoice_date
		UNION ALL SELECT 1, NEW.user_id, NEW.currency, NEW.status, NEW.invoice_date) AS i, payments AS p
	WHERE p.invoice_id = OLD.id AND p.day IS NOT NULL AND p.origin NOT IN ('credit', 'note')
		AND (p.kind IN ('payment', 'refund', 'returned') OR (p.kind = 'reversal' AND p.origin = 'card'))
		AND NOT EXISTS (SELECT 1 FROM payments AS back
			WHERE back.undoes = p.id AND back.kind = 'reversal' AND back.origin <> 'card')
	ON CONFLICT DO UPDATE SET count = count + excluded.count, units = units + excluded.units, rest = rest + excluded.rest,
		paid_count = paid_count + excluded.paid_count, paid_days = paid_days + excluded.paid_days;
	DELETE FROM payment_sums WHERE user_id = OLD.user_id AND count = 0 AND units = 0 AND rest = 0;
END;

-- Payments are only deleted with their closed account.
CREATE TRIGGER sums_payments_deleted AFTER DELETE ON payments BEGIN
	DELETE FROM payment_sums WHERE user_id = OLD.user_id;
END;

CREATE TRIGGER activity_on_page AFTER INSERT ON payment_events BEGIN
	INSERT INTO document_activity (invoice_id, opened_at, pay_clicked_at)
	VALUES (NEW.invoice_id, CASE NEW.event WHEN 'shown' THEN NEW.first_at END,
		CASE NEW.event WHEN 'click' THEN NEW.first_at END)
	ON CONFLICT DO UPDATE SET opened_at = coalesce(min(opened_at, excluded.opened_at), opened_at, excluded.opened_at),
		pay_clicked_at = coalesce(min(pay_clicked_at, excluded.pay_clicked_at), pay_clicked_at, excluded.pay_clicked_at);
END;

CREATE TRIGGER activity_of_sent_email AFTER INSERT ON emails
WHEN NEW.first_opened_at IS NOT NULL BEGIN
	INSERT INTO document_activity (invoice_id, opened_at, pay_clicked_at) VALUES (NEW.invoice_id, NEW.first_opened_at, NULL)
	ON CONFLICT DO UPDATE SET opened_at = coalesce(min(opened_at, excluded.opened_at), opened_at, excluded.opened_at),
		pay_clicked_at = coalesce(min(pay_clicked_at, excluded.pay_clicked_at), pay_clicked_at, excluded.pay_clicked_at);
END;

CREATE TRIGGER activity_of_opened_email AFTER UPDATE OF first_opened_at ON emails
WHEN NEW.first_opened_at IS NOT NULL AND OLD.first_opened_at IS NULL BEGIN
	INSERT INTO document_activity (invoice_id, opened_at, pay_clicked_at) VALUES (NEW.invoice_id, NEW.first_opened_at, NULL)
	ON CONFLICT DO UPDATE SET opened_at = coalesce(min(opened_at, excluded.opened_at), opened_at, excluded.opened_at),
		pay_clicked_at = coalesce(min(pay_clicked_at, excluded.pay_clicked_at), pay_clicked_at, excluded.pay_clicked_at);
END;
