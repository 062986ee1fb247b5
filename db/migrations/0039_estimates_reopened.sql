-- What was answered to an earlier version of an estimate is no answer to its newest one.
DROP TRIGGER `estimates_reopened`;
--> statement-breakpoint
CREATE TRIGGER `estimates_reopened` AFTER UPDATE OF `status`, `total` ON `invoices`
WHEN NEW.kind = 'invoice' AND NEW.source_id IS NOT NULL
	AND (NEW.total <> OLD.total OR (NEW.status = 'void') <> (OLD.status = 'void')) BEGIN
	UPDATE invoices SET updated_at = max(NEW.updated_at, updated_at + 1),
		status = CASE WHEN total <= (SELECT coalesce(sum(made.total), 0) FROM invoices AS made
			WHERE made.source_id = NEW.source_id AND made.kind = 'invoice' AND made.status <> 'void') THEN 'invoiced'
		ELSE coalesce((SELECT answer FROM estimate_answers WHERE estimate_id = NEW.source_id
			AND revision = (SELECT max(revision) FROM issued_versions WHERE invoice_id = NEW.source_id)), 'open') END
	WHERE id = NEW.source_id AND kind = 'estimate';
END;
--> statement-breakpoint
-- Estimates that fell back to an earlier version's answer are open again.
UPDATE `invoices` SET status = 'open', updated_at = updated_at + 1
WHERE kind = 'estimate' AND status = 'declined'
	AND (SELECT max(revision) FROM estimate_answers WHERE estimate_id = `invoices`.id)
		< (SELECT max(revision) FROM issued_versions WHERE invoice_id = `invoices`.id);
