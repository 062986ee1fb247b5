import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { recordEdit } from '#app/features/history/public.server.ts';
import { credentials, emailLinks, sessions, users } from '#db/account-schema.ts';
import { appStorePurchases } from '#db/billing-schema.ts';
import { calendarFeeds } from '#db/calendar-schema.ts';
import type { Database } from '#db/client.server.ts';
import {
  cardDisputes,
  cardRefunds,
  checkoutAttempts,
  connectedAccounts,
} from '#db/connect-schema.ts';
import { customFields } from '#db/custom-field-schema.ts';
import { deliveries } from '#db/delivery-schema.ts';
import {
  emailBlocks,
  emailSettings,
  emailStops,
  emails,
  emailTemplates,
  receiptDue,
} from '#db/email-schema.ts';
import { documentEvents, issuedVersions } from '#db/history-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { jobFailures } from '#db/job-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { looks } from '#db/look-schema.ts';
import { nextVersion } from '#db/next-version.ts';
import { reminderSettings, reminderSteps } from '#db/reminder-schema.ts';
import { resetLinks } from '#db/reset-link-schema.ts';
import { clients, invoices, productsServices, userSettings } from '#db/schema.ts';
import { series } from '#db/series-schema.ts';
import { writeBatch } from '#db/write.server.ts';

/** A mailbox that the newer account sent to, with its address key there and in the joined account. */
type RecipientKey = { address: string; key: string; joinedKey: string };

type Joined = { userId: string; earlierId: string; now: number; isNow: SQL };

/**
 * Moves emails and unsubscribes to the joined account's address keys, so that recipients who unsubscribed from the
 * newer account get no email from the joined one. Must run before the invoices move, because their emails move with
 * them.
 */
function joinRecipients(
  readers: readonly RecipientKey[],
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
function joinReminders({ userId, earlierId, now, isNow }: Joined): SQL[] {
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

type Joining = {
  /** The user who confirmed the address, and the requesting session. */
  userId: string;
  sessionId: string;
  earlierId: string;
  /** Unissued documents of either account whose numbers both accounts use, with their new numbers. */
  renumbered: { id: string; number: string }[];
  /** The mailboxes that the newer account sent to. */
  readers: RecipientKey[];
  /** The earlier account's highest invoice number after the join. */
  lastNumber: number | null;
  /** Whether the user has just entered the earlier account's password. */
  keepsPassword: boolean;
  /** Milliseconds since the epoch. */
  now: number;
};

/** The tables whose rows belong to an invoice and contain its owner's id. */
export const tablesOfInvoices = [
  cardDisputes,
  cardRefunds,
  checkoutAttempts,
  deliveries,
  documentEvents,
  issuedVersions,
  emails,
  payments,
  receiptDue,
];

/**
 * Gives the earlier account to the owner of its address, atomically and in one round trip. The earlier account keeps
 * its id, and so its plan, links and settings. It gets the newer account's address, sign-in methods, invoices with
 * everything that belongs to them, clients, products, recurring invoices, email templates, reminders (if it has none),
 * calendar and Stripe account, and the requesting session. The newer account is closed. All other sessions are deleted,
 * and so is a password that was not just entered. Idempotent: a retry returns the same result.
 * @returns false if the session has ended, the account is not theirs to claim, or the newer account has paid
 * @throws a constraint error if a number was taken or a document to renumber was issued in between
 */
export async function joinAccounts(db: Database, joining: Joining): Promise<boolean> {
  const { userId, sessionId, earlierId, renumbered, readers, lastNumber } = joining;
  const { keepsPassword, now } = joining;
  const asks = sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${sessions.id} = ${sessionId} AND ${sessions.userId} = ${userId})`;
  const isJoined = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${userId} AND ${users.joinedTo} = ${earlierId})`;
  // The session moves last, so a retried batch finds nothing to do.
  const isNow = sql`${isJoined} AND ${asks}`;
  const both = sql`IN (${userId}, ${earlierId})`;
  const hasOwnPassword = sql`EXISTS (SELECT 1 FROM ${credentials} AS own WHERE own.kind = 'password' AND own.subject = ${userId})`;

  const results = await writeBatch(db, [
    sql`UPDATE ${users} SET email = NULL, deleted_at = ${now}, joined_to = ${earlierId} WHERE ${and(
      eq(users.id, userId),
      isNull(users.deletedAt),
      isNotNull(users.emailVerifiedAt),
      asks,
    )} AND EXISTS (SELECT 1 FROM users AS earlier WHERE earlier.id = ${earlierId} AND earlier.email IS NULL
        AND earlier.deleted_at IS NULL AND earlier.former_email = lower(${users.email}))
      AND NOT EXISTS (SELECT 1 FROM ${appStorePurchases} WHERE ${appStorePurchases.userId} = ${userId})
      AND NOT EXISTS (SELECT 1 FROM ${userSettings} WHERE ${userSettings.userId} = ${userId}
        AND ${userSettings.stripeCustomerId} IS NOT NULL)`,
    sql`UPDATE ${users} SET email = former_email, former_email = NULL, address_lost_at = NULL, claim_tries = 0,
      email_verified_at = ${now}, payment_check_since = ${now} WHERE id = ${earlierId} AND ${isNow}`,
    ...renumbered.flatMap(({ id, number }) => {
      const version = nextVersion(invoices.updatedAt, now);
      const isThis = sql`${eq(invoices.id, id)} AND ${invoices.userId} ${both} AND ${isNow}`;
      return [
        recordEdit({ invoiceNumber: number }, version, isThis),
        sql`UPDATE ${invoices} SET invoice_number = ${number}, updated_at = ${version} WHERE ${isThis}`,
      ];
    }),
    ...joinRecipients(readers, { userId, earlierId, isNow }),
    ...[invoices, clients, productsServices, jobFailures].map(
      (table) =>
        sql`UPDATE ${table} SET user_id = ${earlierId} WHERE user_id = ${userId} AND ${isNow}`,
    ),
    ...tablesOfInvoices.map(
      (
        table,
      ) => sql`UPDATE ${table} SET user_id = ${earlierId} WHERE user_id = ${userId} AND ${isNow}
        AND invoice_id IN (SELECT ${invoices.id} FROM ${invoices} WHERE ${invoices.userId} = ${earlierId})`,
    ),
    // Dates follow the joined account's time zone; a job that already read a row sees that its owner changed.
    sql`UPDATE ${series} SET user_id = ${earlierId}, updated_at = ${nextVersion(series.updatedAt, now)},
      next_run_at = CASE WHEN next_run_at IS NOT NULL THEN ${now} END WHERE user_id = ${userId} AND ${isNow}`,
    // Clients keep their looks; the earlier account's own default wins.
    sql`UPDATE ${looks} SET user_id = ${earlierId}, is_default = is_default AND NOT EXISTS (SELECT 1 FROM ${looks} AS own
      WHERE own.user_id = ${earlierId} AND own.is_default) WHERE user_id = ${userId} AND ${isNow}`,
    // The earlier account's own rows win; an operator's block applies to both accounts.
    ...[emailTemplates, emailSettings, emailStops, customFields].map(
      (table) =>
        sql`UPDATE OR IGNORE ${table} SET user_id = ${earlierId} WHERE user_id = ${userId} AND ${isNow}`,
    ),
    // The earlier account's previous owner may know its calendar address.
    sql`DELETE FROM ${calendarFeeds} WHERE user_id = ${earlierId} AND ${isNow}`,
    sql`UPDATE ${calendarFeeds} SET user_id = ${earlierId} WHERE user_id = ${userId} AND ${isNow}`,
    // Its payments and refunds are still recorded, but only one Stripe account takes new ones.
    sql`UPDATE ${connectedAccounts} SET user_id = ${earlierId}, state = CASE WHEN EXISTS (
        SELECT 1 FROM ${connectedAccounts} AS own WHERE own.user_id = ${earlierId} AND own.state <> 'withdrawn')
        THEN 'withdrawn' ELSE state END WHERE user_id = ${userId} AND ${isNow}`,
    ...joinReminders({ userId, earlierId, now, isNow }),
    sql`UPDATE ${userSettings} SET last_invoice_number = ${lastNumber}, total_invoices_created = total_invoices_created
      + coalesce((SELECT newer.total_invoices_created FROM ${userSettings} AS newer WHERE newer.user_id = ${userId}), 0)
      WHERE user_id = ${earlierId} AND ${isNow}`,
    sql`DELETE FROM ${credentials} WHERE user_id = ${earlierId} AND ${isNow}
      AND NOT (kind = 'password' AND ${keepsPassword ? sql`NOT ${hasOwnPassword}` : sql`false`})`,
    sql`UPDATE ${credentials} SET user_id = ${earlierId}, subject = CASE kind WHEN 'password' THEN ${earlierId} ELSE subject END
      WHERE user_id = ${userId} AND ${isNow}`,
    ...[emailLinks, resetLinks].map(
      (links) => sql`DELETE FROM ${links} WHERE user_id ${both} AND ${isNow}`,
    ),
    sql`DELETE FROM ${sessions} WHERE user_id ${both} AND id <> ${sessionId} AND ${isNow}`,
    sql`UPDATE ${sessions} SET user_id = ${earlierId} WHERE id = ${sessionId} AND user_id = ${userId} AND ${isJoined}`,
    sql`SELECT 1 FROM ${sessions} WHERE id = ${sessionId} AND user_id = ${earlierId} AND ${isJoined}`,
  ]);
  return results.at(-1)?.rows.length === 1;
}
