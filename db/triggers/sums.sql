-- The sums of `db/sums-schema.ts`. Other triggers insert into two views what a row counted for until now, as a negative
-- count and amount, and what it counts for from now on; the views' triggers add that to the sums. So the order in which
-- triggers run doesn't matter. Documents are only deleted with their closed account, and its sums with it.

CREATE VIEW counted_documents AS
SELECT id, user_id, kind, archived, currency, status, invoice_date, coalesce(next_due, due_date) AS due, client_name,
	1 AS count, total - paid AS balance
FROM invoices;

CREATE TRIGGER documents_summed INSTEAD OF INSERT ON counted_documents BEGIN
	INSERT INTO document_sums (user_id, kind, archived, currency, status, period, count, units, rest)
	SELECT NEW.user_id, NEW.kind, NEW.archived, NEW.currency, NEW.status, substr(NEW.due, 1, characters),
		NEW.count, NEW.balance / 1000000000, NEW.balance % 1000000000
	FROM (SELECT 0 AS characters UNION ALL SELECT 4 UNION ALL SELECT 7 UNION ALL SELECT 9 UNION ALL SELECT 10)
	WHERE characters = 0 OR (NEW.status IN ('unpaid', 'overdue', 'open') AND length(NEW.due) = 10)
	ON CONFLICT DO UPDATE SET count = count + excluded.count, units = units + excluded.units, rest = rest + excluded.rest;
	INSERT INTO debtor_sums (user_id, currency, client_name, archived, count, units, rest)
	SELECT NEW.user_id, NEW.currency, NEW.client_name, NEW.count * NEW.archived,
		NEW.count, NEW.balance / 1000000000, NEW.balance % 1000000000
	WHERE NEW.status IN ('unpaid', 'overdue')
	ON CONFLICT DO UPDATE SET archived = archived + excluded.archived,
		count = count + excluded.count, units = units + excluded.units, rest = rest + excluded.rest;
	DELETE FROM document_sums WHERE user_id = NEW.user_id AND count = 0 AND units = 0 AND rest = 0;
	DELETE FROM debtor_sums WHERE user_id = NEW.user_id AND count = 0 AND units = 0 AND rest = 0;
	INSERT INTO counted_payments (user_id, currency, status, invoice_date, day, kind, count, amount)
	SELECT NEW.user_id, NEW.currency, NEW.status, NEW.invoice_date, day, kind, NEW.count * count, NEW.count * amount
	FROM counted_payments WHERE invoice_id = NEW.id;
END;

CREATE TRIGGER invoices_counted AFTER INSERT ON invoices BEGIN
	INSERT INTO counted_documents VALUES (NEW.id, NEW.user_id, NEW.kind, NEW.archived, NEW.currency, NEW.status,
		NEW.invoice_date, coalesce(NEW.next_due, NEW.due_date), NEW.client_name, 1, NEW.total - NEW.paid);
END;

CREATE TRIGGER invoices_counted_again AFTER UPDATE OF
	user_id, archived, currency, status, invoice_date, due_date, next_due, client_name, total, paid ON invoices BEGIN
	INSERT INTO counted_documents VALUES (OLD.id, OLD.user_id, OLD.kind, OLD.archived, OLD.currency, OLD.status,
		OLD.invoice_date, coalesce(OLD.next_due, OLD.due_date), OLD.client_name, -1, OLD.paid - OLD.total);
	INSERT INTO counted_documents VALUES (NEW.id, NEW.user_id, NEW.kind, NEW.archived, NEW.currency, NEW.status,
		NEW.invoice_date, coalesce(NEW.next_due, NEW.due_date), NEW.client_name, 1, NEW.total - NEW.paid);
END;

-- The money of each entry. The reversal of a manual entry takes back what that entry counted for, on the entry's day.
CREATE VIEW counted_payments AS
SELECT entry.id, entry.invoice_id, invoices.user_id, invoices.currency, invoices.status, invoices.invoice_date,
	money.day, money.kind, CASE WHEN money.id = entry.id THEN 1 ELSE -1 END AS count,
	CASE WHEN (money.id = entry.id) = (money.kind IN ('payment', 'returned')) THEN money.amount ELSE -money.amount END AS amount
FROM payments AS entry
INNER JOIN payments AS money
	ON money.id = CASE WHEN entry.kind = 'reversal' AND entry.origin <> 'card' THEN entry.undoes ELSE entry.id END
INNER JOIN invoices ON invoices.id = entry.invoice_id
WHERE money.day IS NOT NULL AND money.origin NOT IN ('credit', 'note')
	AND money.kind IN ('payment', 'refund', 'returned', 'reversal');

CREATE TRIGGER payments_counted INSTEAD OF INSERT ON counted_payments BEGIN
	INSERT INTO payment_sums (user_id, period, currency, count, units, rest, paid_count, paid_days)
	SELECT NEW.user_id, substr(NEW.day, 1, characters), NEW.currency,
		NEW.count, NEW.amount / 1000000000, NEW.amount % 1000000000, paid_count,
		paid_count * coalesce(CAST(julianday(NEW.day) - julianday(NEW.invoice_date) AS INTEGER), 0)
	FROM (SELECT 7 AS characters UNION ALL SELECT 10),
		(SELECT NEW.count * (NEW.kind = 'payment' AND NEW.status = 'paid') AS paid_count)
	WHERE TRUE
	ON CONFLICT DO UPDATE SET count = count + excluded.count, units = units + excluded.units, rest = rest + excluded.rest,
		paid_count = paid_count + excluded.paid_count, paid_days = paid_days + excluded.paid_days;
	DELETE FROM payment_sums WHERE user_id = NEW.user_id AND count = 0 AND units = 0 AND rest = 0;
END;
