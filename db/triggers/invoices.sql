-- What no write may do to a document: change its kind, pay anything except an invoice, set a paid or unpaid status that
-- contradicts the sum of its payments, change the number, currency or look of an issued one, void one without a
-- recorded reason or after a payment, or restore a void one.

CREATE TRIGGER invoices_kind BEFORE UPDATE OF kind ON invoices
WHEN NEW.kind <> OLD.kind BEGIN
	SELECT RAISE(ABORT, 'a document keeps its kind');
END;

CREATE TRIGGER invoices_payable BEFORE UPDATE OF status, paid ON invoices
WHEN NEW.kind <> 'invoice' AND (NEW.paid <> 0 OR NEW.status IN ('paid', 'unpaid', 'overdue', 'void')) BEGIN
	SELECT RAISE(ABORT, 'only an invoice is paid');
END;

CREATE TRIGGER invoices_created_unpaid BEFORE INSERT ON invoices
WHEN NEW.paid <> 0 OR (NEW.status = 'paid' AND NEW.total > 0)
	OR (NEW.kind = 'invoice' AND NEW.status IN ('unpaid', 'overdue') AND NEW.total = 0) BEGIN
	SELECT RAISE(ABORT, 'an invoice is paid by its payments alone');
END;

CREATE TRIGGER invoices_status_matches_paid BEFORE UPDATE OF status, paid, total ON invoices
WHEN NEW.kind = 'invoice' AND ((NEW.status = 'paid' AND NEW.paid < NEW.total)
	OR (NEW.status IN ('unpaid', 'overdue') AND NEW.paid >= NEW.total)) BEGIN
	SELECT RAISE(ABORT, 'the status of an invoice follows its payments');
END;

CREATE TRIGGER invoices_issued BEFORE UPDATE OF invoice_number, currency, look ON invoices
WHEN (OLD.invoice_number <> NEW.invoice_number OR OLD.currency <> NEW.currency OR OLD.look IS NOT NEW.look)
	AND EXISTS (SELECT 1 FROM issued_versions WHERE invoice_id = OLD.id) BEGIN
	SELECT RAISE(ABORT, 'an issued document keeps its number, currency and look');
END;

CREATE TRIGGER invoices_voided BEFORE UPDATE OF status ON invoices
WHEN NEW.status = 'void' AND OLD.status <> 'void' AND ((OLD.status = 'paid' AND OLD.total > 0) OR OLD.paid > 0
	OR NOT EXISTS (SELECT 1 FROM document_events WHERE invoice_id = OLD.id AND code = 'voided')) BEGIN
	SELECT RAISE(ABORT, 'a document is voided while unpaid and with a reason');
END;

CREATE TRIGGER invoices_void_forever BEFORE UPDATE OF status ON invoices
WHEN OLD.status = 'void' AND NEW.status <> 'void' BEGIN
	SELECT RAISE(ABORT, 'a void document stays void');
END;
