CREATE TABLE `invoice_reminders` (
	`invoice_id` text PRIMARY KEY NOT NULL,
	`plan` text,
	`since` integer NOT NULL,
	`on_at` integer,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `reminder_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`plan` text NOT NULL,
	`since` integer NOT NULL,
	`next_look` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `reminder_settings_look` ON `reminder_settings` (`next_look`) WHERE next_look IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `reminder_steps` (
	`user_id` text NOT NULL,
	`plan` text NOT NULL,
	`days` integer NOT NULL,
	`since` integer NOT NULL,
	`words` text NOT NULL,
	PRIMARY KEY(`user_id`, `plan`, `days`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `unsent_reminders` (
	`invoice_id` text NOT NULL,
	`due` text NOT NULL,
	`days` integer NOT NULL,
	`state` text NOT NULL,
	`why` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`invoice_id`, `due`, `days`),
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
ALTER TABLE `mails` ADD `due` text;
--> statement-breakpoint
ALTER TABLE `mails` ADD `days` integer;
--> statement-breakpoint
-- As before, and a reminder that left has its own code.
DROP TRIGGER `mails_moved`;
--> statement-breakpoint
CREATE TRIGGER `mails_moved` AFTER UPDATE OF `state` ON `mails`
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
--> statement-breakpoint
-- Steps that were not sent, and why, told in the write that settles them.
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
-- Of one invoice alone: another plan, or its reminders again after a refund.
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
-- Nine in the morning is another instant.
CREATE TRIGGER `users_zone_reminders` AFTER UPDATE OF `time_zone` ON `users`
WHEN NEW.time_zone IS NOT OLD.time_zone BEGIN
	UPDATE reminder_settings SET next_look = 0 WHERE user_id = NEW.id AND next_look IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `users_unreminded` AFTER UPDATE OF `deleted_at` ON `users`
WHEN OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL BEGIN
	UPDATE reminder_settings SET next_look = NULL WHERE user_id = NEW.id;
END;
