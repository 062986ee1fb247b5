import { eq } from 'drizzle-orm';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import {
  createDueOccurrences,
  runTimeOn,
  type SeriesRun,
} from '#app/features/recurring/server/create-due-occurrences.server.ts';
import { seriesDefaults } from '#app/features/recurring/server/create-occurrence.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { emails } from '#db/email-schema.ts';
import { clients, invoices } from '#db/schema.ts';
import { series, seriesOccurrences } from '#db/series-schema.ts';
import { sampleContent } from './sample-content.ts';
import { createSampleSeller } from './sample-seller.ts';

/** The default time zone of the harness's sellers. */
export const seriesZone = 'Pacific/Auckland';

/** Payment details that are sufficient for the sellers' invoices. */
export const bankColumns = {
  bankName: 'First',
  accountHolder: 'Wren',
  accountNumber: '12345678',
  routingNumber: '021000021',
};
/** The columns of a plan with three invoices, and of an unlimited one. */
export const freeColumns = {
  subscriptionStatus: 'free' as const,
  planName: null,
  invoiceLimit: 3,
  subscriptionEndMs: null,
};
export const unlimitedColumns = {
  subscriptionStatus: 'active' as const,
  planName: 'Pro' as const,
  invoiceLimit: null,
  subscriptionStart: '2026-01-01',
  subscriptionEndMs: Date.UTC(2090, 0),
};

type SeriesChanges = Partial<typeof series.$inferInsert>;
type Over = { content?: Partial<InvoiceContent>; timeZone?: string };

/** Creates a seller with an unlimited plan, their client, and a monthly series from 31 January 2026. */
export async function startSampleSeries(
  db: Database,
  changes: SeriesChanges = {},
  { content = {}, timeZone = seriesZone }: Over = {},
) {
  const { userId, cookie } = await createSampleSeller(db, { ...unlimitedColumns, ...bankColumns });
  const confirmed = { timeZone, emailVerifiedAt: 1, createdAt: 0 };
  await db.update(users).set(confirmed).where(eq(users.id, userId));
  const clientId = crypto.randomUUID();
  await db.insert(clients).values({
    id: clientId,
    userId,
    name: 'Finch & Sons',
    email: 'ann@finch.example',
    address: '1 Low Street',
    country: 'us',
    createdAt: 1,
  });
  const id = await insertSampleSeries(db, { userId, clientId }, changes, { content, timeZone });
  return { id, userId, clientId, cookie };
}

/** Creates a monthly series of a seller for one of their clients, by default from 31 January 2026. */
export async function insertSampleSeries(
  db: Database,
  { userId, clientId }: { userId: string; clientId: string },
  changes: SeriesChanges = {},
  { content = {}, timeZone = seriesZone }: Over = {},
): Promise<string> {
  const sample = sampleContent({ clientId, notes: 'For {month year}, {quarter}', ...content });
  const id = crypto.randomUUID();
  const anchor = changes.anchor ?? '2026-01-31';
  await db.insert(series).values({
    id,
    userId,
    draft: JSON.stringify(draftOfInvoice(sample, null)),
    country: 'us',
    clientName: 'Finch & Sons',
    currency: 'USD',
    totalMinor: 16_501,
    monthDay: changes.unit && changes.unit !== 'month' ? null : Number(anchor.slice(8)),
    unit: 'month',
    every: 1,
    firstN: 1,
    state: 'active',
    nextN: 1,
    nextRunAt: runTimeOn(anchor, timeZone),
    createdAt: 1,
    updatedAt: 1,
    ...changes,
    anchor,
  });
  return id;
}

/** Runs the job at an instant (ms). An error fails the test, unless errors are collected. */
export function runSeries(
  db: Database,
  now: number,
  reportError: SeriesRun['reportError'] = (error) => {
    throw error;
  },
) {
  return createDueOccurrences(db, {
    now,
    dailyQuota: null,
    limit: 100,
    publishToUser: () => {},
    defaultsOf: seriesDefaults,
    reportError,
  });
}

/** Returns a seller's invoices in order of creation. */
export const madeOf = (db: Database, userId: string) => {
  const made = db.select().from(invoices).where(eq(invoices.userId, userId));
  return made.orderBy(invoices.createdAt, invoices.invoiceNumber);
};

/** Returns how each occurrence of a series ended: `made`, or why it waits. */
export async function endsOf(db: Database, id: string): Promise<string[]> {
  const ofSeries = eq(seriesOccurrences.seriesId, id);
  const found = await db.select().from(seriesOccurrences).where(ofSeries);
  return found.toSorted((one, other) => one.n - other.n).map(({ state, why }) => why ?? state);
}

/** Returns a seller's emails. */
export const seriesEmails = (db: Database, userId: string) =>
  db.select().from(emails).where(eq(emails.userId, userId));
