CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`origin` text NOT NULL,
	`amount` integer NOT NULL,
	`day` text,
	`method` text NOT NULL,
	`reference` text,
	`note` text,
	`undoes` text,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "payments_amount" CHECK("amount" > 0),
	CONSTRAINT "payments_undoes" CHECK(("kind" = 'payment') = ("undoes" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE INDEX `payments_of_invoice` ON `payments` (`invoice_id`,`at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_reversed` ON `payments` (`undoes`) WHERE kind = 'reversal';
--> statement-breakpoint
-- Paid invoices of before: one payment each, of the day that was kept; where none was, the day is not known.
INSERT INTO `payments` (id, invoice_id, user_id, at, kind, origin, amount, day, method)
SELECT 'taken-over ' || id, id, user_id, updated_at, 'payment', 'taken-over', total, paid_on, 'other'
FROM `invoices` LEFT JOIN `paid_days` ON invoice_id = id WHERE status = 'paid' AND total > 0;
--> statement-breakpoint
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
	`logo` text,
	`signature` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE set null
) STRICT;
--> statement-breakpoint
INSERT INTO `invoices_new` (`id`, `user_id`, `client_id`, `save_key`, `invoice_number`, `invoice_date`, `due_date`, `status`, `archived`, `created_at`, `updated_at`, `country`, `currency`, `template`, `subtotal`, `discount_percent`, `discount`, `tax_amount`, `total`, `client_name`, `client_email`, `client_address`, `shipping_address`, `shipping_postal_code`, `business_name`, `business_email`, `business_phone`, `business_website`, `business_address`, `postal_code`, `tax_number`, `bank_name`, `account_holder`, `iban`, `swift_bic`, `account_number`, `routing_number`, `institution_number`, `bank_address`, `payid`, `interac_email`, `check_payee_name`, `check_mailing_address`, `accept_card_payments`, `stripe_payment_link`, `paypal_payment_link`, `other_payment_links`, `payment_notes`, `display_paypal_qr`, `notes`, `items`, `language`, `second_notes`, `second_payment_notes`, `discount_amount`, `registered`, `prices_include_tax`, `rounding`, `province`, `supply_date`, `home_rate`, `home_rate_date`, `home_rate_source`, `client_contact`, `client_tax_number`, `client_reference`, `client_region`, `logo`, `signature`, `paid`)
SELECT `id`, `user_id`, `client_id`, `save_key`, `invoice_number`, `invoice_date`, `due_date`, `status`, `archived`, `created_at`, `updated_at`, `country`, `currency`, `template`, `subtotal`, `discount_percent`, `discount`, `tax_amount`, `total`, `client_name`, `client_email`, `client_address`, `shipping_address`, `shipping_postal_code`, `business_name`, `business_email`, `business_phone`, `business_website`, `business_address`, `postal_code`, `tax_number`, `bank_name`, `account_holder`, `iban`, `swift_bic`, `account_number`, `routing_number`, `institution_number`, `bank_address`, `payid`, `interac_email`, `check_payee_name`, `check_mailing_address`, `accept_card_payments`, `stripe_payment_link`, `paypal_payment_link`, `other_payment_links`, `payment_notes`, `display_paypal_qr`, `notes`, `items`, `language`, `second_notes`, `second_payment_notes`, `discount_amount`, `registered`, `prices_include_tax`, `rounding`, `province`, `supply_date`, `home_rate`, `home_rate_date`, `home_rate_source`, `client_contact`, `client_tax_number`, `client_reference`, `client_region`, `logo`, `signature`, CASE WHEN status = 'paid' THEN total ELSE 0 END FROM `invoices`;
--> statement-breakpoint
DROP TABLE `invoices`;
--> statement-breakpoint
ALTER TABLE `invoices_new` RENAME TO `invoices`;
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_number` ON `invoices` (`user_id`,`invoice_number`);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_save_key` ON `invoices` (`user_id`,`save_key`);
--> statement-breakpoint
CREATE INDEX `invoices_of_client` ON `invoices` (`client_id`,`user_id`,`invoice_date`);
--> statement-breakpoint
CREATE INDEX `invoices_list` ON `invoices` (`user_id`,`archived`,`created_at`,`id`,`status`,`due_date`,`invoice_date`,`currency`,`total`,`client_name`,`invoice_number`,`paid`,`next_due`);
--> statement-breakpoint
CREATE INDEX `invoices_by_date` ON `invoices` (`user_id`,`archived`,`invoice_date`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_by_due` ON `invoices` (`user_id`,`archived`,coalesce("next_due", "due_date"),`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_by_email` ON `invoices` (`user_id`,"client_email" COLLATE NOCASE);
--> statement-breakpoint
CREATE INDEX `invoices_by_number` ON `invoices` (`user_id`,`archived`,(rtrim("invoice_number", '0123456789') || substr('0' || length(ltrim(substr("invoice_number", length(rtrim("invoice_number", '0123456789')) + 1), '0')), -2) || ltrim(substr("invoice_number", length(rtrim("invoice_number", '0123456789')) + 1), '0')) COLLATE NOCASE,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_by_client` ON `invoices` (`user_id`,`archived`,"client_name" COLLATE NOCASE,-"created_at",`id`);
--> statement-breakpoint
CREATE INDEX `invoices_by_total` ON `invoices` (`user_id`,`archived`,("total" * CASE WHEN "currency" IN ('JPY') THEN 100 ELSE 1 END),`created_at`,`id`);
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
-- An invoice of nothing is marked paid without an entry of the ledger; of all others the entries tell (`payments_written`).
CREATE TRIGGER `invoices_status` AFTER UPDATE OF `status` ON `invoices`
WHEN NEW.total = 0 AND OLD.status <> NEW.status AND 'paid' IN (OLD.status, NEW.status) BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code)
	VALUES (NEW.id, NEW.user_id, NEW.updated_at, 'owner', CASE NEW.status WHEN 'paid' THEN 'paid' ELSE 'unpaid' END);
END;
--> statement-breakpoint
-- Issued with its first payment.
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
-- Void is for good, only of what is not paid, and never without its line in the history.
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
-- The ledger and what the list shows are one write: whoever writes an entry has balance, status and history follow.
CREATE TRIGGER `payments_written` AFTER INSERT ON `payments` BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	SELECT NEW.invoice_id, NEW.user_id, NEW.at, CASE NEW.origin WHEN 'card' THEN 'client' ELSE 'owner' END,
		CASE
			WHEN NEW.origin = 'mark' THEN CASE NEW.kind WHEN 'payment' THEN 'paid' ELSE 'unpaid' END
			WHEN NEW.kind = 'payment' THEN 'payment'
			WHEN NEW.kind = 'reversal' THEN 'reversed'
			ELSE 'refunded' END,
		json_object('amount', NEW.amount, 'day', NEW.day, 'method', NEW.method)
	WHERE NEW.origin <> 'taken-over';
	UPDATE invoices SET
		paid = paid + CASE NEW.kind WHEN 'payment' THEN NEW.amount ELSE -NEW.amount END,
		status = CASE
			WHEN status = 'void' THEN status
			WHEN paid + CASE NEW.kind WHEN 'payment' THEN NEW.amount ELSE -NEW.amount END >= total THEN 'paid'
			WHEN status = 'paid' THEN 'unpaid'
			ELSE status END,
		updated_at = max(updated_at + 1, NEW.at)
	WHERE id = NEW.invoice_id;
END;
--> statement-breakpoint
-- What the previous worker does with the status alone becomes entries: it knows no ledger.
CREATE TRIGGER `invoices_marked_paid` AFTER UPDATE OF `status` ON `invoices`
WHEN NEW.status = 'paid' AND OLD.status <> 'paid' AND NEW.paid < NEW.total BEGIN
	INSERT INTO payments (id, invoice_id, user_id, at, kind, origin, amount, day, method)
	VALUES (lower(hex(randomblob(16))), NEW.id, NEW.user_id, NEW.updated_at, 'payment', 'mark', NEW.total - NEW.paid,
		coalesce((SELECT paid_on FROM paid_days WHERE invoice_id = NEW.id), date(NEW.updated_at / 1000, 'unixepoch')), 'other');
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_marked_unpaid` AFTER UPDATE OF `status` ON `invoices`
WHEN OLD.status = 'paid' AND NEW.status <> 'paid' AND NEW.total > 0 AND NEW.paid >= NEW.total BEGIN
	INSERT INTO payments (id, invoice_id, user_id, at, kind, origin, amount, day, method, undoes)
	SELECT lower(hex(randomblob(16))), invoice_id, user_id, NEW.updated_at, 'reversal', 'mark', amount,
		date(NEW.updated_at / 1000, 'unixepoch'), method, id
	FROM payments AS made WHERE invoice_id = NEW.id AND kind = 'payment' AND origin IN ('mark', 'taken-over')
		AND NOT EXISTS (SELECT 1 FROM payments WHERE undoes = made.id);
	SELECT RAISE(ABORT, 'other payments than those of a mark are taken back one by one') FROM invoices
	WHERE id = NEW.id AND paid >= total;
END;
--> statement-breakpoint
-- A paid invoice is never without its payment, however it is written.
CREATE TRIGGER `invoices_written_paid` AFTER INSERT ON `invoices` WHEN NEW.status = 'paid' AND NEW.total > NEW.paid BEGIN
	INSERT INTO payments (id, invoice_id, user_id, at, kind, origin, amount, method)
	VALUES ('taken-over ' || NEW.id, NEW.id, NEW.user_id, NEW.updated_at, 'payment', 'taken-over', NEW.total, 'other');
END;
--> statement-breakpoint
CREATE TRIGGER `payments_kept` BEFORE UPDATE ON `payments` BEGIN
	SELECT RAISE(ABORT, 'an entry of the ledger is never changed');
END;
--> statement-breakpoint
-- The wipe of a closed account is let through.
CREATE TRIGGER `payments_stay` BEFORE DELETE ON `payments`
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id AND deleted_at IS NULL) BEGIN
	SELECT RAISE(ABORT, 'an entry of the ledger is never deleted');
END;
