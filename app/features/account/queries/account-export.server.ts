import { count, eq, getTableColumns, sql } from 'drizzle-orm';
import { type DocumentKind, documentKinds } from '#app/domain/documents/kind.ts';
import { selectCustomFields } from '#app/features/custom-fields/public.server.ts';
import { paidOn } from '#app/features/payments/public.server.ts';
import {
  logos,
  settingsColumns as ownSettings,
  shownPictures,
  signatures,
} from '#app/features/settings/public.server.ts';
import { credentials, sessions, users } from '#db/account-schema.ts';
import { appStorePurchases } from '#db/billing-schema.ts';
import { calendarFeeds } from '#db/calendar-schema.ts';
import type { Database } from '#db/client.server.ts';
import { connectedAccounts } from '#db/connect-schema.ts';
import { emailSettings, emailStops, emailTemplates, receiptDue } from '#db/email-schema.ts';
import { documentCodes } from '#db/history-schema.ts';
import { invoiceLinks } from '#db/link-schema.ts';
import { looks } from '#db/look-schema.ts';
import { queryBatch, read } from '#db/read.server.ts';
import {
  invoiceReminders,
  reminderSettings,
  reminderSteps,
  unsentReminders,
} from '#db/reminder-schema.ts';
import { paymentSchedules } from '#db/schedule-schema.ts';
import { invoices, paymentEvents, userSettings } from '#db/schema.ts';
import { loadSizeLimited, sizeLimitedIds } from '#db/size-limited-page.server.ts';

const { userId: ofSettings, ...settingsColumns } = getTableColumns(userSettings);
const {
  userId: ofInvoice,
  saveKey,
  issuedAt,
  logoId,
  signatureId,
  ...invoiceColumns
} = getTableColumns(invoices);

/**
 * Gets everything stored about a user except invoices, clients and products, plus the number of invoices. Secrets are
 * left out: password hashes, session ids and the calendar's address. One snapshot, one round trip.
 */
export async function getAccountToExport(db: Database, userId: string) {
  const [
    [user],
    waysIn,
    browsers,
    [settings],
    purchases,
    stripeAccounts,
    templates,
    stops,
    [emailSettingsRow],
    thanks,
    [reminders],
    reminderPlans,
    [calendar],
    ownLooks,
    [own],
    [counted],
  ] = await queryBatch(db, [
    db.select().from(users).where(eq(users.id, userId)),
    db
      .select({
        kind: credentials.kind,
        subject: credentials.subject,
        createdAt: credentials.createdAt,
        updatedAt: credentials.updatedAt,
      })
      .from(credentials)
      .where(eq(credentials.userId, userId)),
    db
      .select({
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    db
      .select({ ...settingsColumns, otherBanks: ownSettings.otherBanks, ...shownPictures })
      .from(userSettings)
      .leftJoin(logos, eq(logos.id, userSettings.logoId))
      .leftJoin(signatures, eq(signatures.id, userSettings.signatureId))
      .where(eq(ofSettings, userId)),
    db
      .select({
        reference: appStorePurchases.reference,
        signedAt: appStorePurchases.signedAt,
        isSandbox: appStorePurchases.isSandbox,
      })
      .from(appStorePurchases)
      .where(eq(appStorePurchases.userId, userId)),
    db
      .select({
        accountId: connectedAccounts.accountId,
        state: connectedAccounts.state,
        madeAt: connectedAccounts.madeAt,
      })
      .from(connectedAccounts)
      .where(eq(connectedAccounts.userId, userId)),
    db.select().from(emailTemplates).where(eq(emailTemplates.userId, userId)),
    db.select().from(emailStops).where(eq(emailStops.userId, userId)),
    db
      .select({ thanks: emailSettings.thanks })
      .from(emailSettings)
      .where(eq(emailSettings.userId, userId)),
    db
      .select({ invoiceId: receiptDue.invoiceId, paidAt: receiptDue.paidAt })
      .from(receiptDue)
      .where(eq(receiptDue.userId, userId)),
    db.select().from(reminderSettings).where(eq(reminderSettings.userId, userId)),
    db.select().from(reminderSteps).where(eq(reminderSteps.userId, userId)),
    db
      .select({ since: calendarFeeds.createdAt })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, userId)),
    db.select().from(looks).where(eq(looks.userId, userId)),
    selectCustomFields(db, userId),
    db.select({ invoices: count() }).from(invoices).where(eq(ofInvoice, userId)),
  ]);
  return {
    user,
    waysIn,
    browsers,
    settings,
    purchases,
    stripeAccounts,
    templates,
    stops,
    thanksClients: emailSettingsRow?.thanks ?? false,
    thanks,
    reminders,
    reminderPlans,
    calendarSince: calendar?.since ?? null,
    looks: ownLooks,
    customFields: own?.fields ?? null,
    invoices: counted?.invoices ?? 0,
  };
}

export type AccountToExport = Awaited<ReturnType<typeof getAccountToExport>>;

/**
 * Lists the ids of a user's documents in any state, oldest first, in one round trip.
 * @param after the last id already read; null to start from the first
 */
export async function listInvoiceIds(
  db: Database,
  userId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const isAfter =
    after === null
      ? sql`true`
      : sql`(i.created_at, i.id) > (SELECT created_at, id FROM ${invoices} WHERE id = ${after} AND user_id = ${userId})`;
  // Each subquery reads in order from the list index, which starts with the kind and the archived flag.
  const part = (kind: DocumentKind, archived: number) => sql`SELECT * FROM (
    SELECT i.created_at, i.id FROM ${invoices} AS i
    WHERE i.user_id = ${userId} AND i.kind = ${kind} AND i.archived = ${archived} AND ${isAfter}
    ORDER BY i.created_at, i.id LIMIT ${limit})`;
  const parts = documentKinds.flatMap((kind) => [part(kind, 0), part(kind, 1)]);
  const found = await read(
    db.all<{ id: string }>(
      sql`${sql.join(parts, sql` UNION ALL `)} ORDER BY created_at, id LIMIT ${limit}`,
    ),
  );
  return found.map(({ id }) => id);
}

/**
 * Lists a user's invoices by ids, in the order of the ids and without pictures, each with its public page's event
 * counts and its current and revoked links. Reads as many rows per round trip as fit into one response.
 */
export function listInvoicesToExport(db: Database, userId: string, ids: readonly string[]) {
  return loadSizeLimited(
    ids,
    (row: InvoiceToExport) => row.id,
    (asked) => listStretch(db, userId, asked),
  );
}

async function listStretch(db: Database, owner: string, ids: readonly string[]) {
  const fitting = sizeLimitedIds(invoices, invoiceColumns, { owner, ids });
  const [rows, events, links, unsent] = await queryBatch(db, [
    db
      .select({
        ...invoiceColumns,
        paidOn,
        verificationCode: documentCodes.code,
        paymentSchedule: paymentSchedules.steps,
        reminderPlan: invoiceReminders.plan,
        remindersSince: invoiceReminders.since,
        remindersOnAt: invoiceReminders.onAt,
      })
      .from(invoices)
      .leftJoin(documentCodes, eq(documentCodes.invoiceId, invoices.id))
      .leftJoin(paymentSchedules, eq(paymentSchedules.invoiceId, invoices.id))
      .leftJoin(invoiceReminders, eq(invoiceReminders.invoiceId, invoices.id))
      .where(sql`${invoices.id} IN (${fitting})`),
    db.select().from(paymentEvents).where(sql`${paymentEvents.invoiceId} IN (${fitting})`),
    db.select().from(invoiceLinks).where(sql`${invoiceLinks.invoiceId} IN (${fitting})`),
    db.select().from(unsentReminders).where(sql`${unsentReminders.invoiceId} IN (${fitting})`),
  ]);
  return rows.map((row) => ({
    ...row,
    events: events.filter(({ invoiceId }) => invoiceId === row.id),
    links: links.filter(({ invoiceId }) => invoiceId === row.id),
    unsentReminders: unsent.filter(({ invoiceId }) => invoiceId === row.id),
  }));
}

export type InvoiceToExport = Awaited<ReturnType<typeof listStretch>>[number];
