-- The ledger. Entries never change and are only deleted with their closed account; mistakes are corrected by another
-- entry. An invoice's paid and credited amounts and its status follow from the sums of its entries. Credit that pays
-- one invoice leaves another through an entry of the same amount, and returns when that payment is reversed.

CREATE TRIGGER payments_summed AFTER INSERT ON payments BEGIN
	-- Before the invoice changes, since all of its entries are then counted again.
	INSERT INTO counted_payments SELECT * FROM counted_payments WHERE id = NEW.id;
	UPDATE invoices SET
		(paid, credited, status) = (
			SELECT paid, credited, CASE
				WHEN invoices.status = 'void' THEN 'void'
				WHEN invoices.total > 0 AND credited >= invoices.total THEN 'credited'
				WHEN paid >= invoices.total THEN 'paid'
				WHEN invoices.status IN ('paid', 'credited') THEN 'unpaid'
				ELSE invoices.status END
			FROM (SELECT
				invoices.paid + CASE WHEN NEW.kind IN ('payment', 'returned', 'credited') THEN NEW.amount ELSE -NEW.amount END AS paid,
				invoices.credited + CASE NEW.kind WHEN 'credited' THEN NEW.amount ELSE 0 END AS credited)),
		updated_at = max(updated_at + 1, NEW.at)
	WHERE id = NEW.invoice_id;
END;

CREATE TRIGGER payments_credit_used AFTER INSERT ON payments
WHEN NEW.origin = 'credit' AND NEW.kind = 'payment' BEGIN
	INSERT INTO payments (id, invoice_id, user_id, at, kind, origin, amount, day, method, undoes, other_invoice_id)
	VALUES (NEW.id || ' used', NEW.other_invoice_id, NEW.user_id, NEW.at, 'used', 'credit', NEW.amount, NEW.day, NEW.method,
		NEW.id, NEW.invoice_id);
END;

CREATE TRIGGER payments_credit_returned AFTER INSERT ON payments
WHEN NEW.kind = 'reversal' BEGIN
	INSERT INTO payments (id, invoice_id, user_id, at, kind, origin, amount, day, method, undoes, other_invoice_id)
	SELECT NEW.id || ' returned', other_invoice_id, NEW.user_id, NEW.at, 'returned', 'credit', NEW.amount, NEW.day, method,
		id || ' used', NEW.invoice_id
	FROM payments WHERE id = NEW.undoes AND origin = 'credit';
END;

CREATE TRIGGER payments_frozen BEFORE UPDATE OF
	id, invoice_id, at, kind, origin, amount, day, method, reference, note, undoes, other_invoice_id
ON payments BEGIN
	SELECT RAISE(ABORT, 'an entry of the ledger never changes');
END;

CREATE TRIGGER payments_owner BEFORE UPDATE OF user_id ON payments
WHEN NOT EXISTS (SELECT 1 FROM invoices WHERE id = NEW.invoice_id AND user_id = NEW.user_id) BEGIN
	SELECT RAISE(ABORT, 'an entry of the ledger belongs to its invoice''s owner');
END;

CREATE TRIGGER payments_permanent BEFORE DELETE ON payments
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id AND deleted_at IS NULL) BEGIN
	SELECT RAISE(ABORT, 'an entry of the ledger is never deleted');
END;
