import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { issuedVersions } from '#db/history-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { importingBusiness, importPlan } from '#tests/support/import-harness.ts';
import { readImportText } from '#tests/support/parse-import-text.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { unlimitedColumns } from '#tests/support/series-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

const seller = (changes: object = {}) =>
  createSampleSeller(db, {
    ...importingBusiness,
    ...unlimitedColumns,
    country: 'us',
    ...changes,
  } as Parameters<typeof createSampleSeller>[1]);
const rowsOf = async (userId: string) => {
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(asc(invoices.createdAt), asc(invoices.id));
  return rows.map(({ kind, invoiceNumber, status, totalMinor, paidMinor }) => [
    kind,
    invoiceNumber,
    status,
    totalMinor,
    paidMinor,
  ]);
};

test('invoices, credit notes and estimates of one file are stored as their own kind, once', async () => {
  const { userId, cookie } = await seller();
  const { plan } = await readImportText(importFiles.quickBooksTypes);
  expect(await importPlan(db, cookie, plan)).toMatchObject({ added: 3, there: 0 });
  const expected = [
    ['invoice', '1037', 'unpaid', 40000, 0],
    ['credit-note', 'CM-12', 'issued', 10000, 0],
    ['estimate', 'EST-3', 'open', 100000, 0],
  ];
  expect(await rowsOf(userId)).toEqual(expected);
  const versions = await db
    .select({ number: issuedVersions.invoiceNumber, cause: issuedVersions.cause })
    .from(issuedVersions)
    .where(eq(issuedVersions.userId, userId));
  expect(versions.map(({ number, cause }) => `${number} ${cause}`).sort()).toEqual([
    '1037 taken-over',
    'CM-12 taken-over',
    'EST-3 taken-over',
  ]);
  expect(await db.select().from(payments).where(eq(payments.userId, userId))).toEqual([]);
  const [settings] = await db
    .select({ made: userSettings.totalInvoicesCreated })
    .from(userSettings)
    .where(eq(userSettings.userId, userId));
  expect(settings?.made).toBe(1);
  expect(await importPlan(db, cookie, plan)).toMatchObject({ added: 0, there: 3 });
  expect(await rowsOf(userId)).toEqual(expected);
});

test('an invoice, a credit note and an estimate may have the same number', async () => {
  const { userId, cookie } = await seller();
  const { plan } = await readImportText(
    importFiles.quickBooksTypes.replace('CM-12', '1037').replace('EST-3', '1037'),
  );
  expect(await importPlan(db, cookie, plan)).toMatchObject({ added: 3 });
  expect((await rowsOf(userId)).map(([kind]) => kind)).toEqual([
    'invoice',
    'credit-note',
    'estimate',
  ]);
});

test('a plan without room for invoices has room for the others', async () => {
  const full = { subscriptionStatus: 'free', invoiceLimit: 3, totalInvoicesCreated: 3 };
  const { userId, cookie } = await seller(full);
  const { plan } = await readImportText(importFiles.quickBooksTypes);
  expect(await importPlan(db, cookie, plan)).toEqual({
    added: 2,
    there: 0,
    leftOut: 1,
    stopped: 'limit',
  });
  expect((await rowsOf(userId)).map(([kind]) => kind)).toEqual(['credit-note', 'estimate']);
});

test('estimates keep their answers', async () => {
  const { userId, cookie } = await seller();
  const rows = ['Accepted', 'Declined', 'Invoiced', 'Expired', 'Draft'].map(
    (status, at) => `${at + 1},Cool Cars,2026-01-3${at % 2},2026-02-15,${status},Work,1,100,USD`,
  );
  const headings =
    'Estimate No,Customer,Estimate Date,Expiration Date,Status,Item Description,Item Quantity,Item Rate,Currency';
  const { plan } = await readImportText(`${headings}\n${rows.join('\n')}\n`);
  expect(await importPlan(db, cookie, plan)).toMatchObject({ added: 5 });
  const stored = await rowsOf(userId);
  const statusOf = new Map(stored.map(([, number, status]) => [number, status]));
  expect(['1', '2', '3', '4', '5'].map((number) => statusOf.get(number))).toEqual([
    'accepted',
    'declined',
    'invoiced',
    'open',
    'open',
  ]);
});
