import { type SQL, sql } from 'drizzle-orm';
import { emailBlocks, emails } from '#db/email-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { reminderSettings, reminderSteps } from '#db/reminder-schema.ts';

/** A mailbox that the newer account sent to, with its address key there and in the joined account. */
export type ReaderKey = { address: string; key: string; joinedKey: string };

type Joined = { userId: string; earlierId: string; now: number; isNow: SQL };

/**
 * Moves emails and unsubscribes to the joined account's address keys, so that recipients who unsubscribed from the
 * newer account get no email from the joined one. Must run before the invoices move, because their emails move with
 * them.
 */
export function joinReaders(
  readers: readonly ReaderKey[],
  { userId, earlierId, isNow }: Omit<Joined, 'now'>,
): SQL[] {
  if (readers.length === 0) return [];
  const keys = JSON.stringify(readers);
  return [
    insertSelect(
      emailBlocks,
      {
        userId: earlierId,
        at: sql`${emailBlocks.at}`,
        addressKey: sql`reader.value ->> 'joinedKey'`,
      },
      sql`FROM ${emailBlocks} INNER JOIN json_each(${keys}) AS reader ON reader.value ->> 'key' = ${emailBlocks.addressKey}
        WHERE ${emailBlocks.userId} = ${userId} AND ${isNow} ON CONFLICT DO NOTHING`,
    ),
    sql`UPDATE ${emails} SET address_key = reader.value ->> 'joinedKey' FROM json_each(${keys}) AS reader
      WHERE ${emails.userId} = ${userId} AND ${emails.address} = reader.value ->> 'address' AND ${isNow}`,
  ];
}

/**
 * Moves the newer account's reminder plan if the earlier account has none; steps of a plan that the earlier account
 * changed are kept.
 */
export function joinReminders({ userId, earlierId, now, isNow }: Joined): SQL[] {
  const hasPlan = sql`EXISTS (SELECT 1 FROM ${reminderSettings} AS newer WHERE newer.user_id = ${userId} AND newer.plan <> 'none')`;
  return [
    sql`DELETE FROM ${reminderSettings} WHERE user_id = ${earlierId} AND plan = 'none' AND ${hasPlan} AND ${isNow}`,
    // Starts now, so that clients of the earlier account get no reminders for invoices that were already due.
    sql`UPDATE OR IGNORE ${reminderSettings} SET user_id = ${earlierId}, since = ${now}, next_run_at = ${now}
      WHERE user_id = ${userId} AND ${isNow}`,
    // Moved invoices may have reminders of their own.
    insertSelect(
      reminderSettings,
      { userId: earlierId, plan: 'none', since: now, nextRunAt: 0 },
      sql`WHERE ${isNow} ON CONFLICT DO NOTHING`,
    ),
    sql`UPDATE ${reminderSteps} SET user_id = ${earlierId} WHERE user_id = ${userId} AND ${isNow}
      AND plan NOT IN (SELECT own.plan FROM ${reminderSteps} AS own WHERE own.user_id = ${earlierId})`,
  ];
}
