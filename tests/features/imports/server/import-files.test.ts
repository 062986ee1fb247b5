import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { describeHistory } from '#app/features/history/words/describe-history.ts';
import { users } from '#db/account-schema.ts';
import { emailSettings, receiptDue } from '#db/email-schema.ts';
import { documentEvents, issuedVersions } from '#db/history-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { clients, invoices, userSettings } from '#db/schema.ts';
import { importFiles, largeFreshBooksFile } from '#tests/fixtures/import-files.ts';
import {
  createImporter,
  importPlan,
  postImport,
  postLook,
  previewInvoices,
} from '#tests/support/import-harness.ts';
import { invoicesOf, readImportText, reportedRows } from '#tests/support/parse-import-text.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

const seller = (columns: object = {}) => createImporter(db, { country: 'ca', ...columns });
const rowsOf = (userId: string) => {
  const own = db.select().from(invoices).where(eq(invoices.userId, userId));
  return own.orderBy(asc(invoices.createdAt), asc(invoices.id));
};
const clientsOf = (userId: string) => db.select().from(clients).where(eq(clients.userId, userId));
const settingsOf = async (userId: string) => {
  const [row] = await db.select().from(userSettings).where(eq(userSettings.userId, userId));
  return [row?.totalInvoicesCreated, row?.lastInvoiceNumber];
};
const figuresOf = async (userId: string) =>
  (await rowsOf(userId)).map(({ invoiceNumber, status, totalMinor, paidMinor }) => [
    invoiceNumber,
    status,
    totalMinor,
    paidMinor,
  ]);
const change = (id = '', changes: Partial<typeof invoices.$inferInsert> = {}) =>
  db.update(invoices).set(changes).where(eq(invoices.id, id));
/** Returns the sentences in the history of a seller's invoices. */
async function historyOf(userId: string) {
  const events = await db.select().from(documentEvents).where(eq(documentEvents.userId, userId));
  const around = { invoiceNumber: '1', country: 'ca', currency: 'USD', timeZone: 'UTC' } as const;
  return describeHistory(events, around).map(({ text }) => text);
}

const { plan: freshBooks } = await readImportText(importFiles.freshBooks, { country: 'ca' });
/** Drafts, because their numbers can be changed. */
const { plan: quickBooks } = await readImportText(
  importFiles.quickBooks.replace('Currency', 'Currency,Status').replaceAll('USD', 'USD,Draft'),
  { country: 'uk' },
);
const { plan: xero } = await readImportText(
  importFiles.xero.replaceAll('INV-0007', '1037').replaceAll('INV-0008', '1039'),
  { country: 'uk' },
);
const postPlan = (cookie: string, plan: typeof freshBooks, now?: number) => {
  const source = plan.kind === 'invoices' ? plan.source : null;
  const list = invoicesOf(plan).map(({ invoice }) => invoice);
  return postImport(db, cookie, { intent: 'invoices', source, invoices: list }, now);
};

describe('a FreshBooks file', () => {
  test('keeps its numbers, statuses and payment, is marked in the history, and adds nothing the second time', async () => {
    const { userId, cookie } = await seller();
    const people = await readImportText(importFiles.freshBooksClients, { country: 'ca' });
    expect(await importPlan(db, cookie, people.plan)).toMatchObject({ added: 2, there: 0 });
    const none = { added: 4, there: 0, leftOut: 0, stopped: null };
    expect(await importPlan(db, cookie, freshBooks)).toEqual(none);
    expect(await figuresOf(userId)).toEqual([
      ['0000041', 'paid', 118421, 118421],
      ['0000042', 'unpaid', 18396, 0],
      ['0000043', 'unpaid', 45000, 0],
      ['0000044', 'void', 9198, 0],
    ]);
    const [row] = await rowsOf(userId);
    expect(row).toMatchObject({
      clientName: 'Maple Bakery',
      clientEmail: 'anne@maple.example',
      clientAddress: '12 rue Principale\nMontréal, Québec H2X 1Y4\nCanada',
      businessName: 'Wren Studio',
      rounding: 'line',
      invoiceDate: '2026-01-05',
      dueDate: '2026-02-04',
    });
    expect(await db.select().from(payments).where(eq(payments.userId, userId))).toMatchObject([
      { origin: 'taken-over', amountMinor: 118421, day: '2026-02-01', invoiceId: row?.id },
    ]);
    // Invoices that were already sent are issued but not signed; drafts aren't issued.
    const ofUser = eq(issuedVersions.userId, userId);
    const versions = await db.select().from(issuedVersions).where(ofUser);
    expect(versions.map(({ invoiceNumber, cause }) => `${invoiceNumber} ${cause}`).sort()).toEqual([
      '0000041 taken-over',
      '0000042 taken-over',
      '0000044 taken-over',
    ]);
    expect((await clientsOf(userId)).map(({ name }) => name).sort()).toEqual([
      'Bruno "Bo" Tremblay',
      'Bruno Tremblay',
      'Maple Bakery',
    ]);
    const told = await historyOf(userId);
    expect(told.filter((text) => /^Imported from FreshBooks on /.test(text))).toHaveLength(4);
    expect(await settingsOf(userId)).toEqual([4, null]);

    const before = JSON.stringify(await rowsOf(userId));
    expect(await importPlan(db, cookie, freshBooks)).toMatchObject({ added: 0, there: 4 });
    expect(await importPlan(db, cookie, people.plan)).toMatchObject({ added: 0, there: 2 });
    expect(JSON.stringify(await rowsOf(userId))).toBe(before);
    expect(await clientsOf(userId)).toHaveLength(3);
    expect(await settingsOf(userId)).toEqual([4, null]);
  });

  test('imported in two tabs at once it is imported once', async () => {
    const { userId, cookie } = await seller();
    const sums = await Promise.all([1, 2, 3].map(() => importPlan(db, cookie, freshBooks)));
    expect(sums.reduce((sum, { added }) => sum + added, 0)).toBe(4);
    expect(await rowsOf(userId)).toHaveLength(4);
    expect(await clientsOf(userId)).toHaveLength(2);
    expect(await settingsOf(userId)).toEqual([4, null]);
  });
});

test('the next number follows imported ones with the own prefix', async () => {
  const { userId, cookie } = await seller({ country: 'uk' });
  const { plan } = await readImportText(importFiles.xero, { country: 'uk' });
  await importPlan(db, cookie, plan);
  expect(await settingsOf(userId)).toEqual([2, 8]);
});

test('partial payments are in the ledger; no client is thanked for earlier payments', async () => {
  const { userId, cookie } = await seller();
  await db.insert(emailSettings).values({ userId, thanks: true, updatedAt: 0 });
  const { plan } = await readImportText(importFiles.invoiceNinja, { currency: 'USD' });
  await importPlan(db, cookie, plan);
  const figures = (await figuresOf(userId)).map(([number, status, , paid]) => [
    number,
    status,
    paid,
  ]);
  expect(figures).toEqual([
    ['0012', 'unpaid', 501],
    ['0013', 'paid', 5334],
  ]);
  expect(await db.select().from(receiptDue).where(eq(receiptDue.userId, userId))).toEqual([]);
});

test('the plan’s limit: the oldest come first, the others are skipped and reported', async () => {
  const free = { subscriptionStatus: 'free', invoiceLimit: 3, totalInvoicesCreated: 1 };
  const { userId, cookie } = await seller(free);
  expect(await postLook(db, cookie, {})).toMatchObject({ remaining: 2 });
  const sum = { added: 2, there: 0, leftOut: 2, stopped: 'limit' };
  expect(await importPlan(db, cookie, freshBooks)).toEqual(sum);
  expect((await figuresOf(userId)).map(([number]) => number)).toEqual(['0000041', '0000042']);
  expect(await importPlan(db, cookie, freshBooks)).toEqual({ ...sum, added: 0, there: 2 });
  // Credit notes and estimates don't count.
  const { plan } = await readImportText(importFiles.quickBooksTypes);
  expect(await importPlan(db, cookie, plan)).toEqual({ ...sum, leftOut: 1 });
});

test('the report before importing writes nothing, and knows what exists, what differs and what is new', async () => {
  const { userId, cookie } = await seller();
  const [first, second] = invoicesOf(freshBooks);
  await postPlan(cookie, { ...freshBooks, invoices: [first] } as typeof freshBooks);
  expect(await previewInvoices(db, cookie, freshBooks)).toEqual(['there', 'new', 'new', 'new']);
  const people = ['MAPLE bakery', 'Nobody'].map((name) => ({ name, email: '' }));
  expect(await postLook(db, cookie, { clients: people, products: ['Talk'] })).toMatchObject({
    clients: [{ name: 'Maple Bakery', email: null }],
    products: [false],
    remaining: null,
  });
  expect(await rowsOf(userId)).toHaveLength(1);
  // Without its import key it counts as an invoice from elsewhere.
  await db.update(invoices).set({ saveKey: 'own' }).where(eq(invoices.userId, userId));
  const other = { ...first, totalMinor: 1 };
  const plan = { ...freshBooks, invoices: [first, other, second] } as typeof freshBooks;
  expect(await previewInvoices(db, cookie, plan)).toEqual(['there', 'other', 'new']);
});

test('a request no browser would send is refused completely; a broken rule is reported by its row', async () => {
  const { userId, cookie } = await seller();
  const [first, second] = invoicesOf(freshBooks).map(({ invoice }) => invoice);
  const post = (list: unknown[]) =>
    postImport(db, cookie, { intent: 'invoices', source: 'freshbooks', invoices: list });
  expect((await post([{ ...first, currency: 'ABC' }])).status).toBe(400);
  expect((await post(Array(51).fill(first))).status).toBe(400);
  const free = { ...first, lines: [{ ...first?.lines[0], quantity: '0' }] };
  const copies = { ...first, number: '1', clientCopies: 'x' };
  const broken = [
    { row: 2, number: '0000041', message: 'Quantity must be greater than 0' },
    { number: '1' },
  ];
  const { body } = await post([free, copies, second]);
  expect(body).toMatchObject({ added: 1, there: 0, leftOut: 0, broken });
  expect((await figuresOf(userId)).map(([number]) => number)).toEqual(['0000042']);
});

test('a payment date that is invalid or in the future for the seller is refused and reported by its row', async () => {
  const { userId, cookie } = await seller();
  await db.update(users).set({ timeZone: 'America/Vancouver' }).where(eq(users.id, userId));
  const [first] = invoicesOf(freshBooks);
  const post = (paidDay: string, now: string) => {
    const list = [{ ...first, invoice: { ...first?.invoice, paidDay } }];
    const plan = { ...freshBooks, invoices: list } as typeof freshBooks;
    return postPlan(cookie, plan, Date.parse(now));
  };
  // It is still November 26 in Vancouver.
  for (const [day, message] of [
    ['', 'Payment date “” isn’t a date. Enter it like 2026-01-31'],
    ['2026-02-30', 'Payment date “2026-02-30” isn’t a date. Enter it like 2026-01-31'],
    ['2026-11-27', 'The payment date, 27 Nov 2026, is in the future'],
  ] as const) {
    const broken = [{ row: 2, number: '0000041', message }];
    const { body } = await post(day, '2026-11-27T07:00:00Z');
    expect(body).toMatchObject({ added: 0, there: 0, leftOut: 0, broken });
  }
  expect([await rowsOf(userId), await clientsOf(userId)]).toEqual([[], []]);
  expect((await post('2026-11-27', '2026-11-27T09:00:00Z')).body).toMatchObject({ added: 1 });
});

test('without business details in the settings no invoice is imported, with a message why', async () => {
  const { cookie } = await seller({ businessName: null });
  expect(await postPlan(cookie, freshBooks)).toMatchObject({
    status: 422,
    body: { outcome: 'refused', message: expect.stringContaining('appear on every invoice') },
  });
  expect((await postPlan('', freshBooks)).status).toBe(401);
});

test('a taken number counts as existing for the same invoice, even an edited one; another product’s is reported', async () => {
  const { userId, cookie } = await seller({ country: 'uk' });
  const isThere = async () => {
    expect(await previewInvoices(db, cookie, quickBooks)).toEqual(['there', 'there']);
    const allThere = { added: 0, there: 2, broken: [] };
    expect((await postPlan(cookie, quickBooks)).body).toMatchObject(allThere);
  };
  await importPlan(db, cookie, quickBooks);
  const [first, second] = await rowsOf(userId);
  for (const each of [first, second]) await change(each?.id, { saveKey: each?.id });
  await isThere();
  for (const each of [first, second]) await change(each?.id, { saveKey: each?.saveKey });
  await change(first?.id, { invoiceDate: '2026-01-30', totalMinor: 1 });
  await isThere();
  expect(await previewInvoices(db, cookie, xero)).toEqual(['other', 'new']);
  const message = 'You already have a different invoice with this number';
  const broken = [{ row: 2, number: '1037', message }];
  const sum = { added: 1, there: 0, leftOut: 0, stopped: null };
  expect((await postPlan(cookie, xero)).body).toMatchObject({ ...sum, broken });
  expect((await rowsOf(userId)).map((row) => [row.invoiceNumber, row.clientName])).toEqual([
    ['1037', 'Sonnenschein Family Store'],
    ['1038', 'Cool Cars'],
    ['1039', 'Thames Ltd'],
  ]);
  await change(first?.id, { invoiceNumber: 'Q-1037' });
  expect(await importPlan(db, cookie, quickBooks)).toMatchObject({ added: 0, there: 2 });
  expect(await importPlan(db, cookie, xero)).toMatchObject({ added: 1, there: 1 });
});

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
    const statuses = (await kindsOf(userId)).map(([, number, status]) => `${number} ${status}`);
    const expected = ['1 accepted', '2 declined', '3 invoiced', '4 open', '5 open'];
    expect(statuses.sort()).toEqual(expected);
  });
});

test('a custom table is imported without a product’s name, and recognizes what was imported under one', async () => {
  const { userId, cookie } = await seller();
  const table = { ...quickBooks, source: 'other' } as typeof quickBooks;
  expect(await importPlan(db, cookie, table)).toMatchObject({ added: 2, there: 0 });
  expect(await importPlan(db, cookie, table)).toMatchObject({ added: 0, there: 2 });
  const told = Array(2).fill(expect.stringMatching(/^Imported from a file on /));
  expect(await historyOf(userId)).toEqual(told);
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
