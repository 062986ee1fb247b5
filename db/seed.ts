import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { eq, inArray, or, sql } from 'drizzle-orm';
import { currentPeriodStart } from '#app/domain/billing/allowance.ts';
import { countries } from '#app/domain/country/country.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { parseDecimal } from '#app/domain/money/decimal.ts';
import { retainedPaymentDetails } from '#app/domain/settings/business-profile-defaults.ts';
import { startHistory } from '#app/features/history/public.server.ts';
import { toContentColumns } from '#app/features/invoice-sheet/public.server.ts';
import { issuePaidInvoices, recordEntries } from '#app/features/payments/public.server.ts';
import { pictureColumns, savePictures } from '#app/features/settings/public.server.ts';
import { type Statement, writeBatch } from '#db/write.server.ts';
import { credentials, users } from './account-schema.ts';
import { type Database, isDatabaseUnavailable, openDatabase } from './client.server.ts';
import { documentEvents } from './history-schema.ts';
import { payments } from './ledger-schema.ts';
import { clients, invoices, paymentEvents, productsServices, userSettings } from './schema.ts';
import { crowdEmails, seedCrowd, wholeCrowd } from './seed/crowd.ts';
import { type DemoAccount, describeDemoAccounts } from './seed/demo-accounts.ts';
import { demoEvents } from './seed/demo-events.ts';
import { demoPayments } from './seed/demo-payments.ts';

/** The password of every demo account. */
export const demoPassword = 'billwren demo 2026';

/** Its hash with a fixed salt, so that every run writes the same. */
const demoPasswordHash =
  'scrypt$16384$8$5$YmlsbHdyZW4gZGVtbyAwMQ$Dj2fMiuOK-VORT9OiQIzg7B1UkNZdSa9duFRJZZdo8A';

const dayMs = 86_400_000;

/** Age of the demo pictures in days: newer invoices contain them. */
const picturesSinceDays = 60;

/**
 * Recreates the demo accounts, each in one write: existing data of an account with the same address is removed first.
 * The same `now` (ms) gives the same rows, including ids; no other data is changed.
 */
export async function seed(db: Database, now: number): Promise<DemoAccount[]> {
  const accounts = describeDemoAccounts(now);
  for (const account of accounts) await writeBatch(db, statementsFor(db, account, now));
  return accounts;
}

function statementsFor(db: Database, account: DemoAccount, now: number): Statement[] {
  const { email, seller, timeZone, plan } = account;
  const { country } = seller;
  const userId = demoId(email);
  const createdAt = now - 500 * dayMs;
  const rows = account.invoices.map((invoice, index) => invoiceRow(account, invoice, index, now));
  const estimates = (account.estimates ?? []).map((estimate, index) => ({
    ...invoiceRow(account, estimate, index, now),
    kind: 'estimate' as const,
  }));
  const events = demoEvents(rows, now);
  const paid = demoPayments(rows, new Date(now).toISOString().slice(0, 10));
  const newest = account.invoices.findLast(({ content }) => content.country === country)?.content;
  const periodStart = plan.subscriptionStart
    ? currentPeriodStart({ subscriptionStart: plan.subscriptionStart }, now)
    : null;
  const isInPeriod = (instant: number) =>
    periodStart !== null && new Date(instant).toISOString().slice(0, 10) >= periodStart;
  return [
    db.delete(users).where(or(inArray(users.id, [userId]), sql`lower(${users.email}) = ${email}`)),
    db.insert(users).values({ id: userId, email, emailVerifiedAt: createdAt, timeZone, createdAt }),
    db.insert(credentials).values({
      kind: 'password',
      subject: userId,
      userId,
      passwordHash: demoPasswordHash,
      createdAt,
      updatedAt: createdAt,
    }),
    ...savePictures(account.pictures ?? {}),
    db.insert(userSettings).values({
      userId,
      country,
      preferredCountry: country,
      totalInvoicesCreated: rows.length,
      lastInvoiceNumber: rows.length,
      periodStart,
      periodCount: rows.filter((row) => isInPeriod(row.createdAt)).length,
      taxNumber: seller.taxNumber,
      template: seller.template,
      businessName: seller.businessName,
      email: seller.businessEmail,
      phone: seller.businessPhone,
      website: seller.businessWebsite,
      address: seller.businessAddress,
      postalCode: seller.postalCode,
      ...(newest && retainedPaymentDetails(newest)),
      updatedAt: now,
      ...pictureColumns(account.pictures ?? {}),
      ...plan,
    }),
    db.insert(clients).values(
      account.clients.map((client, index) => ({
        ...client,
        region: countries[client.country].region,
        id: demoId(email, 'client', client.name),
        userId,
        createdAt: createdAt + index * dayMs,
      })),
    ),
    db.insert(productsServices).values(
      account.products.map(({ name, price, code }, index) => ({
        id: demoId(email, 'product', name),
        userId,
        name,
        unitPriceHundredths: parseDecimal(price, 2) ?? 0,
        taxRateThousandths: rows.length > 0 ? (newest?.items[0]?.taxes[0]?.rate ?? 0) / 10 : 0,
        customId: code ?? null,
        createdAt: createdAt + index * dayMs,
      })),
    ),
    // The paid amounts are written by their payments.
    db
      .insert(invoices)
      .values(
        rows.map((row) => (row.status === 'paid' ? { ...row, status: 'unpaid' as const } : row)),
      ),
    ...(estimates.length > 0 ? [db.insert(invoices).values(estimates)] : []),
    ...startHistory(eq(invoices.userId, userId)),
    ...(paid.length > 0
      ? [
          db.insert(payments).values(paid),
          ...issuePaidInvoices(eq(invoices.userId, userId)),
          recordEntries(eq(payments.userId, userId)),
        ]
      : []),
    ...rows.filter(({ status }) => status === 'void').map((row) => voidedEvent(db, row)),
    ...(events.length > 0 ? [db.insert(paymentEvents).values(events), recordFirst(userId)] : []),
  ];
}

/** Sets when the user's invoices were first opened and their buttons first clicked, from their events. */
function recordFirst(userId: string): Statement {
  const first = (event: 'shown' | 'click') =>
    sql`(SELECT min(first_at) FROM ${paymentEvents} WHERE invoice_id = ${invoices.id} AND event = ${event})`;
  return sql`UPDATE ${invoices} SET opened_at = ${first('shown')}, pay_clicked_at = ${first('click')}
    WHERE ${eq(invoices.userId, userId)}`;
}

/** Demo invoices are voided two days after they were saved. */
function voidedEvent(db: Database, { id, userId, createdAt }: DemoRow): Statement {
  return db.insert(documentEvents).values({
    invoiceId: id,
    userId,
    at: createdAt + 2 * dayMs,
    actor: 'owner',
    code: 'voided',
    detail: JSON.stringify({ reason: 'Sent twice' }),
  });
}

type DemoRow = typeof invoices.$inferInsert & { createdAt: number };

function invoiceRow(
  { email, pictures }: DemoAccount,
  invoice: DemoAccount['invoices'][number],
  index: number,
  now: number,
): DemoRow {
  const { content, status, archived, daysAgo, client } = invoice;
  const hasPictures = daysAgo < picturesSinceDays;
  const figures = calculateTotals(content);
  if (!figures.ok) throw new Error(`Demo invoice ${content.invoiceNumber} is too large`);
  // A second apart, so that invoices of one day keep their order; at least 5 minutes old.
  const createdAt = now - daysAgo * dayMs - 300_000 + index * 1000;
  return {
    ...toContentColumns(content, figures.totals),
    id: demoId(email, 'invoice', content.invoiceNumber),
    userId: demoId(email),
    clientId: demoId(email, 'client', client.name),
    saveKey: demoId(email, 'save', content.invoiceNumber),
    status,
    archived,
    createdAt,
    updatedAt: createdAt,
    ...(hasPictures && pictures && pictureColumns(pictures)),
  };
}

/** Derives a UUID that is the same for the same words on every run (version 8, RFC 9562). */
function demoId(...words: string[]): string {
  const hex = createHash('sha256').update(words.join('\n')).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const url = process.env.LIBSQL_URL ?? `http://127.0.0.1:${process.env.LIBSQL_PORT || 8786}`;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
  if (!isLocal && !process.argv.includes('--even-there')) {
    console.error(
      `${url} isn't a local database. Demo accounts have a known password. Add -- --even-there to create them anyway.`,
    );
    process.exit(1);
  }
  const isCrowded = process.argv.includes('--crowd');
  const db = openDatabase({
    url,
    authToken: process.env.LIBSQL_AUTH_TOKEN,
    ...(isCrowded && { timeoutMilliseconds: 120_000 }),
  });
  const accounts = await seed(db, Date.now()).catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    console.error(`There's no database at ${url}. Start it first: npm run dev`);
    process.exit(1);
  });
  for (const { email, invoices: made } of accounts)
    console.log(`${email}: ${made.length} invoices`);
  if (isCrowded) {
    await seedCrowd(db, wholeCrowd, Date.now());
    for (const who of ['busy', 'calm'] as const)
      console.log(`${crowdEmails[who]}: ${wholeCrowd[who]} invoices`);
    console.log(`other accounts: ${wholeCrowd.others} invoices`);
  }
  console.log(`Password for all of them: ${demoPassword}`);
}
