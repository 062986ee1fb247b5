-- A delivery note says what left the house: it never changes, and it is only deleted with its closed account. Its owner
-- only changes together with the document's.

CREATE TRIGGER deliveries_frozen BEFORE UPDATE OF
	id, invoice_id, n, number, day, carrier, tracking, shipping_address, lines, at
ON deliveries BEGIN
	SELECT RAISE(ABORT, 'a delivery note never changes');
END;

CREATE TRIGGER deliveries_owner BEFORE UPDATE OF user_id ON deliveries
WHEN NOT EXISTS (SELECT 1 FROM invoices WHERE id = NEW.invoice_id AND user_id = NEW.user_id) BEGIN
	SELECT RAISE(ABORT, 'a delivery note belongs to its document''s owner');
END;

CREATE TRIGGER deliveries_permanent BEFORE DELETE ON deliveries
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id AND deleted_at IS NULL) BEGIN
	SELECT RAISE(ABORT, 'a delivery note is never deleted');
END;
