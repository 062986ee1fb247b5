-- A document's history and issued versions are evidence: once written, they never change, and they are only deleted
-- with their closed account. Their owner only changes together with the document's. A first version dates its document.

CREATE TRIGGER document_events_frozen BEFORE UPDATE ON document_events
WHEN NEW.user_id = OLD.user_id OR NOT EXISTS (SELECT 1 FROM invoices WHERE id = NEW.invoice_id AND user_id = NEW.user_id) BEGIN
	SELECT RAISE(ABORT, 'the history of a document never changes and belongs to its owner');
END;

CREATE TRIGGER document_events_permanent BEFORE DELETE ON document_events
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id AND deleted_at IS NULL) BEGIN
	SELECT RAISE(ABORT, 'the history of a document is never deleted');
END;

CREATE TRIGGER issued_versions_frozen BEFORE UPDATE ON issued_versions
WHEN NEW.user_id = OLD.user_id OR NOT EXISTS (SELECT 1 FROM invoices WHERE id = NEW.invoice_id AND user_id = NEW.user_id) BEGIN
	SELECT RAISE(ABORT, 'an issued version never changes and belongs to its document''s owner');
END;

CREATE TRIGGER issued_versions_first AFTER INSERT ON issued_versions
WHEN NEW.revision = 1 BEGIN
	UPDATE invoices SET issued_at = NEW.issued_at WHERE id = NEW.invoice_id;
END;

CREATE TRIGGER issued_versions_permanent BEFORE DELETE ON issued_versions
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id AND deleted_at IS NULL) BEGIN
	SELECT RAISE(ABORT, 'an issued version is never deleted');
END;
