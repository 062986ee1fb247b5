-- A delivery note is evidence of what was delivered: it never changes, and it is only deleted with its closed account. Its owner
-- only changes together with the document's.

CREATE TRIGGER deliveries_frozen BEFORE UPDATE ON deliveries
WHEN NEW.user_id = OLD.user_id OR NOT EXISTS (SELECT 1 FROM invoices WHERE id = NEW.invoice_id AND user_id = NEW.user_id) BEGIN
	SELECT RAISE(ABORT, 'a delivery note never changes and belongs to its document''s owner');
END;

CREATE TRIGGER deliveries_permanent BEFORE DELETE ON deliveries
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id AND deleted_at IS NULL) BEGIN
	SELECT RAISE(ABORT, 'a delivery note is never deleted');
END;
