import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { describeHistory } from '#app/features/history/words/describe-history.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { documentEvents, issuedVersions } from '#db/history-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { importFiles, largeFreshBooksFile } from '#tests/fixtures/import-files.ts';
import { createImporter, importPlan, previewInvoices } from '#tests/support/import-harness.ts';
import { readImportText, reportedRows } from '#tests/support/parse-import-text.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

const seller = (columns: object = {}) => createImporter(db, { country: 'ca', ...columns });
const rowsOf = (userId: string) =>
  db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(asc(invoices.createdAt), asc(invoices.id));
const settingsOf = async (userId: string) => {
  const [row] = await db.select().from(userSettings).where(eq(userSettings.userId, userId));
  return [row?.totalInvoicesCreated, row?.lastInvoiceNumber];
};
/** Returns the sentences in the history of a seller's invoices. */
async function historyOf(userId: string) {
  const events = await db.select().from(documentEvents).where(eq(documentEvents.userId, userId));
  const around = { invoiceNumber: '1', country: 'ca', currency: 'USD', timeZone: 'UTC' } as const;
  return describeHistory(events, around).map(({ text }) => text);
}
/** Drafts, because their numbers can be changed. */
const { plan: quickBooks } = await readImportText(
  importFiles.quickBooks.replace('Currency', 'Currency,Status').replaceAll('USD', 'USD,Draft'),
  { country: 'uk' },
);

describe('credit notes and estimates', () => {
  const kindsOf = async (userId: string) =>
    (await rowsOf(userId)).map(({ kind, invoiceNumber, status }) => [kind, invoiceNumber, status]);

  test('of a file are stored as their own kind, once, even with the number of an invoice', async () => {
    const { userId, cookie } = await seller({ country: 'us' });
    const types = importFiles.quickBooksTypes.replace('EST-3', '1037');
    const { plan } = await readImportText(types);
    expect(await importPlan(db, cookie, plan)).toMatchObject({ added: 3, there: 0 });
    const expected = [
      ['invoice', '1037', 'unpaid'],
      ['credit-note', 'CM-12', 'issued'],
      ['estimate', '1037', 'open'],
    ];
    expect(await kindsOf(userId)).toEqual(expected);
    expect((await rowsOf(userId)).map((row) => row.totalMinor)).toEqual([40000, 10000, 100000]);
    const ofUser = eq(issuedVersions.userId, userId);
    const versions = await db.select().from(issuedVersions).where(ofUser);
    expect(versions.map(({ cause }) => cause)).toEqual(Array(3).fill('taken-over'));
    expect(await db.$count(payments, eq(payments.userId, userId))).toBe(0);
    expect(await settingsOf(userId)).toEqual([1, null]);
    expect(await importPlan(db, cookie, plan)).toMatchObject({ added: 0, there: 3 });
    expect(await kindsOf(userId)).toEqual(expected);
  });

  test('keep the answers of clients', async () => {
    const { userId, cookie } = await seller({ country: 'us' });
    const rows = ['Accepted', 'Declined', 'Invoiced', 'Expired', 'Draft'].map(
      (status, at) => `${at + 1},Cool Cars,2026-01-3${at % 2},2026-02-15,${status},Work,1,100,USD`,
    );
    const headings =
      'Estimate No,Customer,Estimate Date,Expiration Date,Status,Item Description,Item Quantity,Item Rate,Currency';
    const { plan } = await readImportText(`${headings}\n${rows.join('\n')}\n`);
    expect(await importPlan(db, cookie, plan)).toMatchObject({ added: 5 });
    const sorted = (await kindsOf(userId)).sort(([, one = ''], [, other = '']) =>
      one < other ? -1 : 1,
    );
    expect(sorted.map(([, , status]) => status)).toEqual([
      'accepted',
      'declined',
      'invoiced',
      'open',
      'open',
    ]);
  });
});

test('a custom table is imported without a product’s name, and recognizes what was imported under one', async () => {
  const { userId, cookie } = await seller();
  const table = { ...quickBooks, source: 'other' } as typeof quickBooks;
  expect(await importPlan(db, cookie, table)).toMatchObject({ added: 2, there: 0 });
  expect(await importPlan(db, cookie, table)).toMatchObject({ added: 0, there: 2 });
  const told = Array(2).fill(expect.stringMatching(/^Imported from a file on /));
  expect(await historyOf(userId)).toEqual(told);
  const russian = await inLanguage('ru', () => historyOf(userId));
  expect(russian[0]).toMatch(/^Импорт из файла: .+$/);
  const named = await seller();
  await importPlan(db, named.cookie, quickBooks);
  expect(await previewInvoices(db, named.cookie, table)).toEqual(['there', 'there']);
  expect(await importPlan(db, named.cookie, table)).toMatchObject({ added: 0, there: 2 });
});

const rows = isFullStrain ? 10_000 : 1_000;

test(`${rows} rows with broken ones among them: each is reported, none is half imported, and a second import adds nothing`, async () => {
  const broken = Array.from({ length: rows / 200 }, (_, at) => at * 97 + 1);
  const whole = rows / 2 - broken.length;
  const { plan } = await readImportText(largeFreshBooksFile(rows, new Set(broken)));
  expect(reportedRows(plan).broken).toEqual(
    broken.map((invoice) => ({
      row: invoice * 2 + 1,
      number: String(invoice).padStart(7, '0'),
      message: '“two” isn’t a number',
    })),
  );
  const { userId, cookie } = await seller({ country: 'us' });
  for (const sum of [
    { added: whole, there: 0, leftOut: 0 },
    { added: 0, there: whole, leftOut: 0 },
  ]) {
    expect(await importPlan(db, cookie, plan)).toMatchObject(sum);
    const stored = await rowsOf(userId);
    expect(stored).toHaveLength(whole);
    expect(stored.every(({ totalMinor }) => totalMinor === 4320)).toBe(true);
    expect((await settingsOf(userId))[0]).toBe(whole);
  }
}, 240_000);
