CREATE TRIGGER document_events_kept BEFORE UPDATE OF
	id, invoice_id, at, actor, code, detail
ON document_events BEGIN
	SELECT RAISE(ABORT, 'history is never changed');
END;

CREATE TRIGGER document_events_owned BEFORE UPDATE OF user_id ON document_events
WHEN NOT EXISTS (SELECT 1 FROM invoices WHERE id = NEW.invoice_id AND user_id = NEW.user_id) BEGIN
	SELECT RAISE(ABORT, 'history is never changed');
END;

CREATE TRIGGER document_events_stay BEFORE DELETE ON document_events
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id AND deleted_at IS NULL) BEGIN
	SELECT RAISE(ABORT, 'history is never deleted');
END;

CREATE TRIGGER issued_versions_kept BEFORE UPDATE OF
	invoice_id, revision, version, issued_at, cause, invoice_number, invoice_date, due_date,
	country, currency, template, language, subtotal, discount_percent, discount_amount, discount,
	tax_amount, total, registered, prices_include_tax, rounding, province, supply_date, home_rate,
	home_rate_date, home_rate_source, client_name, client_email, client_address, client_contact,
	client_tax_number, client_reference, client_region, shipping_address, shipping_postal_code,
	business_name, business_email, business_phone, business_website, business_address, postal_code,
	tax_number, bank_name, account_holder, account_number, routing_number, institution_number, iban,
	swift_bic, bank_address, payid, interac_email, check_payee_name, check_mailing_address,
	accept_card_payments, stripe_payment_link, paypal_payment_link, other_payment_links, payment_notes,
	display_paypal_qr, notes, second_notes, second_payment_notes, items
ON issued_versions BEGIN
	SELECT RAISE(ABORT, 'an issued version is never changed');
END;

CREATE TRIGGER issued_versions_made AFTER INSERT ON issued_versions WHEN NEW.cause NOT IN ('edited', 'taken-over') BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	VALUES (NEW.invoice_id, NEW.user_id, NEW.issued_at, CASE NEW.cause WHEN 'served' THEN 'client' ELSE 'owner' END,
		'issued', json_object('cause', NEW.cause));
END;

CREATE TRIGGER issued_versions_owned BEFORE UPDATE OF user_id ON issued_versions
WHEN NOT EXISTS (SELECT 1 FROM invoices WHERE id = NEW.invoice_id AND user_id = NEW.user_id) BEGIN
	SELECT RAISE(ABORT, 'an issued version is never changed');
END;

CREATE TRIGGER issued_versions_stay BEFORE DELETE ON issued_versions
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id AND deleted_at IS NULL) BEGIN
	SELECT RAISE(ABORT, 'an issued version is never deleted');
END;
