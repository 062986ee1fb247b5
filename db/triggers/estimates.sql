-- An answer to an estimate never changes, and neither does what was agreed to: lines, total, currency and expiry of an
-- accepted estimate. An estimate counts as invoiced while its invoices, without void and fully credited ones, add up to
-- its total; when they no longer do, it returns to the answer to its newest version, or to open.

CREATE TRIGGER estimate_answers_frozen BEFORE UPDATE OF estimate_id, revision, answer, name, signature, reason, at, restored_at ON estimate_answers BEGIN
	SELECT RAISE(ABORT, 'an answer to an estimate never changes');
END;

CREATE TRIGGER estimates_accepted BEFORE UPDATE OF items, total, currency, due_date ON invoices
WHEN OLD.kind = 'estimate' AND OLD.status IN ('accepted', 'invoiced')
	AND (NEW.items <> OLD.items OR NEW.total <> OLD.total OR NEW.currency <> OLD.currency OR NEW.due_date <> OLD.due_date) BEGIN
	SELECT RAISE(ABORT, 'an accepted estimate never changes');
END;

CREATE TRIGGER estimates_invoiced AFTER INSERT ON invoices
WHEN NEW.kind = 'invoice' AND NEW.source_id IS NOT NULL BEGIN
	UPDATE invoices SET status = 'invoiced', updated_at = max(NEW.updated_at, updated_at + 1)
	WHERE id = NEW.source_id AND kind = 'estimate' AND total <= (SELECT coalesce(sum(made.total), 0) FROM invoices AS made
		WHERE made.source_id = NEW.source_id AND made.kind = 'invoice' AND made.status <> 'void' AND made.credited < made.total);
END;

CREATE TRIGGER estimates_reopened AFTER UPDATE OF status, total, credited ON invoices
WHEN NEW.kind = 'invoice' AND NEW.source_id IS NOT NULL
	AND (NEW.total <> OLD.total OR (NEW.status = 'void' OR NEW.credited >= NEW.total) <> (OLD.status = 'void' OR OLD.credited >= OLD.total)) BEGIN
	UPDATE invoices SET updated_at = max(NEW.updated_at, updated_at + 1),
		status = CASE WHEN total <= (SELECT coalesce(sum(made.total), 0) FROM invoices AS made
			WHERE made.source_id = NEW.source_id AND made.kind = 'invoice' AND made.status <> 'void' AND made.credited < made.total) THEN 'invoiced'
		ELSE coalesce((SELECT answer FROM estimate_answers WHERE estimate_id = NEW.source_id
			AND revision = (SELECT max(revision) FROM issued_versions WHERE invoice_id = NEW.source_id)), 'open') END
	WHERE id = NEW.source_id AND kind = 'estimate';
END;
