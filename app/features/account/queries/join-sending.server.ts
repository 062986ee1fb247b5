import { type SQL, sql } from 'drizzle-orm';
import { emailBlocks, emails } from '#db/email-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { reminderSettings, reminderSteps } from '#db/reminder-schema.ts';

/** A mailbox to which the newer account sent: its key there, and the one that it has in the joined account. */
export type ReaderKey = { address: string; key: string; joinedKey: string };

type Joined = { userId: string; earlierId: string; now: number; isNow: SQL };

/**
 * Who does not want the newer account's mails gets none of the joined one: mails and blocks get the keys that mailboxes have there.
 * Before the invoices move, whose mails go with them.
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

/** The newer account's plan of reminders goes on where the earlier one has none; steps of a plan that the earlier one changed stay. */
export function joinReminders({ userId, earlierId, now, isNow }: Joined): SQL[] {
  const hasPlan = sql`EXISTS (SELECT 1 FROM ${reminderSettings} AS newer WHERE newer.user_id = ${userId} AND newer.plan <> 'none')`;
  return [
    sql`DELETE FROM ${reminderSettings} WHERE user_id = ${earlierId} AND plan = 'none' AND ${hasPlan} AND ${isNow}`,
    // From now on: what was due before is no reason to remind an earlier client.
    sql`UPDATE OR IGNORE ${reminderSettings} SET user_id = ${earlierId}, since = ${now}, next_run_at = ${now}
      WHERE user_id = ${userId} AND ${isNow}`,
    // Invoices that came along may have reminders of their own.
    insertSelect(
      reminderSettings,
      { userId: earlierId, plan: 'none', since: now, nextRunAt: 0 },
      sql`WHERE ${isNow} ON CONFLICT DO NOTHING`,
    ),
    sql`UPDATE ${reminderSteps} SET user_id = ${earlierId} WHERE user_id = ${userId} AND ${isNow}
      AND plan NOT IN (SELECT own.plan FROM ${reminderSteps} AS own WHERE own.user_id = ${earlierId})`,
  ];
}
