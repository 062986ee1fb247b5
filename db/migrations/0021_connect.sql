CREATE TABLE `card_disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`user_id` text NOT NULL,
	`charge_id` text NOT NULL,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `card_disputes_of_invoice` ON `card_disputes` (`invoice_id`);
--> statement-breakpoint
CREATE INDEX `card_disputes_open` ON `card_disputes` (`user_id`) WHERE state = 'open';
--> statement-breakpoint
CREATE TABLE `checkout_attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`user_id` text NOT NULL,
	`account_id` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`state` text NOT NULL,
	`session_id` text,
	`payment_intent_id` text,
	`charge_id` text,
	`misfit` text,
	`made_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "checkout_attempts_amount" CHECK("amount" > 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `checkout_attempts_session` ON `checkout_attempts` (`session_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `checkout_attempts_open` ON `checkout_attempts` (`invoice_id`) WHERE state IN ('new', 'open');
--> statement-breakpoint
CREATE INDEX `checkout_attempts_of_invoice` ON `checkout_attempts` (`invoice_id`,`made_at`);
--> statement-breakpoint
CREATE INDEX `checkout_attempts_waiting` ON `checkout_attempts` (`changed_at`) WHERE state IN ('new', 'open', 'processing');
--> statement-breakpoint
CREATE INDEX `checkout_attempts_misfit` ON `checkout_attempts` (`user_id`) WHERE misfit IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `connected_accounts` (
	`account_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`state` text NOT NULL,
	`wants` text DEFAULT '[]' NOT NULL,
	`stopped_at` integer,
	`made_at` integer NOT NULL,
	`asked` integer DEFAULT 0 NOT NULL,
	`applied` integer DEFAULT 0 NOT NULL,
	`looked_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `connected_accounts_user` ON `connected_accounts` (`user_id`) WHERE state <> 'withdrawn';
--> statement-breakpoint
CREATE INDEX `connected_accounts_of_user` ON `connected_accounts` (`user_id`);
--> statement-breakpoint
CREATE INDEX `connected_accounts_looked` ON `connected_accounts` (`looked_at`) WHERE state <> 'withdrawn';
--> statement-breakpoint
-- What of a try to pay is no entry of the ledger, told in the history by whoever writes it.
CREATE TRIGGER `checkout_attempts_changed` AFTER UPDATE OF `state`, `misfit` ON `checkout_attempts`
WHEN (NEW.state <> OLD.state AND NEW.state IN ('processing', 'failed'))
	OR (NEW.misfit IS NOT NULL AND OLD.misfit IS NULL) BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	VALUES (NEW.invoice_id, NEW.user_id, NEW.changed_at, 'client',
		CASE WHEN NEW.misfit IS NOT NULL AND OLD.misfit IS NULL THEN 'cardMisfit'
			WHEN NEW.state = 'processing' THEN 'cardUnderWay' ELSE 'cardFailed' END,
		json_object('amount', NEW.amount));
END;
--> statement-breakpoint
CREATE TRIGGER `card_disputes_opened` AFTER INSERT ON `card_disputes` BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	VALUES (NEW.invoice_id, NEW.user_id, NEW.at, 'client', 'disputed', json_object('amount', NEW.amount));
END;
--> statement-breakpoint
CREATE TRIGGER `card_disputes_decided` AFTER UPDATE OF `state` ON `card_disputes`
WHEN NEW.state <> OLD.state BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	VALUES (NEW.invoice_id, NEW.user_id, NEW.at, 'client',
		CASE NEW.state WHEN 'won' THEN 'disputeWon' ELSE 'disputeLost' END, json_object('amount', NEW.amount));
END;
