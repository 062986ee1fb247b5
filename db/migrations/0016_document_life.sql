CREATE TABLE `document_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `document_codes_of_invoice` ON `document_codes` (`invoice_id`);
--> statement-breakpoint
CREATE TABLE `document_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`code` text NOT NULL,
	`detail` text,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `document_events_of_invoice` ON `document_events` (`invoice_id`,`id`);
--> statement-breakpoint
CREATE TABLE `issue_records` (
	`invoice_id` text NOT NULL,
	`revision` integer NOT NULL,
	`jws` text NOT NULL,
	PRIMARY KEY(`invoice_id`, `revision`),
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `issued_versions` (
	`invoice_id` text NOT NULL,
	`user_id` text NOT NULL,
	`revision` integer NOT NULL,
	`version` integer NOT NULL,
	`issued_at` integer NOT NULL,
	`cause` text NOT NULL,
	`invoice_number` text NOT NULL,
	`invoice_date` text NOT NULL,
	`due_date` text NOT NULL,
	`country` text NOT NULL,
	`currency` text NOT NULL,
	`template` text NOT NULL,
	`language` text,
	`subtotal` integer NOT NULL,
	`discount_percent` integer DEFAULT 0 NOT NULL,
	`discount_amount` integer,
	`discount` integer NOT NULL,
	`tax_amount` integer NOT NULL,
	`total` integer NOT NULL,
	`registered` text,
	`prices_include_tax` integer DEFAULT false NOT NULL,
	`rounding` text DEFAULT 'tax' NOT NULL,
	`province` text,
	`supply_date` text,
	`home_rate` text,
	`home_rate_date` text,
	`home_rate_source` text,
	`client_name` text NOT NULL,
	`client_email` text,
	`client_address` text NOT NULL,
	`client_contact` text,
	`client_tax_number` text,
	`client_reference` text,
	`client_region` text,
	`shipping_address` text,
	`shipping_postal_code` text,
	`business_name` text NOT NULL,
	`business_email` text NOT NULL,
	`business_phone` text,
	`business_website` text,
	`business_address` text NOT NULL,
	`postal_code` text,
	`tax_number` text,
	`bank_name` text,
	`account_holder` text,
	`account_number` text,
	`routing_number` text,
	`institution_number` text,
	`iban` text,
	`swift_bic` text,
	`bank_address` text,
	`payid` text,
	`interac_email` text,
	`check_payee_name` text,
	`check_mailing_address` text,
	`accept_card_payments` integer DEFAULT false NOT NULL,
	`stripe_payment_link` text,
	`paypal_payment_link` text,
	`other_payment_links` text,
	`payment_notes` text,
	`display_paypal_qr` integer DEFAULT false NOT NULL,
	`notes` text,
	`second_notes` text,
	`second_payment_notes` text,
	`items` text NOT NULL,
	PRIMARY KEY(`invoice_id`, `revision`),
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `pdf_files` (
	`hash` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`revision` integer,
	`status` text NOT NULL,
	`made_at` integer NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `pdf_files_of_invoice` ON `pdf_files` (`invoice_id`);
--> statement-breakpoint
-- Invoices of before: those that are paid or that somebody opened count as issued, without a record.
INSERT INTO `issued_versions` (
		invoice_id, user_id, revision, version, issued_at, cause, invoice_number, invoice_date, due_date, country,
		currency, template, language, subtotal, discount_percent, discount_amount, discount, tax_amount, total, registered,
		prices_include_tax, rounding, province, supply_date, home_rate, home_rate_date, home_rate_source, client_name,
		client_email, client_address, client_contact, client_tax_number, client_reference, client_region, shipping_address,
		shipping_postal_code, business_name, business_email, business_phone, business_website, business_address,
		postal_code, tax_number, bank_name, account_holder, account_number, routing_number, institution_number, iban,
		swift_bic, bank_address, payid, interac_email, check_payee_name, check_mailing_address, accept_card_payments,
		stripe_payment_link, paypal_payment_link, other_payment_links, payment_notes, display_paypal_qr, notes,
		second_notes, second_payment_notes, items)
SELECT id, user_id, 1, updated_at, updated_at, 'taken-over',
	invoice_number, invoice_date, due_date, country, currency, template, language, subtotal, discount_percent,
	discount_amount, discount, tax_amount, total, registered, prices_include_tax, rounding, province, supply_date,
	home_rate, home_rate_date, home_rate_source, client_name, client_email, client_address, client_contact,
	client_tax_number, client_reference, client_region, shipping_address, shipping_postal_code, business_name,
	business_email, business_phone, business_website, business_address, postal_code, tax_number, bank_name,
	account_holder, account_number, routing_number, institution_number, iban, swift_bic, bank_address, payid,
	interac_email, check_payee_name, check_mailing_address, accept_card_payments, stripe_payment_link,
	paypal_payment_link, other_payment_links, payment_notes, display_paypal_qr, notes, second_notes,
	second_payment_notes, items
FROM `invoices` WHERE status = 'paid' OR EXISTS (SELECT 1 FROM payment_events WHERE invoice_id = invoices.id);
--> statement-breakpoint
INSERT INTO `document_codes` (invoice_id, code) SELECT id,
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
		substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1)
FROM `invoices`;
--> statement-breakpoint
INSERT INTO `document_events` (invoice_id, user_id, at, actor, code)
SELECT id, user_id, created_at, 'owner', 'created' FROM `invoices`;
--> statement-breakpoint
INSERT INTO `document_events` (invoice_id, user_id, at, actor, code, detail)
SELECT id, user_id, updated_at, 'owner', 'paid', json_object('day', paid_on)
FROM `invoices` LEFT JOIN `paid_days` ON invoice_id = id WHERE status = 'paid';
--> statement-breakpoint
-- The code of every invoice from its first save, whichever worker saves it.
CREATE TRIGGER `invoices_created` AFTER INSERT ON `invoices` BEGIN
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
END;
--> statement-breakpoint
-- What was changed, field by field with old and new; of an issued invoice also its next version.
CREATE TRIGGER `invoices_edited` AFTER UPDATE OF
	invoice_number, invoice_date, due_date, country, currency, template, language, subtotal, discount_percent,
	discount_amount, discount, tax_amount, total, registered, prices_include_tax, rounding, province, supply_date,
	home_rate, home_rate_date, home_rate_source, client_name, client_email, client_address, client_contact,
	client_tax_number, client_reference, client_region, shipping_address, shipping_postal_code, business_name,
	business_email, business_phone, business_website, business_address, postal_code, tax_number, bank_name,
	account_holder, account_number, routing_number, institution_number, iban, swift_bic, bank_address, payid,
	interac_email, check_payee_name, check_mailing_address, accept_card_payments, stripe_payment_link,
	paypal_payment_link, other_payment_links, payment_notes, display_paypal_qr, notes, second_notes,
	second_payment_notes, items
ON `invoices` BEGIN
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
--> statement-breakpoint
CREATE TRIGGER `invoices_status` AFTER UPDATE OF `status` ON `invoices` WHEN OLD.status IS NOT NEW.status BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code)
	SELECT NEW.id, NEW.user_id, NEW.updated_at, 'owner', CASE NEW.status WHEN 'paid' THEN 'paid' ELSE 'unpaid' END
	WHERE NEW.status = 'paid' OR OLD.status = 'paid';
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
	WHERE NEW.status = 'paid' AND NOT EXISTS (SELECT 1 FROM issued_versions WHERE invoice_id = NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_archived` AFTER UPDATE OF `archived` ON `invoices` WHEN OLD.archived <> NEW.archived BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code)
	VALUES (NEW.id, NEW.user_id, NEW.updated_at, 'owner', CASE NEW.archived WHEN 1 THEN 'archived' ELSE 'unarchived' END);
END;
--> statement-breakpoint
CREATE TRIGGER `issued_versions_made` AFTER INSERT ON `issued_versions` WHEN NEW.cause NOT IN ('edited', 'taken-over') BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	VALUES (NEW.invoice_id, NEW.user_id, NEW.issued_at, CASE NEW.cause WHEN 'served' THEN 'client' ELSE 'owner' END,
		'issued', json_object('cause', NEW.cause));
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_issued_head` BEFORE UPDATE OF `invoice_number`, `currency` ON `invoices`
WHEN (OLD.invoice_number <> NEW.invoice_number OR OLD.currency <> NEW.currency)
	AND EXISTS (SELECT 1 FROM issued_versions WHERE invoice_id = OLD.id) BEGIN
	SELECT RAISE(ABORT, 'number and currency of an issued document are fixed');
END;
--> statement-breakpoint
CREATE TRIGGER `issued_versions_kept` BEFORE UPDATE ON `issued_versions` BEGIN
	SELECT RAISE(ABORT, 'an issued version is never changed');
END;
--> statement-breakpoint
-- The wipe of a closed account is let through.
CREATE TRIGGER `issued_versions_stay` BEFORE DELETE ON `issued_versions`
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id AND deleted_at IS NULL) BEGIN
	SELECT RAISE(ABORT, 'an issued version is never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER `document_events_kept` BEFORE UPDATE ON `document_events` BEGIN
	SELECT RAISE(ABORT, 'history is never changed');
END;
--> statement-breakpoint
-- The wipe of a closed account is let through.
CREATE TRIGGER `document_events_stay` BEFORE DELETE ON `document_events`
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id AND deleted_at IS NULL) BEGIN
	SELECT RAISE(ABORT, 'history is never deleted');
END;
