-- Void is for good, only of what is not paid, and never without its line in the history.
CREATE TRIGGER `invoices_void` BEFORE UPDATE OF `status` ON `invoices`
WHEN NEW.status = 'void' AND OLD.status <> 'void' AND (OLD.status = 'paid'
	OR NOT EXISTS (SELECT 1 FROM document_events WHERE invoice_id = OLD.id AND code = 'voided')) BEGIN
	SELECT RAISE(ABORT, 'a document is voided unpaid and with its reason');
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_void_stays` BEFORE UPDATE OF `status` ON `invoices`
WHEN OLD.status = 'void' AND NEW.status <> 'void' BEGIN
	SELECT RAISE(ABORT, 'a void document stays void');
END;
