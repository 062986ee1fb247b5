-- The ledger. Entries never change and are only deleted with their closed account; mistakes are corrected by another
-- entry. An invoice's paid and credited amounts and its status follow from the sums of its entries. Credit that pays
-- one invoice leaves another through an entry of the same amount, and returns when that payment is reversed.

CREATE TRIGGER payments_summed AFTER INSERT ON payments BEGIN
	-- Before the status changes, which counts all of the invoice's entries again. A reversed entry no longer counts.
	INSERT INTO payment_sums (user_id, month, currency, count, units, rest, paid_count, paid_days)
	SELECT i.user_id, substr(p.day, 1, 7), i.currency, sign,
		sign * CASE WHEN p.kind IN ('refund', 'reversal') THEN -p.amount ELSE p.amount END / 1000000000,
		sign * CASE WHEN p.kind IN ('refund', 'reversal') THEN -p.amount ELSE p.amount END % 1000000000,
		sign * (p.kind = 'payment' AND i.status = 'paid'),
		sign * (p.kind = 'payment' AND i.status = 'paid')
			* coalesce(CAST(julianday(p.day) - julianday(i.invoice_date) AS INTEGER), 0)
	FROM (SELECT 1 AS sign, NEW.id AS id
		UNION ALL SELECT -1, NEW.undoes WHERE NEW.kind = 'reversal' AND NEW.origin <> 'card') AS counted
	INNER JOIN payments AS p ON p.id = counted.id INNER JOIN invoices AS i ON i.id = p.invoice_id
	WHERE p.day IS NOT NULL AND p.origin NOT IN ('credit', 'note')
		AND (p.kind IN ('payment', 'refund', 'returned') OR (p.kind = 'reversal' AND p.origin = 'card'))
		AND NOT EXISTS (SELECT 1 FROM payments AS back
			WHERE back.undoes = p.id AND back.kind = 'reversal' AND back.origin <> 'card' AND back.id <> NEW.id)
	ON CONFLICT DO UPDATE SET count = count + excluded.count, units = units + excluded.units, rest = rest + excluded.rest,
		paid_count = paid_count + excluded.paid_count, paid_days = paid_days + excluded.paid_days;
	DELETE FROM payment_sums WHERE user_id = NEW.user_id AND count = 0 AND units = 0 AND rest = 0;
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
