import type { Row } from '@libsql/client/http';
import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { isReady, orderByOldestTry } from '#app/features/operations/public.server.ts';
import { deleteUnusedPictures } from '#app/features/settings/public.server.ts';
import { credentials, emailLinks, loginCodes, sessions, users } from '#db/account-schema.ts';
import { otherBanks } from '#db/bank-schema.ts';
import { appStorePurchases, renewingPlans, retainedBilling } from '#db/billing-schema.ts';
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
import {
  documentCodes,
  documentEvents,
  issuedVersions,
  issueRecords,
  pdfFiles,
} from '#db/history-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { jobFailures } from '#db/job-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { invoiceLinks } from '#db/link-schema.ts';
import { looks } from '#db/look-schema.ts';
import { read } from '#db/read.server.ts';
import {
  invoiceReminders,
  reminderSettings,
  reminderSteps,
  unsentReminders,
} from '#db/reminder-schema.ts';
import { resetLinks } from '#db/reset-link-schema.ts';
import { paymentSchedules } from '#db/schedule-schema.ts';
import { clients, invoices, paymentEvents, productsServices, userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

/** A closed account; times in ms. */
export type ClosedUser = { id: string; closedAt: number };

const accountQueue = {
  job: 'wipe-closed',
  itemId: sql`users.id`,
  userId: sql`users.id`,
} as const;

/** Lists accounts that were closed at or before a given time (ms) and are ready at `now` (ms), in fair order. */
export async function selectClosedUsers(
  db: Database,
  { closedBy, now, limit }: { closedBy: number; now: number; limit: number },
): Promise<ClosedUser[]> {
  const found = await read(
    db
      .select({ id: users.id, closedAt: sql<number>`${users.deletedAt}` })
      .from(users)
      .where(and(lte(users.deletedAt, closedBy), isReady(accountQueue, now)))
      .orderBy(...orderByOldestTry({ ...accountQueue, since: sql`users.deleted_at` }))
      .limit(limit),
  );
  return found;
}

/** Tables with many rows per user, deleted in pages along an index so that no other write waits long. */
const longTables = {
  invoices: {
    table: invoices,
    order: [invoices.kind, invoices.archived, invoices.createdAt, invoices.id],
  },
  clients: { table: clients, order: [clients.createdAt, clients.id] },
  products: { table: productsServices, order: [productsServices.createdAt, productsServices.id] },
};

/** The names of those tables in the order in which they are wiped. */
export const longTableNames = Object.keys(longTables) as (keyof typeof longTables)[];

/** Tables whose rows belong to an invoice and are deleted with it. */
const hangingOn = [
  paymentEvents,
  invoiceLinks,
  payments,
  paymentSchedules,
  checkoutAttempts,
  cardDisputes,
  cardRefunds,
  deliveries,
  emails,
  receiptDue,
  invoiceReminders,
  unsentReminders,
  documentEvents,
  documentCodes,
  issuedVersions,
  issueRecords,
  pdfFiles,
];

/**
 * Deletes up to `limit` rows of a closed account from one of its long tables. Invoices are deleted with their public
 * page's event counts and, in a second round trip, their pictures. Deletes nothing if the account was reopened.
 * @returns the number of deleted rows; fewer than `limit` when none are left
 */
export async function wipeRows(
  db: Database,
  user: ClosedUser,
  name: keyof typeof longTables,
  limit: number,
): Promise<number> {
  const { table, order } = longTables[name];
  const stretch = db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.userId, user.id), isStillClosed(user)))
    .orderBy(...order.map((column) => asc(column)))
    .limit(limit);
  const results = await writeBatch(db, [
    ...(name === 'invoices'
      ? hangingOn.map((each) => db.delete(each).where(inArray(each.invoiceId, stretch)))
      : []),
    name === 'invoices'
      ? db.delete(invoices).where(inArray(invoices.id, stretch)).returning(pictureIds(invoices))
      : db.delete(table).where(inArray(table.id, stretch)),
  ]);
  const deleted = results.at(-1);
  if (name === 'invoices') await wipePictures(db, deleted?.rows);
  return deleted?.rowsAffected ?? 0;
}

/**
 * Deletes the rest of a closed account once its long tables are empty, and in the same write saves the ids that
 * identify its payments at the providers. One round trip, plus one if it had pictures.
 * @param keptUntil ms
 * @returns false if the account was reopened
 */
export async function wipeUser(db: Database, user: ClosedUser, keptUntil: number) {
  const { id, closedAt } = user;
  const ifClosed = isStillClosed(user);
  const kept = { closedAt, keptUntil };
  const results = await writeBatch(db, [
    insertSelect(
      retainedBilling,
      { ...kept, source: 'stripe', reference: sql`${userSettings.stripeCustomerId}` },
      sql`FROM ${userSettings} WHERE ${eq(userSettings.userId, id)} AND ${userSettings.stripeCustomerId} IS NOT NULL
        AND ${ifClosed} ON CONFLICT DO NOTHING`,
    ),
    insertSelect(
      retainedBilling,
      { ...kept, source: 'app_store', reference: sql`${appStorePurchases.reference}` },
      sql`FROM ${appStorePurchases} WHERE ${and(
        eq(appStorePurchases.userId, id),
        eq(appStorePurchases.isSandbox, false),
        ifClosed,
      )} ON CONFLICT DO NOTHING`,
    ),
    sql`DELETE FROM ${loginCodes} WHERE email = (SELECT lower(${users.email}) FROM ${users} WHERE ${eq(users.id, id)} AND ${ifClosed})`,
    ...[
      renewingPlans,
      appStorePurchases,
      emailLinks,
      resetLinks,
      sessions,
      credentials,
      otherBanks,
      connectedAccounts,
      emailBlocks,
      emailSettings,
      emailStops,
      emailTemplates,
      reminderSettings,
      reminderSteps,
      calendarFeeds,
      jobFailures,
      looks,
      customFields,
    ].map((table) => db.delete(table).where(and(eq(table.userId, id), ifClosed))),
    db
      .delete(userSettings)
      .where(and(eq(userSettings.userId, id), ifClosed))
      .returning(pictureIds(userSettings)),
    db.delete(users).where(and(eq(users.id, id), ifClosed)),
  ]);
  await wipePictures(db, results.at(-2)?.rows);
  return results.at(-1)?.rowsAffected === 1;
}

const pictureIds = (table: typeof invoices | typeof userSettings) => ({
  logoId: table.logoId,
  signatureId: table.signatureId,
});

/** Deletes the pictures of rows that were just deleted, unless something else shows them. */
async function wipePictures(db: Database, rows: readonly Row[] = []): Promise<void> {
  const ids = new Set(rows.flatMap(({ logo_id, signature_id }) => [logo_id, signature_id]));
  ids.delete(null);
  if (ids.size > 0) await writeBatch(db, [deleteUnusedPictures([...ids].map(String))]);
}

function isStillClosed({ id, closedAt }: ClosedUser): SQL {
  return sql`EXISTS (SELECT 1 FROM ${users} WHERE ${and(eq(users.id, id), eq(users.deletedAt, closedAt))})`;
}

const customerQueue = {
  job: 'forget-customers',
  itemId: sql`kept_billing.reference`,
  userId: sql`kept_billing.reference`,
} as const;

/** Lists Stripe customers of wiped accounts that still exist at Stripe, in fair order. */
export async function listCustomersToDelete(
  db: Database,
  { now, limit }: { now: number; limit: number },
): Promise<string[]> {
  const found = await read(
    db
      .select({ customerId: retainedBilling.reference })
      .from(retainedBilling)
      .where(
        and(
          eq(retainedBilling.source, 'stripe'),
          isNull(retainedBilling.forgottenAt),
          isReady(customerQueue, now),
        ),
      )
      .orderBy(...orderByOldestTry({ ...customerQueue, since: sql`kept_billing.closed_at` }))
      .limit(limit),
  );
  return found.map(({ customerId }) => customerId);
}

/**
 * Records when a customer was deleted at Stripe (ms).
 * @returns false if another run had recorded it
 */
export async function recordClosedCustomer(
  db: Database,
  customerId: string,
  now: number,
): Promise<boolean> {
  const [noted] = await writeBatch(db, [
    db
      .update(retainedBilling)
      .set({ forgottenAt: now })
      .where(
        and(
          eq(retainedBilling.source, 'stripe'),
          eq(retainedBilling.reference, customerId),
          isNull(retainedBilling.forgottenAt),
        ),
      ),
  ]);
  return noted?.rowsAffected === 1;
}

/** The statement that deletes the retained billing rows whose retention ended by a given time (ms). */
export function deleteRetainedBilling(db: Database, endedBy: number) {
  return db.delete(retainedBilling).where(lte(retainedBilling.keptUntil, endedBy));
}
