import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
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
import { emailSettings, emailStops, emails, emailTemplates, thanksDue } from '#db/email-schema.ts';
import { documentEvents, issuedVersions } from '#db/history-schema.ts';
import { jobFailures } from '#db/job-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { nextVersion } from '#db/next-version.ts';
import { resetLinks } from '#db/reset-link-schema.ts';
import { clients, invoices, productsServices, userSettings } from '#db/schema.ts';
import { series } from '#db/series-schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { joinReaders, joinReminders, type ReaderKey } from './join-sending.server.ts';

export type Joining = {
  /** Who proved the address, and the session that asks. */
  userId: string;
  sessionId: string;
  earlierId: string;
  /** Documents that nobody has seen, of either account, whose numbers both have, with their new numbers. */
  renumbered: { id: string; number: string }[];
  /** Mailboxes to which the newer account sent. */
  readers: ReaderKey[];
  /** The earlier account's highest number from then on. */
  lastNumber: number | null;
  /** The earlier account's password was just given. */
  keepsPassword: boolean;
  /** Milliseconds since the epoch. */
  now: number;
};

/** What belongs to an invoice and names its owner. */
export const tablesOfInvoices = [
  cardDisputes,
  cardRefunds,
  checkoutAttempts,
  documentEvents,
  issuedVersions,
  emails,
  payments,
  thanksDue,
];

/**
 * Makes the earlier account that of its address's owner, all or nothing, in one round trip. It keeps its id, and so its plan,
 * its links and its settings; it gets address, ways in, invoices with all that belongs to them, clients,
 * products, recurring invoices, words of mails, reminders where it has none, the calendar and the account at Stripe of the newer one, which is closed, and
 * the session that asks. All other sessions end, and a password that was not just given. Sent again, it does nothing more and
 * answers the same.
 * @returns false when the session is over, the account is not theirs to claim, or the newer one pays
 * @throws a broken constraint when a number was taken meanwhile, or a document issued whose number was to change
 */
export async function joinAccounts(db: Database, joining: Joining): Promise<boolean> {
  const { userId, sessionId, earlierId, renumbered, readers, lastNumber } = joining;
  const { keepsPassword, now } = joining;
  const asks = sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${sessions.id} = ${sessionId} AND ${sessions.userId} = ${userId})`;
  const isJoined = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${userId} AND ${users.joinedTo} = ${earlierId})`;
  // The session moves last, so a batch that is sent again finds nothing to do.
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
    ...joinReaders(readers, { userId, earlierId, isNow }),
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
    // Days are the joined account's; a run that read one before knows the other owner.
    sql`UPDATE ${series} SET user_id = ${earlierId}, updated_at = ${nextVersion(series.updatedAt, now)},
      next_run_at = CASE WHEN next_run_at IS NOT NULL THEN ${now} END WHERE user_id = ${userId} AND ${isNow}`,
    // What the earlier account has of its own stays; a stop by the operator holds for both.
    ...[emailTemplates, emailSettings, emailStops].map(
      (table) =>
        sql`UPDATE OR IGNORE ${table} SET user_id = ${earlierId} WHERE user_id = ${userId} AND ${isNow}`,
    ),
    // Whoever had the earlier account may know its address.
    sql`DELETE FROM ${calendarFeeds} WHERE user_id = ${earlierId} AND ${isNow}`,
    sql`UPDATE ${calendarFeeds} SET user_id = ${earlierId} WHERE user_id = ${userId} AND ${isNow}`,
    // Its payments and refunds still come; only one account at Stripe takes new ones.
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
