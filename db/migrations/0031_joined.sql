-- What is kept for good follows its document into the account that its owner's was joined to; nothing else of it changes.
DROP TRIGGER `payments_kept`;
--> statement-breakpoint
CREATE TRIGGER `payments_kept` BEFORE UPDATE OF
	`id`, `invoice_id`, `at`, `kind`, `origin`, `amount`, `day`, `method`, `reference`, `note`, `undoes`,
	`other_invoice_id`
ON `payments` BEGIN
	SELECT RAISE(ABORT, 'an entry of the ledger is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `payments_owned` BEFORE UPDATE OF `user_id` ON `payments`
WHEN NOT EXISTS (SELECT 1 FROM invoices WHERE id = NEW.invoice_id AND user_id = NEW.user_id) BEGIN
	SELECT RAISE(ABORT, 'an entry of the ledger is never changed');
END;
--> statement-breakpoint
DROP TRIGGER `document_events_kept`;
--> statement-breakpoint
CREATE TRIGGER `document_events_kept` BEFORE UPDATE OF
	`id`, `invoice_id`, `at`, `actor`, `code`, `detail`
ON `document_events` BEGIN
	SELECT RAISE(ABORT, 'history is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `document_events_owned` BEFORE UPDATE OF `user_id` ON `document_events`
WHEN NOT EXISTS (SELECT 1 FROM invoices WHERE id = NEW.invoice_id AND user_id = NEW.user_id) BEGIN
	SELECT RAISE(ABORT, 'history is never changed');
END;
--> statement-breakpoint
DROP TRIGGER `issued_versions_kept`;
--> statement-breakpoint
CREATE TRIGGER `issued_versions_kept` BEFORE UPDATE OF
	`invoice_id`, `revision`, `version`, `issued_at`, `cause`, `invoice_number`, `invoice_date`, `due_date`,
	`country`, `currency`, `template`, `language`, `subtotal`, `discount_percent`, `discount_amount`, `discount`,
	`tax_amount`, `total`, `registered`, `prices_include_tax`, `rounding`, `province`, `supply_date`, `home_rate`,
	`home_rate_date`, `home_rate_source`, `client_name`, `client_email`, `client_address`, `client_contact`,
	`client_tax_number`, `client_reference`, `client_region`, `shipping_address`, `shipping_postal_code`,
	`business_name`, `business_email`, `business_phone`, `business_website`, `business_address`, `postal_code`,
	`tax_number`, `bank_name`, `account_holder`, `account_number`, `routing_number`, `institution_number`, `iban`,
	`swift_bic`, `bank_address`, `payid`, `interac_email`, `check_payee_name`, `check_mailing_address`,
	`accept_card_payments`, `stripe_payment_link`, `paypal_payment_link`, `other_payment_links`, `payment_notes`,
	`display_paypal_qr`, `notes`, `second_notes`, `second_payment_notes`, `items`
ON `issued_versions` BEGIN
	SELECT RAISE(ABORT, 'an issued version is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `issued_versions_owned` BEFORE UPDATE OF `user_id` ON `issued_versions`
WHEN NOT EXISTS (SELECT 1 FROM invoices WHERE id = NEW.invoice_id AND user_id = NEW.user_id) BEGIN
	SELECT RAISE(ABORT, 'an issued version is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_moved` AFTER UPDATE OF `user_id` ON `invoices` WHEN NEW.user_id <> OLD.user_id BEGIN
	UPDATE card_disputes SET user_id = NEW.user_id WHERE invoice_id = NEW.id;
	UPDATE card_refunds SET user_id = NEW.user_id WHERE invoice_id = NEW.id;
	UPDATE checkout_attempts SET user_id = NEW.user_id WHERE invoice_id = NEW.id;
	UPDATE document_events SET user_id = NEW.user_id WHERE invoice_id = NEW.id;
	UPDATE issued_versions SET user_id = NEW.user_id WHERE invoice_id = NEW.id;
	UPDATE mails SET user_id = NEW.user_id WHERE invoice_id = NEW.id;
	UPDATE payments SET user_id = NEW.user_id WHERE invoice_id = NEW.id;
	UPDATE thanks_due SET user_id = NEW.user_id WHERE invoice_id = NEW.id;
END;
--> statement-breakpoint
-- The mails and reminders of an account that is joined to another one go on there.
DROP TRIGGER `users_unsent`;
--> statement-breakpoint
CREATE TRIGGER `users_unsent` AFTER UPDATE OF `deleted_at` ON `users`
WHEN NEW.joined_to IS NULL AND OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL BEGIN
	UPDATE mails SET state = 'cancelled', reason = 'closed', changed_at = NEW.deleted_at
	WHERE state = 'scheduled' AND user_id = NEW.id;
END;
--> statement-breakpoint
DROP TRIGGER `users_unreminded`;
--> statement-breakpoint
CREATE TRIGGER `users_unreminded` AFTER UPDATE OF `deleted_at` ON `users`
WHEN NEW.joined_to IS NULL AND OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL BEGIN
	UPDATE reminder_settings SET next_look = NULL WHERE user_id = NEW.id;
END;
--> statement-breakpoint
-- Accounts that were joined before left these rows behind.
UPDATE `card_disputes` SET user_id = (SELECT user_id FROM invoices WHERE id = invoice_id)
WHERE EXISTS (SELECT 1 FROM invoices INNER JOIN users ON joined_to = invoices.user_id
	WHERE invoices.id = invoice_id AND users.id = `card_disputes`.user_id);
--> statement-breakpoint
UPDATE `card_refunds` SET user_id = (SELECT user_id FROM invoices WHERE id = invoice_id)
WHERE EXISTS (SELECT 1 FROM invoices INNER JOIN users ON joined_to = invoices.user_id
	WHERE invoices.id = invoice_id AND users.id = `card_refunds`.user_id);
--> statement-breakpoint
UPDATE `checkout_attempts` SET user_id = (SELECT user_id FROM invoices WHERE id = invoice_id)
WHERE EXISTS (SELECT 1 FROM invoices INNER JOIN users ON joined_to = invoices.user_id
	WHERE invoices.id = invoice_id AND users.id = `checkout_attempts`.user_id);
--> statement-breakpoint
UPDATE `document_events` SET user_id = (SELECT user_id FROM invoices WHERE id = invoice_id)
WHERE EXISTS (SELECT 1 FROM invoices INNER JOIN users ON joined_to = invoices.user_id
	WHERE invoices.id = invoice_id AND users.id = `document_events`.user_id);
--> statement-breakpoint
UPDATE `issued_versions` SET user_id = (SELECT user_id FROM invoices WHERE id = invoice_id)
WHERE EXISTS (SELECT 1 FROM invoices INNER JOIN users ON joined_to = invoices.user_id
	WHERE invoices.id = invoice_id AND users.id = `issued_versions`.user_id);
--> statement-breakpoint
UPDATE `mails` SET user_id = (SELECT user_id FROM invoices WHERE id = invoice_id)
WHERE EXISTS (SELECT 1 FROM invoices INNER JOIN users ON joined_to = invoices.user_id
	WHERE invoices.id = invoice_id AND users.id = `mails`.user_id);
--> statement-breakpoint
UPDATE `payments` SET user_id = (SELECT user_id FROM invoices WHERE id = invoice_id)
WHERE EXISTS (SELECT 1 FROM invoices INNER JOIN users ON joined_to = invoices.user_id
	WHERE invoices.id = invoice_id AND users.id = `payments`.user_id);
--> statement-breakpoint
UPDATE `thanks_due` SET user_id = (SELECT user_id FROM invoices WHERE id = invoice_id)
WHERE EXISTS (SELECT 1 FROM invoices INNER JOIN users ON joined_to = invoices.user_id
	WHERE invoices.id = invoice_id AND users.id = `thanks_due`.user_id);
