CREATE TRIGGER mails_counted AFTER INSERT ON mails BEGIN
	INSERT INTO mail_days (day, mails) VALUES (NEW.day, 1) ON CONFLICT (day) DO UPDATE SET mails = mails + 1;
END;

CREATE TRIGGER mails_moved AFTER UPDATE OF state ON mails
WHEN NEW.state <> OLD.state AND NEW.role <> 'copy'
	AND NEW.state IN ('sent', 'delivered', 'bounced', 'rejected', 'failed', 'complained', 'cancelled') BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	VALUES (NEW.invoice_id, NEW.user_id, NEW.changed_at,
		CASE WHEN NEW.state = 'sent' AND NEW.kind NOT IN ('thanks', 'reminder') THEN 'owner' ELSE 'system' END,
		CASE WHEN NEW.state = 'cancelled' THEN 'unsent'
			WHEN NEW.state = 'sent' AND NEW.kind = 'reminder' THEN 'reminded' ELSE NEW.state END,
		json_object('to', NEW.address, 'why', NEW.reason, 'kind', NEW.kind, 'receipt',
			(SELECT count(*) FROM payments AS upto, payments AS own WHERE own.id = NEW.payment_id
				AND upto.invoice_id = own.invoice_id AND upto.kind = 'payment' AND upto.rowid <= own.rowid)));
END;

CREATE TRIGGER mails_opened AFTER UPDATE OF opened_first ON mails
WHEN OLD.opened_first IS NULL AND NEW.opened_first IS NOT NULL BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	VALUES (NEW.invoice_id, NEW.user_id, NEW.opened_first, 'client', 'opened',
		json_object('to', NEW.address, 'kind', NEW.kind, 'receipt',
			(SELECT count(*) FROM payments AS upto, payments AS own WHERE own.id = NEW.payment_id
				AND upto.invoice_id = own.invoice_id AND upto.kind = 'payment' AND upto.rowid <= own.rowid)));
END;

CREATE TRIGGER mails_uncounted AFTER UPDATE OF state ON mails
WHEN NEW.state = 'cancelled' AND OLD.state <> 'cancelled' BEGIN
	UPDATE mail_days SET mails = mails - 1 WHERE day = NEW.day;
END;
