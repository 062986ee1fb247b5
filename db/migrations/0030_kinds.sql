-- Triggers of other tables that name it would keep the table from being made anew; each but `payments_written` comes back as it was.
DROP TRIGGER `schedules_made`;
--> statement-breakpoint
DROP TRIGGER `schedules_gone`;
--> statement-breakpoint
DROP TRIGGER `reminders_unsent`;
--> statement-breakpoint
DROP TRIGGER `reminders_settled`;
--> statement-breakpoint
DROP TRIGGER `invoice_reminders_set`;
--> statement-breakpoint
DROP TRIGGER `invoice_reminders_changed`;
--> statement-breakpoint
DROP TRIGGER `payments_written`;
--> statement-breakpoint
DROP TRIGGER `schedules_changed`;
--> statement-breakpoint
-- Invoices, estimates and credit notes are documents of one table, told apart by their kind.
-- Made anew by hand instead of ALTER TABLE: the pictures must stay the last columns, or every other read would pass over
-- them.
CREATE TABLE `invoices_new` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`client_id` text,
	`save_key` text NOT NULL,
	`invoice_number` text NOT NULL,
	`invoice_date` text NOT NULL,
	`due_date` text NOT NULL,
	`status` text DEFAULT 'unpaid' NOT NULL,
	`archived` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`country` text NOT NULL,
	`currency` text NOT NULL,
	`template` text NOT NULL,
	`subtotal` integer NOT NULL,
	`discount_percent` integer DEFAULT 0 NOT NULL,
	`discount` integer NOT NULL,
	`tax_amount` integer NOT NULL,
	`total` integer NOT NULL,
	`client_name` text NOT NULL,
	`client_email` text,
	`client_address` text NOT NULL,
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
	`iban` text,
	`swift_bic` text,
	`account_number` text,
	`routing_number` text,
	`institution_number` text,
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
	`items` text NOT NULL,
	`language` text,
	`second_notes` text,
	`second_payment_notes` text,
	`discount_amount` integer,
	`registered` text,
	`prices_include_tax` integer DEFAULT false NOT NULL,
	`rounding` text DEFAULT 'tax' NOT NULL,
	`province` text,
	`supply_date` text,
	`home_rate` text,
	`home_rate_date` text,
	`home_rate_source` text,
	`client_contact` text,
	`client_tax_number` text,
	`client_reference` text,
	`client_region` text,
	`paid` integer DEFAULT 0 NOT NULL,
	`next_due` text,
	`kind` text DEFAULT 'invoice' NOT NULL,
	`source_id` text,
	`reason` text,
	`credited` integer DEFAULT 0 NOT NULL,
	`logo` text,
	`signature` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE set null
) STRICT;
--> statement-breakpoint
INSERT INTO `invoices_new` (`id`, `user_id`, `client_id`, `save_key`, `invoice_number`, `invoice_date`, `due_date`, `status`, `archived`, `created_at`, `updated_at`, `country`, `currency`, `template`, `subtotal`, `discount_percent`, `discount`, `tax_amount`, `total`, `client_name`, `client_email`, `client_address`, `shipping_address`, `shipping_postal_code`, `business_name`, `business_email`, `business_phone`, `business_website`, `business_address`, `postal_code`, `tax_number`, `bank_name`, `account_holder`, `iban`, `swift_bic`, `account_number`, `routing_number`, `institution_number`, `bank_address`, `payid`, `interac_email`, `check_payee_name`, `check_mailing_address`, `accept_card_payments`, `stripe_payment_link`, `paypal_payment_link`, `other_payment_links`, `payment_notes`, `display_paypal_qr`, `notes`, `items`, `language`, `second_notes`, `second_payment_notes`, `discount_amount`, `registered`, `prices_include_tax`, `rounding`, `province`, `supply_date`, `home_rate`, `home_rate_date`, `home_rate_source`, `client_contact`, `client_tax_number`, `client_reference`, `client_region`, `paid`, `next_due`, `logo`, `signature`)
SELECT `id`, `user_id`, `client_id`, `save_key`, `invoice_number`, `invoice_date`, `due_date`, `status`, `archived`, `created_at`, `updated_at`, `country`, `currency`, `template`, `subtotal`, `discount_percent`, `discount`, `tax_amount`, `total`, `client_name`, `client_email`, `client_address`, `shipping_address`, `shipping_postal_code`, `business_name`, `business_email`, `business_phone`, `business_website`, `business_address`, `postal_code`, `tax_number`, `bank_name`, `account_holder`, `iban`, `swift_bic`, `account_number`, `routing_number`, `institution_number`, `bank_address`, `payid`, `interac_email`, `check_payee_name`, `check_mailing_address`, `accept_card_payments`, `stripe_payment_link`, `paypal_payment_link`, `other_payment_links`, `payment_notes`, `display_paypal_qr`, `notes`, `items`, `language`, `second_notes`, `second_payment_notes`, `discount_amount`, `registered`, `prices_include_tax`, `rounding`, `province`, `supply_date`, `home_rate`, `home_rate_date`, `home_rate_source`, `client_contact`, `client_tax_number`, `client_reference`, `client_region`, `paid`, `next_due`, `logo`, `signature` FROM `invoices`;
--> statement-breakpoint
DROP TABLE `invoices`;
--> statement-breakpoint
ALTER TABLE `invoices_new` RENAME TO `invoices`;
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_number` ON `invoices` (`user_id`,`kind`,`invoice_number`);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_save_key` ON `invoices` (`user_id`,`save_key`);
--> statement-breakpoint
CREATE INDEX `invoices_of_client` ON `invoices` (`client_id`,`user_id`,`kind`,`invoice_date`);
--> statement-breakpoint
CREATE INDEX `invoices_list` ON `invoices` (`user_id`,`kind`,`archived`,`created_at`,`id`,`status`,`due_date`,`invoice_date`,`currency`,`total`,`client_name`,`invoice_number`,`paid`,`next_due`);
--> statement-breakpoint
CREATE INDEX `invoices_by_date` ON `invoices` (`user_id`,`kind`,`archived`,`invoice_date`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_by_due` ON `invoices` (`user_id`,`kind`,`archived`,coalesce("next_due", "due_date"),`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_by_email` ON `invoices` (`user_id`,"client_email" COLLATE NOCASE);
--> statement-breakpoint
CREATE INDEX `invoices_by_number` ON `invoices` (`user_id`,`kind`,`archived`,(rtrim("invoice_number", '0123456789') || substr('0' || length(ltrim(substr("invoice_number", length(rtrim("invoice_number", '0123456789')) + 1), '0')), -2) || ltrim(substr("invoice_number", length(rtrim("invoice_number", '0123456789')) + 1), '0')) COLLATE NOCASE,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_by_client` ON `invoices` (`user_id`,`kind`,`archived`,"client_name" COLLATE NOCASE,-"created_at",`id`);
--> statement-breakpoint
CREATE INDEX `invoices_by_total` ON `invoices` (`user_id`,`kind`,`archived`,("total" * CASE WHEN "currency" IN ('JPY') THEN 100 ELSE 1 END),`created_at`,`id`,`status`,`due_date`,`next_due`);
--> statement-breakpoint
CREATE INDEX `invoices_in_credit` ON `invoices` (`client_id`,`user_id`) WHERE "paid" > CASE "status" WHEN 'void' THEN 0 ELSE "total" END;
--> statement-breakpoint
CREATE INDEX `invoices_figures` ON `invoices` (`user_id`,`kind`,`archived`,`currency`,`status`,`due_date`,`next_due`,`total`,`paid`,`invoice_date`,`client_name`,`invoice_number`);
--> statement-breakpoint
CREATE INDEX `invoices_of_source` ON `invoices` (`source_id`) WHERE source_id IS NOT NULL;
--> statement-breakpoint
-- The code of every document from its first save, whichever worker saves it; a credit note is issued when it is made.
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
--> statement-breakpoint
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
CREATE TRIGGER `invoices_status` AFTER UPDATE OF `status` ON `invoices`
WHEN NEW.total = 0 AND OLD.status <> NEW.status AND 'paid' IN (OLD.status, NEW.status) BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code)
	VALUES (NEW.id, NEW.user_id, NEW.updated_at, 'owner', CASE NEW.status WHEN 'paid' THEN 'paid' ELSE 'unpaid' END);
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_paid` AFTER UPDATE OF `status`, `paid` ON `invoices`
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
--> statement-breakpoint
CREATE TRIGGER `invoices_archived` AFTER UPDATE OF `archived` ON `invoices` WHEN OLD.archived <> NEW.archived BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code)
	VALUES (NEW.id, NEW.user_id, NEW.updated_at, 'owner', CASE NEW.archived WHEN 1 THEN 'archived' ELSE 'unarchived' END);
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_issued_head` BEFORE UPDATE OF `invoice_number`, `currency` ON `invoices`
WHEN (OLD.invoice_number <> NEW.invoice_number OR OLD.currency <> NEW.currency)
	AND EXISTS (SELECT 1 FROM issued_versions WHERE invoice_id = OLD.id) BEGIN
	SELECT RAISE(ABORT, 'number and currency of an issued document are fixed');
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_void` BEFORE UPDATE OF `status` ON `invoices`
WHEN NEW.status = 'void' AND OLD.status <> 'void' AND (OLD.status = 'paid' OR OLD.paid > 0
	OR NOT EXISTS (SELECT 1 FROM document_events WHERE invoice_id = OLD.id AND code = 'voided')) BEGIN
	SELECT RAISE(ABORT, 'a document is voided unpaid and with its reason');
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_void_stays` BEFORE UPDATE OF `status` ON `invoices`
WHEN OLD.status = 'void' AND NEW.status <> 'void' BEGIN
	SELECT RAISE(ABORT, 'a void document stays void');
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_marked_paid` AFTER UPDATE OF `status` ON `invoices`
WHEN NEW.status = 'paid' AND OLD.status <> 'paid' AND NEW.paid < NEW.total BEGIN
	INSERT INTO payments (id, invoice_id, user_id, at, kind, origin, amount, day, method)
	VALUES (lower(hex(randomblob(16))), NEW.id, NEW.user_id, NEW.updated_at, 'payment', 'mark', NEW.total - NEW.paid,
		coalesce((SELECT paid_on FROM paid_days WHERE invoice_id = NEW.id), date(NEW.updated_at / 1000, 'unixepoch')), 'other');
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_marked_unpaid` AFTER UPDATE OF `status` ON `invoices`
WHEN OLD.status = 'paid' AND NEW.status IN ('unpaid', 'overdue') AND NEW.total > 0 AND NEW.paid >= NEW.total BEGIN
	INSERT INTO payments (id, invoice_id, user_id, at, kind, origin, amount, day, method, undoes)
	SELECT lower(hex(randomblob(16))), invoice_id, user_id, NEW.updated_at, 'reversal', 'mark', amount,
		date(NEW.updated_at / 1000, 'unixepoch'), method, id
	FROM payments AS made WHERE invoice_id = NEW.id AND kind = 'payment' AND origin IN ('mark', 'taken-over')
		AND NOT EXISTS (SELECT 1 FROM payments WHERE undoes = made.id);
	SELECT RAISE(ABORT, 'other payments than those of a mark are taken back one by one') FROM invoices
	WHERE id = NEW.id AND paid >= total;
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_written_paid` AFTER INSERT ON `invoices` WHEN NEW.status = 'paid' AND NEW.total > NEW.paid BEGIN
	INSERT INTO payments (id, invoice_id, user_id, at, kind, origin, amount, method)
	VALUES ('taken-over ' || NEW.id, NEW.id, NEW.user_id, NEW.updated_at, 'payment', 'taken-over', NEW.total, 'other');
END;
--> statement-breakpoint
CREATE TRIGGER `schedules_paid` AFTER UPDATE OF `paid` ON `invoices`
WHEN OLD.paid <> NEW.paid AND EXISTS (SELECT 1 FROM payment_schedules WHERE invoice_id = NEW.id) BEGIN
	UPDATE invoices SET next_due = (SELECT due FROM (
		SELECT json_extract(value, '$.due') AS due, sum(json_extract(value, '$.amount')) OVER (ORDER BY key) AS up_to
		FROM payment_schedules, json_each(steps) WHERE invoice_id = NEW.id) WHERE up_to > NEW.paid ORDER BY up_to LIMIT 1)
	WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_unsent` AFTER UPDATE OF `status` ON `invoices`
WHEN NEW.status <> OLD.status AND NEW.status IN ('void', 'paid', 'credited') BEGIN
	UPDATE mails SET state = 'cancelled', reason = CASE NEW.status WHEN 'void' THEN 'void' ELSE 'paid' END, changed_at = NEW.updated_at
	WHERE invoice_id = NEW.id AND state = 'scheduled' AND (NEW.status = 'void' OR kind IN ('invoice', 'reminder'));
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_to_thank` AFTER UPDATE OF `status` ON `invoices`
WHEN NEW.credited = OLD.credited AND NEW.status = 'paid' AND OLD.status <> 'paid' AND NEW.total > 0 AND NEW.client_email IS NOT NULL
	AND EXISTS (SELECT 1 FROM mail_settings WHERE user_id = NEW.user_id AND thanks = 1) BEGIN
	INSERT INTO thanks_due (invoice_id, user_id, paid_at) VALUES (NEW.id, NEW.user_id, NEW.updated_at)
	ON CONFLICT (invoice_id) DO UPDATE SET paid_at = excluded.paid_at;
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_not_to_thank` AFTER UPDATE OF `status` ON `invoices`
WHEN OLD.status = 'paid' AND NEW.status <> 'paid' BEGIN
	DELETE FROM thanks_due WHERE invoice_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER `schedules_outdated` AFTER UPDATE OF `total` ON `invoices`
WHEN EXISTS (SELECT 1 FROM payment_schedules WHERE invoice_id = NEW.id AND NEW.total <>
	(SELECT sum(json_extract(value, '$.amount')) FROM json_each(steps))) BEGIN
	DELETE FROM payment_schedules WHERE invoice_id = NEW.id;
	INSERT INTO document_events (invoice_id, user_id, at, actor, code)
	VALUES (NEW.id, NEW.user_id, NEW.updated_at, 'owner', 'unscheduled');
END;
--> statement-breakpoint
-- Only an invoice is paid.
CREATE TRIGGER `documents_not_paid` BEFORE UPDATE OF `status`, `paid` ON `invoices`
WHEN NEW.kind <> 'invoice' AND (NEW.paid <> 0 OR NEW.status IN ('paid', 'unpaid', 'overdue', 'void')) BEGIN
	SELECT RAISE(ABORT, 'only an invoice is paid');
END;
--> statement-breakpoint
CREATE TRIGGER `documents_kind` BEFORE UPDATE OF `kind` ON `invoices` WHEN NEW.kind <> OLD.kind BEGIN
	SELECT RAISE(ABORT, 'a document stays what it is');
END;
--> statement-breakpoint
CREATE TRIGGER `schedules_made` AFTER INSERT ON `payment_schedules` BEGIN
	UPDATE invoices SET next_due = (SELECT due FROM (
		SELECT json_extract(value, '$.due') AS due, sum(json_extract(value, '$.amount')) OVER (ORDER BY key) AS up_to
		FROM json_each(NEW.steps)) WHERE up_to > paid ORDER BY up_to LIMIT 1)
	WHERE id = NEW.invoice_id;
END;
--> statement-breakpoint
CREATE TRIGGER `schedules_gone` AFTER DELETE ON `payment_schedules` BEGIN
	UPDATE invoices SET next_due = NULL WHERE id = OLD.invoice_id AND next_due IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `reminders_unsent` AFTER INSERT ON `unsent_reminders` BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	SELECT NEW.invoice_id, user_id, NEW.at, CASE NEW.state WHEN 'skipped' THEN 'owner' ELSE 'system' END,
		CASE NEW.state WHEN 'skipped' THEN 'reminderSkipped' WHEN 'late' THEN 'reminderLate' ELSE 'reminderWaits' END,
		json_object('day', date(NEW.due, NEW.days || ' days'), 'wait', NEW.why)
	FROM invoices WHERE id = NEW.invoice_id;
END;
--> statement-breakpoint
CREATE TRIGGER `reminders_settled` AFTER UPDATE ON `unsent_reminders`
WHEN NEW.state <> OLD.state OR NEW.why IS NOT OLD.why BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	SELECT NEW.invoice_id, user_id, NEW.at, CASE NEW.state WHEN 'skipped' THEN 'owner' ELSE 'system' END,
		CASE NEW.state WHEN 'skipped' THEN 'reminderSkipped' WHEN 'late' THEN 'reminderLate' ELSE 'reminderWaits' END,
		json_object('day', date(NEW.due, NEW.days || ' days'), 'wait', NEW.why)
	FROM invoices WHERE id = NEW.invoice_id;
END;
--> statement-breakpoint
CREATE TRIGGER `invoice_reminders_set` AFTER INSERT ON `invoice_reminders` BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code)
	SELECT NEW.invoice_id, user_id, coalesce(NEW.on_at, NEW.since), 'owner',
		CASE WHEN NEW.on_at IS NULL THEN 'remindersSet' ELSE 'remindersOn' END
	FROM invoices WHERE id = NEW.invoice_id;
END;
--> statement-breakpoint
CREATE TRIGGER `invoice_reminders_changed` AFTER UPDATE ON `invoice_reminders`
WHEN NEW.plan IS NOT OLD.plan OR NEW.on_at IS NOT OLD.on_at BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code)
	SELECT NEW.invoice_id, user_id, CASE WHEN NEW.on_at IS OLD.on_at THEN NEW.since ELSE NEW.on_at END, 'owner',
		CASE WHEN NEW.on_at IS OLD.on_at THEN 'remindersSet' ELSE 'remindersOn' END
	FROM invoices WHERE id = NEW.invoice_id;
END;
--> statement-breakpoint
-- As before, and of a credit note, which lowers the balance like a payment and is none.
CREATE TRIGGER `payments_written` AFTER INSERT ON `payments` BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	SELECT NEW.invoice_id, NEW.user_id, NEW.at,
		CASE WHEN NEW.origin = 'card' AND NEW.kind <> 'refund' THEN 'client' ELSE 'owner' END,
		CASE
			WHEN NEW.origin = 'mark' THEN CASE NEW.kind WHEN 'payment' THEN 'paid' ELSE 'unpaid' END
			WHEN NEW.kind = 'credited' THEN 'credited'
			WHEN NEW.origin = 'credit' THEN CASE NEW.kind
				WHEN 'payment' THEN 'creditUsed' WHEN 'used' THEN 'creditMoved' ELSE 'creditReturned' END
			WHEN NEW.kind = 'payment' THEN 'payment'
			WHEN NEW.kind = 'reversal' THEN 'reversed'
			ELSE 'refunded' END,
		CASE WHEN NEW.other_invoice_id IS NULL THEN
			json_object('amount', NEW.amount, 'day', NEW.day, 'method', NEW.method)
		ELSE json_object('amount', NEW.amount, 'day', NEW.day, 'number',
			(SELECT invoice_number FROM invoices WHERE id = NEW.other_invoice_id)) END
	WHERE NEW.origin <> 'taken-over' AND NOT (NEW.origin = 'card' AND NEW.kind = 'returned');
	UPDATE invoices SET
		paid = paid + CASE WHEN NEW.kind IN ('payment', 'returned', 'credited') THEN NEW.amount ELSE -NEW.amount END,
		credited = credited + CASE NEW.kind WHEN 'credited' THEN NEW.amount ELSE 0 END,
		status = CASE
			WHEN status = 'void' THEN status
			WHEN total > 0 AND credited + CASE NEW.kind WHEN 'credited' THEN NEW.amount ELSE 0 END >= total THEN 'credited'
			WHEN paid + CASE WHEN NEW.kind IN ('payment', 'returned', 'credited') THEN NEW.amount ELSE -NEW.amount END >= total THEN 'paid'
			WHEN status IN ('paid', 'credited') THEN 'unpaid'
			ELSE status END,
		updated_at = max(updated_at + 1, NEW.at)
	WHERE id = NEW.invoice_id;
END;
--> statement-breakpoint
CREATE TRIGGER `schedules_changed` AFTER UPDATE OF `steps` ON `payment_schedules` BEGIN
	UPDATE invoices SET next_due = (SELECT due FROM (
		SELECT json_extract(value, '$.due') AS due, sum(json_extract(value, '$.amount')) OVER (ORDER BY key) AS up_to
		FROM json_each(NEW.steps)) WHERE up_to > paid ORDER BY up_to LIMIT 1)
	WHERE id = NEW.invoice_id;
END;
--> statement-breakpoint
-- Each kind of document has its own numbers.
CREATE TABLE `user_settings_new` (
	`user_id` text PRIMARY KEY NOT NULL,
	`country` text NOT NULL,
	`preferred_country` text NOT NULL,
	`invoice_limit` integer DEFAULT 3,
	`total_invoices_created` integer DEFAULT 0 NOT NULL,
	`subscription_status` text DEFAULT 'free' NOT NULL,
	`subscription_plan` text,
	`plan_name` text,
	`subscription_interval` text,
	`subscription_source` text,
	`subscription_start` text,
	`subscription_end` integer,
	`period_start` text,
	`period_count` integer DEFAULT 0 NOT NULL,
	`subscription_reference` text,
	`stripe_customer_id` text,
	`billing_ticket` integer DEFAULT 0 NOT NULL,
	`billing_applied` integer DEFAULT 0 NOT NULL,
	`billing_checked_at` integer,
	`tax_rate` integer,
	`tax_number` text,
	`invoice_prefix` text DEFAULT 'INV-' NOT NULL,
	`starting_number` integer DEFAULT 1 NOT NULL,
	`last_invoice_number` integer,
	`template` text DEFAULT 'classic' NOT NULL,
	`business_name` text,
	`email` text,
	`phone` text,
	`website` text,
	`address` text,
	`postal_code` text,
	`bank_name` text,
	`account_holder` text,
	`iban` text,
	`swift_bic` text,
	`account_number` text,
	`routing_number` text,
	`institution_number` text,
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
	`updated_at` integer NOT NULL,
	`invoice_language` text,
	`tax_rate_exact` text,
	`tax_registrations` text,
	`rounding` text DEFAULT 'tax' NOT NULL,
	`prices_include_tax` integer DEFAULT false NOT NULL,
	`fine_prices` integer DEFAULT false NOT NULL,
	`estimate_prefix` text DEFAULT 'EST-' NOT NULL,
	`estimate_start` integer DEFAULT 1 NOT NULL,
	`credit_note_prefix` text DEFAULT 'CN-' NOT NULL,
	`credit_note_start` integer DEFAULT 1 NOT NULL,
	`logo` text,
	`signature` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_settings_counters" CHECK("total_invoices_created" >= 0 AND "period_count" >= 0)
) STRICT;
--> statement-breakpoint
INSERT INTO `user_settings_new` (`user_id`, `country`, `preferred_country`, `invoice_limit`, `total_invoices_created`, `subscription_status`, `subscription_plan`, `plan_name`, `subscription_interval`, `subscription_source`, `subscription_start`, `subscription_end`, `period_start`, `period_count`, `subscription_reference`, `stripe_customer_id`, `billing_ticket`, `billing_applied`, `billing_checked_at`, `tax_rate`, `tax_number`, `invoice_prefix`, `starting_number`, `last_invoice_number`, `template`, `business_name`, `email`, `phone`, `website`, `address`, `postal_code`, `bank_name`, `account_holder`, `iban`, `swift_bic`, `account_number`, `routing_number`, `institution_number`, `bank_address`, `payid`, `interac_email`, `check_payee_name`, `check_mailing_address`, `accept_card_payments`, `stripe_payment_link`, `paypal_payment_link`, `other_payment_links`, `payment_notes`, `updated_at`, `invoice_language`, `tax_rate_exact`, `tax_registrations`, `rounding`, `prices_include_tax`, `fine_prices`, `logo`, `signature`)
SELECT `user_id`, `country`, `preferred_country`, `invoice_limit`, `total_invoices_created`, `subscription_status`, `subscription_plan`, `plan_name`, `subscription_interval`, `subscription_source`, `subscription_start`, `subscription_end`, `period_start`, `period_count`, `subscription_reference`, `stripe_customer_id`, `billing_ticket`, `billing_applied`, `billing_checked_at`, `tax_rate`, `tax_number`, `invoice_prefix`, `starting_number`, `last_invoice_number`, `template`, `business_name`, `email`, `phone`, `website`, `address`, `postal_code`, `bank_name`, `account_holder`, `iban`, `swift_bic`, `account_number`, `routing_number`, `institution_number`, `bank_address`, `payid`, `interac_email`, `check_payee_name`, `check_mailing_address`, `accept_card_payments`, `stripe_payment_link`, `paypal_payment_link`, `other_payment_links`, `payment_notes`, `updated_at`, `invoice_language`, `tax_rate_exact`, `tax_registrations`, `rounding`, `prices_include_tax`, `fine_prices`, `logo`, `signature` FROM `user_settings`;
--> statement-breakpoint
DROP TABLE `user_settings`;
--> statement-breakpoint
ALTER TABLE `user_settings_new` RENAME TO `user_settings`;
--> statement-breakpoint
CREATE UNIQUE INDEX `user_settings_stripe_customer` ON `user_settings` (`stripe_customer_id`);
--> statement-breakpoint
CREATE INDEX `user_settings_billing_checked` ON `user_settings` (`billing_checked_at`) WHERE billing_checked_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `user_settings_subscription_end` ON `user_settings` (`subscription_end`) WHERE subscription_end IS NOT NULL;
