CREATE TRIGGER card_disputes_decided AFTER UPDATE OF state ON card_disputes
WHEN NEW.state <> OLD.state BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	VALUES (NEW.invoice_id, NEW.user_id, NEW.at, 'client',
		CASE NEW.state WHEN 'won' THEN 'disputeWon' ELSE 'disputeLost' END, json_object('amount', NEW.amount));
END;

CREATE TRIGGER card_disputes_opened AFTER INSERT ON card_disputes BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	VALUES (NEW.invoice_id, NEW.user_id, NEW.at, 'client', 'disputed', json_object('amount', NEW.amount));
END;

CREATE TRIGGER card_refunds_failed AFTER UPDATE OF state ON card_refunds
WHEN NEW.state = 'failed' AND OLD.state <> 'failed' BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	VALUES (NEW.invoice_id, NEW.user_id, NEW.changed_at, 'system', 'refundFailed', json_object('amount', NEW.amount));
END;

CREATE TRIGGER checkout_attempts_changed AFTER UPDATE OF state, misfit ON checkout_attempts
WHEN (NEW.state <> OLD.state AND NEW.state IN ('processing', 'failed'))
	OR (NEW.misfit IS NOT NULL AND OLD.misfit IS NULL) BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	VALUES (NEW.invoice_id, NEW.user_id, NEW.changed_at, 'client',
		CASE WHEN NEW.misfit IS NOT NULL AND OLD.misfit IS NULL THEN 'cardMisfit'
			WHEN NEW.state = 'processing' THEN 'cardUnderWay' ELSE 'cardFailed' END,
		json_object('amount', NEW.amount));
END;
