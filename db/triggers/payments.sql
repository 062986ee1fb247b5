CREATE TRIGGER payments_credit_returned AFTER INSERT ON payments WHEN NEW.kind = 'reversal' BEGIN
	INSERT INTO payments (id, invoice_id, user_id, at, kind, origin, amount, day, method, undoes, other_invoice_id)
	SELECT NEW.id || ' returned', other_invoice_id, NEW.user_id, NEW.at, 'returned', 'credit', NEW.amount, NEW.day, method,
		id || ' used', NEW.invoice_id
	FROM payments WHERE id = NEW.undoes AND origin = 'credit';
END;

CREATE TRIGGER payments_credit_used AFTER INSERT ON payments
WHEN NEW.origin = 'credit' AND NEW.kind = 'payment' BEGIN
	INSERT INTO payments (id, invoice_id, user_id, at, kind, origin, amount, day, method, undoes, other_invoice_id)
	VALUES (NEW.id || ' used', NEW.other_invoice_id, NEW.user_id, NEW.at, 'used', 'credit', NEW.amount, NEW.day, NEW.method,
		NEW.id, NEW.invoice_id);
END;

CREATE TRIGGER payments_kept BEFORE UPDATE OF
	id, invoice_id, at, kind, origin, amount, day, method, reference, note, undoes,
	other_invoice_id
ON payments BEGIN
	SELECT RAISE(ABORT, 'an entry of the ledger is never changed');
END;

CREATE TRIGGER payments_owned BEFORE UPDATE OF user_id ON payments
WHEN NOT EXISTS (SELECT 1 FROM invoices WHERE id = NEW.invoice_id AND user_id = NEW.user_id) BEGIN
	SELECT RAISE(ABORT, 'an entry of the ledger is never changed');
END;

CREATE TRIGGER payments_stay BEFORE DELETE ON payments
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id AND deleted_at IS NULL) BEGIN
	SELECT RAISE(ABORT, 'an entry of the ledger is never deleted');
END;

CREATE TRIGGER payments_written AFTER INSERT ON payments BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	SELECT NEW.invoice_id, NEW.user_id, NEW.at,
		CASE WHEN NEW.origin = 'card' AND NEW.kind <> 'refund' THEN 'client' ELSE 'owner' END,
		CASE
			WHEN NEW.origin = 'mark' THEN CASE NEW.kind WHEN 'payment' THEN 'paid' ELSE 'unpaid' END
			WHEN NEW.kind = 'credited' THEN 'credited'
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
		paid = paid + CASE WHEN NEW.kind IN ('payment', 'returned', 'credited') THEN NEW.amount ELSE -NEW.amount END,
		credited = credited + CASE NEW.kind WHEN 'credited' THEN NEW.amount ELSE 0 END,
		status = CASE
			WHEN status = 'void' THEN status
			WHEN total > 0 AND credited + CASE NEW.kind WHEN 'credited' THEN NEW.amount ELSE 0 END >= total THEN 'credited'
			WHEN paid + CASE WHEN NEW.kind IN ('payment', 'returned', 'credited') THEN NEW.amount ELSE -NEW.amount END >= total THEN 'paid'
			WHEN status IN ('paid', 'credited') THEN 'unpaid'
			ELSE status END,
		updated_at = max(updated_at + 1, NEW.at)
	WHERE id = NEW.invoice_id;
END;
