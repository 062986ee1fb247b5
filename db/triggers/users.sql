CREATE TRIGGER users_unreminded AFTER UPDATE OF deleted_at ON users
WHEN NEW.joined_to IS NULL AND OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL BEGIN
	UPDATE reminder_settings SET next_look = NULL WHERE user_id = NEW.id;
END;

CREATE TRIGGER users_unsent AFTER UPDATE OF deleted_at ON users
WHEN NEW.joined_to IS NULL AND OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL BEGIN
	UPDATE mails SET state = 'cancelled', reason = 'closed', changed_at = NEW.deleted_at
	WHERE state = 'scheduled' AND user_id = NEW.id;
END;

CREATE TRIGGER users_zone_reminders AFTER UPDATE OF time_zone ON users
WHEN NEW.time_zone IS NOT OLD.time_zone BEGIN
	UPDATE reminder_settings SET next_look = 0 WHERE user_id = NEW.id AND next_look IS NOT NULL;
END;
