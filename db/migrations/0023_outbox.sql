CREATE TABLE `mail_blocks` (
	`user_id` text NOT NULL,
	`address_key` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `address_key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `mail_days` (
	`day` text PRIMARY KEY NOT NULL,
	`mails` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `mail_stops` (
	`user_id` text PRIMARY KEY NOT NULL,
	`cause` text NOT NULL,
	`at` integer NOT NULL,
	`lifted_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `mail_templates` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`language` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `language`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`user_id` text NOT NULL,
	`press` text NOT NULL,
	`kind` text NOT NULL,
	`role` text NOT NULL,
	`address` text NOT NULL,
	`address_key` text NOT NULL,
	`cc` text,
	`token` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`made_at` integer NOT NULL,
	`send_at` integer NOT NULL,
	`day` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`attach` integer DEFAULT false NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`claimed_at` integer,
	`tried_at` integer,
	`provider_id` text,
	`changed_at` integer NOT NULL,
	`opened_first` integer,
	`opened_last` integer,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `mails_of_invoice` ON `mails` (`invoice_id`,`made_at`,`id`);
--> statement-breakpoint
CREATE INDEX `mails_of_day` ON `mails` (`user_id`,`day`);
--> statement-breakpoint
CREATE INDEX `mails_to` ON `mails` (`user_id`,`address`,`state`);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_of_press` ON `mails` (`user_id`,`press`,`address`);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_token` ON `mails` (`token`);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_provider_id` ON `mails` (`provider_id`) WHERE provider_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `mails_waiting` ON `mails` (`state`,`send_at`) WHERE state IN ('scheduled', 'sending');
--> statement-breakpoint
CREATE TRIGGER `mails_counted` AFTER INSERT ON `mails` BEGIN
	INSERT INTO mail_days (day, mails) VALUES (NEW.day, 1) ON CONFLICT (day) DO UPDATE SET mails = mails + 1;
END;
--> statement-breakpoint
-- The document's history, in the write that moves the mail. The sender's own copy is none of it.
CREATE TRIGGER `mails_moved` AFTER UPDATE OF `state` ON `mails`
WHEN NEW.state <> OLD.state AND NEW.role <> 'copy'
	AND NEW.state IN ('sent', 'delivered', 'bounced', 'rejected', 'failed', 'complained', 'cancelled') BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	VALUES (NEW.invoice_id, NEW.user_id, NEW.changed_at, CASE NEW.state WHEN 'sent' THEN 'owner' ELSE 'system' END,
		CASE NEW.state WHEN 'cancelled' THEN 'unsent' ELSE NEW.state END,
		json_object('to', NEW.address, 'why', NEW.reason));
END;
--> statement-breakpoint
CREATE TRIGGER `mails_opened` AFTER UPDATE OF `opened_first` ON `mails`
WHEN OLD.opened_first IS NULL AND NEW.opened_first IS NOT NULL BEGIN
	INSERT INTO document_events (invoice_id, user_id, at, actor, code, detail)
	VALUES (NEW.invoice_id, NEW.user_id, NEW.opened_first, 'client', 'opened', json_object('to', NEW.address));
END;
--> statement-breakpoint
-- What waits is not sent any more, whoever voids or pays the document or closes the account.
CREATE TRIGGER `invoices_unsent` AFTER UPDATE OF `status` ON `invoices`
WHEN NEW.status <> OLD.status AND NEW.status IN ('void', 'paid') BEGIN
	UPDATE mails SET state = 'cancelled', reason = NEW.status, changed_at = NEW.updated_at
	WHERE invoice_id = NEW.id AND state = 'scheduled';
END;
--> statement-breakpoint
CREATE TRIGGER `users_unsent` AFTER UPDATE OF `deleted_at` ON `users`
WHEN OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL BEGIN
	UPDATE mails SET state = 'cancelled', reason = 'closed', changed_at = NEW.deleted_at
	WHERE state = 'scheduled' AND user_id = NEW.id;
END;
