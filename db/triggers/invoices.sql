CREATE TRIGGER documents_kind BEFORE UPDATE OF kind ON invoices WHEN NEW.kind <> OLD.kind BEGIN
	SELECT RAISE(ABORT, 'a document stays what it is');
END;

CREATE TRIGGER documents_not_paid BEFORE UPDATE OF status, paid ON invoices
WHEN NEW.kind <> 'invoice' AND (NEW.paid <> 0 OR NEW.status IN ('paid', 'unpaid', 'overdue', 'void')) BEGIN
	SELECT RAISE(ABORT, 'only an invoice is paid');
END;

CREATE TRIGGER invoices_archived AFTER UPDATE OF archived ON invoices WHEN OLD.archived <> NEW.archived BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code)
	VALUES (NEW.id, NEW.user_id, NEW.updated_at, 'owner', CASE NEW.archived WHEN 1 THEN 'archived' ELSE 'unarchived' END);
END;

CREATE TRIGGER invoices_created AFTER INSERT ON invoices BEGIN
	INSERT INTO document_codes (invoice_id, code) SELECT NEW.id,
		substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
		substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
		substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
		substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
		substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
		substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
		substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
		substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
		substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
		substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
		substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
		substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
		substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
		substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
		substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
		substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1);
	INSERT INTO document_events (invoice_id, user_id, at, actor, code)
		VALUES (NEW.id, NEW.user_id, NEW.created_at, 'owner', 'created');
	INSERT INTO issued_versions (
		invoice_id, user_id, revision, version, issued_at, cause, invoice_number, invoice_date, due_date, country,
		currency, template, language, subtotal, discount_percent, discount_amount, discount, tax_amount, total, registered,
		prices_include_tax, rounding, province, supply_date, home_rate, home_rate_date, home_rate_source, client_name,
		client_email, client_address, client_contact, client_tax_number, client_reference, client_region, shipping_address,
		shipping_postal_code, business_name, business_email, business_phone, business_website, business_address,
		postal_code, tax_number, bank_name, account_holder, account_number, routing_number, institution_number, iban,
		swift_bic, bank_address, payid, interac_email, check_payee_name, check_mailing_address, accept_card_payments,
		stripe_payment_link, paypal_payment_link, other_payment_links, payment_notes, display_paypal_qr, notes,
		second_notes, second_payment_notes, items)
	SELECT NEW.id, NEW.user_id, 1, NEW.updated_at, NEW.updated_at, 'made',
		NEW.invoice_number, NEW.invoice_date, NEW.due_date, NEW.country, NEW.currency, NEW.template, NEW.language,
		NEW.subtotal, NEW.discount_percent, NEW.discount_amount, NEW.discount, NEW.tax_amount, NEW.total, NEW.registered,
		NEW.prices_include_tax, NEW.rounding, NEW.province, NEW.supply_date, NEW.home_rate, NEW.home_rate_date,
		NEW.home_rate_source, NEW.client_name, NEW.client_email, NEW.client_address, NEW.client_contact,
		NEW.client_tax_number, NEW.client_reference, NEW.client_region, NEW.shipping_address, NEW.shipping_postal_code,
		NEW.business_name, NEW.business_email, NEW.business_phone, NEW.business_website, NEW.business_address,
		NEW.postal_code, NEW.tax_number, NEW.bank_name, NEW.account_holder, NEW.account_number, NEW.routing_number,
		NEW.institution_number, NEW.iban, NEW.swift_bic, NEW.bank_address, NEW.payid, NEW.interac_email,
		NEW.check_payee_name, NEW.check_mailing_address, NEW.accept_card_payments, NEW.stripe_payment_link,
		NEW.paypal_payment_link, NEW.other_payment_links, NEW.payment_notes, NEW.display_paypal_qr, NEW.notes,
		NEW.second_notes, NEW.second_payment_notes, NEW.items
	WHERE NEW.kind = 'credit-note';
END;

CREATE TRIGGER invoices_edited AFTER UPDATE OF
	invoice_number, invoice_date, due_date, country, currency, template, language, subtotal, discount_percent,
	discount_amount, discount, tax_amount, total, registered, prices_include_tax, rounding, province, supply_date,
	home_rate, home_rate_date, home_rate_source, client_name, client_email, client_address, client_contact,
	client_tax_number, client_reference, client_region, shipping_address, shipping_postal_code, business_name,
	business_email, business_phone, business_website, business_address, postal_code, tax_number, bank_name,
	account_holder, account_number, routing_number, institution_number, iban, swift_bic, bank_address, payid,
	interac_email, check_payee_name, check_mailing_address, accept_card_payments, stripe_payment_link,
	paypal_payment_link, other_payment_links, payment_notes, display_paypal_qr, notes, second_notes,
	second_payment_notes, items
ON invoices BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	SELECT NEW.id, NEW.user_id, NEW.updated_at, 'owner', 'edited', changes FROM (
		SELECT json_group_object(field, json_array(old, new)) AS changes, count(*) AS n FROM (
		SELECT 'invoice_number' AS field, OLD.invoice_number AS old, NEW.invoice_number AS new UNION ALL
		SELECT 'invoice_date', OLD.invoice_date, NEW.invoice_date UNION ALL
		SELECT 'due_date', OLD.due_date, NEW.due_date UNION ALL
		SELECT 'country', OLD.country, NEW.country UNION ALL
		SELECT 'currency', OLD.currency, NEW.currency UNION ALL
		SELECT 'template', OLD.template, NEW.template UNION ALL
		SELECT 'language', OLD.language, NEW.language UNION ALL
		SELECT 'subtotal', OLD.subtotal, NEW.subtotal UNION ALL
		SELECT 'discount_percent', OLD.discount_percent, NEW.discount_percent UNION ALL
		SELECT 'discount_amount', OLD.discount_amount, NEW.discount_amount UNION ALL
		SELECT 'discount', OLD.discount, NEW.discount UNION ALL
		SELECT 'tax_amount', OLD.tax_amount, NEW.tax_amount UNION ALL
		SELECT 'total', OLD.total, NEW.total UNION ALL
		SELECT 'registered', OLD.registered, NEW.registered UNION ALL
		SELECT 'prices_include_tax', OLD.prices_include_tax, NEW.prices_include_tax UNION ALL
		SELECT 'rounding', OLD.rounding, NEW.rounding UNION ALL
		SELECT 'province', OLD.province, NEW.province UNION ALL
		SELECT 'supply_date', OLD.supply_date, NEW.supply_date UNION ALL
		SELECT 'home_rate', OLD.home_rate, NEW.home_rate UNION ALL
		SELECT 'home_rate_date', OLD.home_rate_date, NEW.home_rate_date UNION ALL
		SELECT 'home_rate_source', OLD.home_rate_source, NEW.home_rate_source UNION ALL
		SELECT 'client_name', OLD.client_name, NEW.client_name UNION ALL
		SELECT 'client_email', OLD.client_email, NEW.client_email UNION ALL
		SELECT 'client_address', OLD.client_address, NEW.client_address UNION ALL
		SELECT 'client_contact', OLD.client_contact, NEW.client_contact UNION ALL
		SELECT 'client_tax_number', OLD.client_tax_number, NEW.client_tax_number UNION ALL
		SELECT 'client_reference', OLD.client_reference, NEW.client_reference UNION ALL
		SELECT 'client_region', OLD.client_region, NEW.client_region UNION ALL
		SELECT 'shipping_address', OLD.shipping_address, NEW.shipping_address UNION ALL
		SELECT 'shipping_postal_code', OLD.shipping_postal_code, NEW.shipping_postal_code UNION ALL
		SELECT 'business_name', OLD.business_name, NEW.business_name UNION ALL
		SELECT 'business_email', OLD.business_email, NEW.business_email UNION ALL
		SELECT 'business_phone', OLD.business_phone, NEW.business_phone UNION ALL
		SELECT 'business_website', OLD.business_website, NEW.business_website UNION ALL
		SELECT 'business_address', OLD.business_address, NEW.business_address UNION ALL
		SELECT 'postal_code', OLD.postal_code, NEW.postal_code UNION ALL
		SELECT 'tax_number', OLD.tax_number, NEW.tax_number UNION ALL
		SELECT 'bank_name', OLD.bank_name, NEW.bank_name UNION ALL
		SELECT 'account_holder', OLD.account_holder, NEW.account_holder UNION ALL
		SELECT 'account_number', OLD.account_number, NEW.account_number UNION ALL
		SELECT 'routing_number', OLD.routing_number, NEW.routing_number UNION ALL
		SELECT 'institution_number', OLD.institution_number, NEW.institution_number UNION ALL
		SELECT 'iban', OLD.iban, NEW.iban UNION ALL
		SELECT 'swift_bic', OLD.swift_bic, NEW.swift_bic UNION ALL
		SELECT 'bank_address', OLD.bank_address, NEW.bank_address UNION ALL
		SELECT 'payid', OLD.payid, NEW.payid UNION ALL
		SELECT 'interac_email', OLD.interac_email, NEW.interac_email UNION ALL
		SELECT 'check_payee_name', OLD.check_payee_name, NEW.check_payee_name UNION ALL
		SELECT 'check_mailing_address', OLD.check_mailing_address, NEW.check_mailing_address UNION ALL
		SELECT 'accept_card_payments', OLD.accept_card_payments, NEW.accept_card_payments UNION ALL
		SELECT 'stripe_payment_link', OLD.stripe_payment_link, NEW.stripe_payment_link UNION ALL
		SELECT 'paypal_payment_link', OLD.paypal_payment_link, NEW.paypal_payment_link UNION ALL
		SELECT 'other_payment_links', OLD.other_payment_links, NEW.other_payment_links UNION ALL
		SELECT 'payment_notes', OLD.payment_notes, NEW.payment_notes UNION ALL
		SELECT 'display_paypal_qr', OLD.display_paypal_qr, NEW.display_paypal_qr UNION ALL
		SELECT 'notes', OLD.notes, NEW.notes UNION ALL
		SELECT 'second_notes', OLD.second_notes, NEW.second_notes UNION ALL
		SELECT 'second_payment_notes', OLD.second_payment_notes, NEW.second_payment_notes UNION ALL
		SELECT 'items', OLD.items, NEW.items
		) WHERE old IS NOT new
	) WHERE n > 0;
	INSERT INTO issued_versions (
		invoice_id, user_id, revision, version, issued_at, cause, invoice_number, invoice_date, due_date, country,
		currency, template, language, subtotal, discount_percent, discount_amount, discount, tax_amount, total, registered,
		prices_include_tax, rounding, province, supply_date, home_rate, home_rate_date, home_rate_source, client_name,
		client_email, client_address, client_contact, client_tax_number, client_reference, client_region, shipping_address,
		shipping_postal_code, business_name, business_email, business_phone, business_website, business_address,
		postal_code, tax_number, bank_name, account_holder, account_number, routing_number, institution_number, iban,
		swift_bic, bank_address, payid, interac_email, check_payee_name, check_mailing_address, accept_card_payments,
		stripe_payment_link, paypal_payment_link, other_payment_links, payment_notes, display_paypal_qr, notes,
		second_notes, second_payment_notes, items)
	SELECT NEW.id, NEW.user_id, last + 1, NEW.updated_at, NEW.updated_at, 'edited',
		NEW.invoice_number, NEW.invoice_date, NEW.due_date, NEW.country, NEW.currency, NEW.template, NEW.language,
		NEW.subtotal, NEW.discount_percent, NEW.discount_amount, NEW.discount, NEW.tax_amount, NEW.total, NEW.registered,
		NEW.prices_include_tax, NEW.rounding, NEW.province, NEW.supply_date, NEW.home_rate, NEW.home_rate_date,
		NEW.home_rate_source, NEW.client_name, NEW.client_email, NEW.client_address, NEW.client_contact,
		NEW.client_tax_number, NEW.client_reference, NEW.client_region, NEW.shipping_address, NEW.shipping_postal_code,
		NEW.business_name, NEW.business_email, NEW.business_phone, NEW.business_website, NEW.business_address,
		NEW.postal_code, NEW.tax_number, NEW.bank_name, NEW.account_holder, NEW.account_number, NEW.routing_number,
		NEW.institution_number, NEW.iban, NEW.swift_bic, NEW.bank_address, NEW.payid, NEW.interac_email,
		NEW.check_payee_name, NEW.check_mailing_address, NEW.accept_card_payments, NEW.stripe_payment_link,
		NEW.paypal_payment_link, NEW.other_payment_links, NEW.payment_notes, NEW.display_paypal_qr, NEW.notes,
		NEW.second_notes, NEW.second_payment_notes, NEW.items
	FROM (SELECT max(revision) AS last FROM issued_versions WHERE invoice_id = NEW.id)
	WHERE last IS NOT NULL AND EXISTS (SELECT 1 FROM document_events
		WHERE invoice_id = NEW.id AND at = NEW.updated_at AND code = 'edited');
END;

CREATE TRIGGER invoices_issued_head BEFORE UPDATE OF invoice_number, currency ON invoices
WHEN (OLD.invoice_number <> NEW.invoice_number OR OLD.currency <> NEW.currency)
	AND EXISTS (SELECT 1 FROM issued_versions WHERE invoice_id = OLD.id) BEGIN
	SELECT RAISE(ABORT, 'number and currency of an issued document are fixed');
END;

CREATE TRIGGER invoices_marked_paid AFTER UPDATE OF status ON invoices
WHEN NEW.status = 'paid' AND OLD.status <> 'paid' AND NEW.paid < NEW.total BEGIN
	INSERT INTO payments (id, invoice_id, user_id, at, kind, origin, amount, day, method)
	VALUES (lower(hex(randomblob(16))), NEW.id, NEW.user_id, NEW.updated_at, 'payment', 'mark', NEW.total - NEW.paid,
		coalesce((SELECT paid_on FROM paid_days WHERE invoice_id = NEW.id), date(NEW.updated_at / 1000, 'unixepoch')), 'other');
END;

CREATE TRIGGER invoices_marked_unpaid AFTER UPDATE OF status ON invoices
WHEN OLD.status = 'paid' AND NEW.status IN ('unpaid', 'overdue') AND NEW.total > 0 AND NEW.paid >= NEW.total BEGIN
	INSERT INTO payments (id, invoice_id, user_id, at, kind, origin, amount, day, method, undoes)
	SELECT lower(hex(randomblob(16))), invoice_id, user_id, NEW.updated_at, 'reversal', 'mark', amount,
		date(NEW.updated_at / 1000, 'unixepoch'), method, id
	FROM payments AS made WHERE invoice_id = NEW.id AND kind = 'payment' AND origin IN ('mark', 'taken-over')
		AND NOT EXISTS (SELECT 1 FROM payments WHERE undoes = made.id);
	SELECT RAISE(ABORT, 'other payments than those of a mark are taken back one by one') FROM invoices
	WHERE id = NEW.id AND paid >= total;
END;

CREATE TRIGGER invoices_moved AFTER UPDATE OF user_id ON invoices WHEN NEW.user_id <> OLD.user_id BEGIN
	UPDATE card_disputes SET user_id = NEW.user_id WHERE invoice_id = NEW.id;
	UPDATE card_refunds SET user_id = NEW.user_id WHERE invoice_id = NEW.id;
	UPDATE checkout_attempts SET user_id = NEW.user_id WHERE invoice_id = NEW.id;
	UPDATE document_events SET user_id = NEW.user_id WHERE invoice_id = NEW.id;
	UPDATE issued_versions SET user_id = NEW.user_id WHERE invoice_id = NEW.id;
	UPDATE mails SET user_id = NEW.user_id WHERE invoice_id = NEW.id;
	UPDATE payments SET user_id = NEW.user_id WHERE invoice_id = NEW.id;
	UPDATE thanks_due SET user_id = NEW.user_id WHERE invoice_id = NEW.id;
END;

CREATE TRIGGER invoices_not_to_thank AFTER UPDATE OF status ON invoices
WHEN OLD.status = 'paid' AND NEW.status <> 'paid' BEGIN
	DELETE FROM thanks_due WHERE invoice_id = NEW.id;
END;

CREATE TRIGGER invoices_paid AFTER UPDATE OF status, paid ON invoices
WHEN NEW.paid > OLD.paid OR (NEW.status = 'paid' AND OLD.status <> 'paid') BEGIN
	INSERT INTO issued_versions (
		invoice_id, user_id, revision, version, issued_at, cause, invoice_number, invoice_date, due_date, country,
		currency, template, language, subtotal, discount_percent, discount_amount, discount, tax_amount, total, registered,
		prices_include_tax, rounding, province, supply_date, home_rate, home_rate_date, home_rate_source, client_name,
		client_email, client_address, client_contact, client_tax_number, client_reference, client_region, shipping_address,
		shipping_postal_code, business_name, business_email, business_phone, business_website, business_address,
		postal_code, tax_number, bank_name, account_holder, account_number, routing_number, institution_number, iban,
		swift_bic, bank_address, payid, interac_email, check_payee_name, check_mailing_address, accept_card_payments,
		stripe_payment_link, paypal_payment_link, other_payment_links, payment_notes, display_paypal_qr, notes,
		second_notes, second_payment_notes, items)
	SELECT NEW.id, NEW.user_id, 1, NEW.updated_at, NEW.updated_at, 'payment',
		NEW.invoice_number, NEW.invoice_date, NEW.due_date, NEW.country, NEW.currency, NEW.template, NEW.language,
		NEW.subtotal, NEW.discount_percent, NEW.discount_amount, NEW.discount, NEW.tax_amount, NEW.total, NEW.registered,
		NEW.prices_include_tax, NEW.rounding, NEW.province, NEW.supply_date, NEW.home_rate, NEW.home_rate_date,
		NEW.home_rate_source, NEW.client_name, NEW.client_email, NEW.client_address, NEW.client_contact,
		NEW.client_tax_number, NEW.client_reference, NEW.client_region, NEW.shipping_address, NEW.shipping_postal_code,
		NEW.business_name, NEW.business_email, NEW.business_phone, NEW.business_website, NEW.business_address,
		NEW.postal_code, NEW.tax_number, NEW.bank_name, NEW.account_holder, NEW.account_number, NEW.routing_number,
		NEW.institution_number, NEW.iban, NEW.swift_bic, NEW.bank_address, NEW.payid, NEW.interac_email,
		NEW.check_payee_name, NEW.check_mailing_address, NEW.accept_card_payments, NEW.stripe_payment_link,
		NEW.paypal_payment_link, NEW.other_payment_links, NEW.payment_notes, NEW.display_paypal_qr, NEW.notes,
		NEW.second_notes, NEW.second_payment_notes, NEW.items
	WHERE NOT EXISTS (SELECT 1 FROM issued_versions WHERE invoice_id = NEW.id);
END;

CREATE TRIGGER invoices_status AFTER UPDATE OF status ON invoices
WHEN NEW.total = 0 AND OLD.status <> NEW.status AND 'paid' IN (OLD.status, NEW.status) BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code)
	VALUES (NEW.id, NEW.user_id, NEW.updated_at, 'owner', CASE NEW.status WHEN 'paid' THEN 'paid' ELSE 'unpaid' END);
END;

CREATE TRIGGER invoices_to_thank AFTER UPDATE OF status ON invoices
WHEN NEW.credited = OLD.credited AND NEW.status = 'paid' AND OLD.status <> 'paid' AND NEW.total > 0 AND NEW.client_email IS NOT NULL
	AND EXISTS (SELECT 1 FROM mail_settings WHERE user_id = NEW.user_id AND thanks = 1) BEGIN
	INSERT INTO thanks_due (invoice_id, user_id, paid_at) VALUES (NEW.id, NEW.user_id, NEW.updated_at)
	ON CONFLICT (invoice_id) DO UPDATE SET paid_at = excluded.paid_at;
END;

CREATE TRIGGER invoices_unsent AFTER UPDATE OF status ON invoices
WHEN NEW.status <> OLD.status AND NEW.status IN ('void', 'paid', 'credited') BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	SELECT invoice_id, user_id, NEW.updated_at, 'system', 'unsent', json_object('to', address,
		'why', CASE NEW.status WHEN 'void' THEN 'void' ELSE 'paid' END, 'kind', kind, 'receipt',
		(SELECT count(*) FROM payments AS upto, payments AS own WHERE own.id = mails.payment_id
			AND upto.invoice_id = own.invoice_id AND upto.kind = 'payment' AND upto.rowid <= own.rowid))
	FROM mails WHERE invoice_id = NEW.id AND role <> 'copy' AND state = 'scheduled'
		AND (NEW.status = 'void' OR kind IN ('invoice', 'reminder'));
	UPDATE mails SET state = 'cancelled', reason = CASE NEW.status WHEN 'void' THEN 'void' ELSE 'paid' END, changed_at = NEW.updated_at
	WHERE invoice_id = NEW.id AND state = 'scheduled' AND (NEW.status = 'void' OR kind IN ('invoice', 'reminder'));
END;

CREATE TRIGGER invoices_void BEFORE UPDATE OF status ON invoices
WHEN NEW.status = 'void' AND OLD.status <> 'void' AND (OLD.status = 'paid' OR OLD.paid > 0
	OR NOT EXISTS (SELECT 1 FROM document_events WHERE invoice_id = OLD.id AND code = 'voided')) BEGIN
	SELECT RAISE(ABORT, 'a document is voided unpaid and with its reason');
END;

CREATE TRIGGER invoices_void_stays BEFORE UPDATE OF status ON invoices
WHEN OLD.status = 'void' AND NEW.status <> 'void' BEGIN
	SELECT RAISE(ABORT, 'a void document stays void');
END;

CREATE TRIGGER invoices_written_paid AFTER INSERT ON invoices WHEN NEW.status = 'paid' AND NEW.total > NEW.paid BEGIN
	INSERT INTO payments (id, invoice_id, user_id, at, kind, origin, amount, method)
	VALUES ('taken-over ' || NEW.id, NEW.id, NEW.user_id, NEW.updated_at, 'payment', 'taken-over', NEW.total, 'other');
END;
