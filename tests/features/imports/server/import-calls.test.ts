import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { describeHistory } from '#app/features/history/words/describe-history.ts';
import { users } from '#db/account-schema.ts';
import { emailSettings, receiptDue } from '#db/email-schema.ts';
import { documentEvents, issuedVersions } from '#db/history-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { clients, invoices, productsServices, userSettings } from '#db/schema.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { importingBusiness, importPlan, postImport } from '#tests/support/import-harness.ts';
import { invoicesOf, readImportText } from '#tests/support/parse-import-text.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { unlimitedColumns } from '#tests/support/series-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

const seller = (changes: object = {}) =>
  createSampleSeller(db, {
    ...importingBusiness,
    ...unlimitedColumns,
    country: 'ca',
    ...changes,
  } as Parameters<typeof createSampleSeller>[1]);
const rowsOf = (userId: string) =>
  db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(asc(invoices.createdAt), asc(invoices.id));
const clientsOf = (userId: string) => db.select().from(clients).where(eq(clients.userId, userId));
const settingsOf = async (userId: string) => {
  const [row] = await db.select().from(userSettings).where(eq(userSettings.userId, userId));
  if (!row) throw new Error('no settings');
  return row;
};

describe('a FreshBooks file', () => {
  test('keeps its numbers, statuses and payment, is marked in the history, and adds nothing the second time', async () => {
    const { userId, cookie } = await seller();
    const people = await readImportText(importFiles.freshBooksClients, { country: 'ca' });
    expect(await importPlan(db, cookie, people.plan)).toMatchObject({ added: 2, there: 0 });
    const { plan } = await readImportText(importFiles.freshBooks, { country: 'ca' });
    expect(await importPlan(db, cookie, plan)).toEqual({
      added: 4,
      there: 0,
      leftOut: 0,
      stopped: null,
    });
    const rows = await rowsOf(userId);
    expect(
      rows.map((row) => [row.invoiceNumber, row.status, row.totalMinor, row.paidMinor]),
    ).toEqual([
      ['0000041', 'paid', 118421, 118421],
      ['0000042', 'unpaid', 18396, 0],
      ['0000043', 'unpaid', 45000, 0],
      ['0000044', 'void', 9198, 0],
    ]);
    expect(rows[0]).toMatchObject({
      clientName: 'Maple Bakery',
      clientEmail: 'anne@maple.example',
      clientAddress: '12 rue Principale\nMontréal, Québec H2X 1Y4\nCanada',
      businessName: 'Wren Studio',
      rounding: 'line',
      invoiceDate: '2026-01-05',
      dueDate: '2026-02-04',
    });
    const ofFirst = eq(payments.invoiceId, rows[0]?.id ?? '');
    expect(await db.select().from(payments).where(ofFirst)).toMatchObject([
      { origin: 'taken-over', amountMinor: 118421, day: '2026-02-01' },
    ]);
    // Invoices that were already sent are issued but not signed; drafts aren't issued.
    const versions = await db
      .select()
      .from(issuedVersions)
      .where(eq(issuedVersions.userId, userId));
    expect(versions.map(({ invoiceNumber, cause }) => `${invoiceNumber} ${cause}`).sort()).toEqual([
      '0000041 taken-over',
      '0000042 taken-over',
      '0000044 taken-over',
    ]);
    const people2 = await clientsOf(userId);
    expect(people2.map(({ name }) => name).sort()).toEqual([
      'Bruno "Bo" Tremblay',
      'Bruno Tremblay',
      'Maple Bakery',
    ]);
    const events = await db
      .select()
      .from(documentEvents)
      .where(eq(documentEvents.invoiceId, rows[1]?.id ?? ''));
    const history = describeHistory(events, {
      invoiceNumber: '0000042',
      country: 'ca',
      currency: 'CAD',
      timeZone: 'UTC',
    });
    expect(history.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Imported from FreshBooks on /),
    ]);
    expect((await settingsOf(userId)).totalInvoicesCreated).toBe(4);

    const before = JSON.stringify(await rowsOf(userId));
    expect(await importPlan(db, cookie, plan)).toMatchObject({ added: 0, there: 4 });
    expect(await importPlan(db, cookie, people.plan)).toMatchObject({ added: 0, there: 2 });
    expect(JSON.stringify(await rowsOf(userId))).toBe(before);
    expect(await clientsOf(userId)).toHaveLength(3);
    expect((await settingsOf(userId)).totalInvoicesCreated).toBe(4);
  });

  test('imported in two tabs at once it is imported once', async () => {
    const { userId, cookie } = await seller();
    const { plan } = await readImportText(importFiles.freshBooks, { country: 'ca' });
    const sums = await Promise.all([1, 2, 3].map(() => importPlan(db, cookie, plan)));
    expect(sums.reduce((sum, { added }) => sum + added, 0)).toBe(4);
    expect(await rowsOf(userId)).toHaveLength(4);
    expect(await clientsOf(userId)).toHaveLength(2);
    expect((await settingsOf(userId)).totalInvoicesCreated).toBe(4);
  });

  test('an import recognizes a document whose number was changed since', async () => {
    const { userId, cookie } = await seller();
    const { plan } = await readImportText(importFiles.freshBooks, { country: 'ca' });
    await importPlan(db, cookie, plan);
    const [, , draft] = await rowsOf(userId);
    await db
      .update(invoices)
      .set({ invoiceNumber: 'Talk-1' })
      .where(eq(invoices.id, draft?.id ?? ''));
    expect(await importPlan(db, cookie, plan)).toMatchObject({ added: 0, there: 4 });
  });
});

test('the next number follows imported ones with the own prefix, and ignores others', async () => {
  const { userId, cookie } = await seller({ country: 'uk' });
  const { plan } = await readImportText(importFiles.xero, { country: 'uk' });
  await importPlan(db, cookie, plan);
  expect((await settingsOf(userId)).lastInvoiceNumber).toBe(8);
  const other = await seller();
  const { plan: foreign } = await readImportText(importFiles.freshBooks, { country: 'ca' });
  await importPlan(db, other.cookie, foreign);
  expect((await settingsOf(other.userId)).lastInvoiceNumber).toBeNull();
});

test('partial payments are in the ledger; no client is thanked for earlier payments', async () => {
  const { userId, cookie } = await seller();
  await db.insert(emailSettings).values({ userId, thanks: true, updatedAt: 0 });
  const { plan } = await readImportText(importFiles.invoiceNinja, { currency: 'USD' });
  await importPlan(db, cookie, plan);
  const rows = await rowsOf(userId);
  expect(
    rows.map(({ invoiceNumber, status, paidMinor }) => [invoiceNumber, status, paidMinor]),
  ).toEqual([
    ['0012', 'unpaid', 501],
    ['0013', 'paid', 5334],
  ]);
  expect(await db.select().from(receiptDue).where(eq(receiptDue.userId, userId))).toEqual([]);
});

test('the plan’s limit: the oldest come first, the others are skipped and reported', async () => {
  const free = { subscriptionStatus: 'free', invoiceLimit: 3, totalInvoicesCreated: 1 };
  const { userId, cookie } = await seller(free);
  const { plan } = await readImportText(importFiles.freshBooks, { country: 'ca' });
  const look = { intent: 'look', source: null, invoices: [], clients: [], products: [] };
  expect((await postImport(db, cookie, look)).body).toMatchObject({ remaining: 2 });
  expect(await importPlan(db, cookie, plan)).toEqual({
    added: 2,
    there: 0,
    leftOut: 2,
    stopped: 'limit',
  });
  expect((await rowsOf(userId)).map(({ invoiceNumber }) => invoiceNumber)).toEqual([
    '0000041',
    '0000042',
  ]);
  expect(await importPlan(db, cookie, plan)).toMatchObject({ added: 0, there: 2, leftOut: 2 });
});

test('the report before importing writes nothing, and knows what exists, what differs and what is new', async () => {
  const { userId, cookie } = await seller();
  const { plan } = await readImportText(importFiles.freshBooks, { country: 'ca' });
  const [first] = invoicesOf(plan);
  await postImport(db, cookie, {
    intent: 'invoices',
    source: 'freshbooks',
    invoices: [first?.invoice],
  });
  const asked = invoicesOf(plan).map(({ invoice: { number, date, currency }, totalMinor }) => {
    return { kind: 'invoice', number, date, currency, totalMinor };
  });
  const other = { ...asked[0], number: '0000041', totalMinor: 1 };
  const { body } = await postImport(db, cookie, {
    intent: 'look',
    source: null,
    invoices: [...asked.slice(0, 2), { ...other, number: '9' }],
    clients: [
      { name: 'MAPLE bakery', email: '' },
      { name: 'Nobody', email: '' },
    ],
    products: ['Talk'],
  });
  expect(body).toMatchObject({
    invoices: ['there', 'new', 'new'],
    clients: [{ name: 'Maple Bakery', email: null }],
    products: [false],
    remaining: null,
  });
  expect(await rowsOf(userId)).toHaveLength(1);
  // Without its import key it counts as an invoice from elsewhere.
  await db.update(invoices).set({ saveKey: 'own' }).where(eq(invoices.userId, userId));
  const again = {
    intent: 'look',
    source: null,
    invoices: [asked[0], other],
    clients: [],
    products: [],
  };
  expect((await postImport(db, cookie, again)).body).toMatchObject({
    invoices: ['there', 'other'],
  });
});

test('a request no browser would send is refused completely; a broken rule is reported by its row', async () => {
  const { userId, cookie } = await seller();
  const { plan } = await readImportText(importFiles.freshBooks, { country: 'ca' });
  const [first, second] = invoicesOf(plan).map(({ invoice }) => invoice);
  const post = (list: unknown[]) =>
    postImport(db, cookie, { intent: 'invoices', source: 'freshbooks', invoices: list });
  expect((await post([{ ...first, currency: 'ABC' }])).status).toBe(400);
  expect((await post(Array(51).fill(first))).status).toBe(400);
  const { body } = await post([
    { ...first, lines: [{ ...first?.lines[0], quantity: '0' }] },
    second,
  ]);
  expect(body).toMatchObject({
    added: 1,
    there: 0,
    leftOut: 0,
    broken: [{ row: 2, number: '0000041', message: 'Quantity must be greater than 0' }],
  });
  expect((await rowsOf(userId)).map(({ invoiceNumber }) => invoiceNumber)).toEqual(['0000042']);
});

test('a payment date that is invalid or in the future for the seller is refused and reported by its row', async () => {
  const { userId, cookie } = await seller();
  await db.update(users).set({ timeZone: 'America/Vancouver' }).where(eq(users.id, userId));
  const { plan } = await readImportText(importFiles.freshBooks, { country: 'ca' });
  const [first] = invoicesOf(plan);
  const post = (paidDay: string, now: string) => {
    const json = { ...first?.invoice, paidDay };
    const lot = { intent: 'invoices', source: 'freshbooks', invoices: [json] };
    return postImport(db, cookie, lot, Date.parse(now));
  };
  // It is still November 26 in Vancouver.
  for (const [day, message] of [
    ['garbage', 'Payment date “garbage” isn’t a date. Enter it like 2026-01-31'],
    ['', 'Payment date “” isn’t a date. Enter it like 2026-01-31'],
    ['2026-02-30', 'Payment date “2026-02-30” isn’t a date. Enter it like 2026-01-31'],
    ['2026-11-27', 'The payment date, 27 Nov 2026, is in the future'],
  ] as const) {
    expect((await post(day, '2026-11-27T07:00:00Z')).body).toMatchObject({
      added: 0,
      there: 0,
      leftOut: 0,
      broken: [{ row: 2, number: '0000041', message }],
    });
  }
  expect([await rowsOf(userId), await clientsOf(userId)]).toEqual([[], []]);
  expect((await post('2026-11-27', '2026-11-27T09:00:00Z')).body).toMatchObject({ added: 1 });
});

test('without business details in the settings no invoice is imported, with a message why', async () => {
  const { cookie } = await seller({ businessName: null });
  const { plan } = await readImportText(importFiles.freshBooks, { country: 'ca' });
  const json = {
    intent: 'invoices',
    source: 'freshbooks',
    invoices: invoicesOf(plan).map(({ invoice }) => invoice),
  };
  expect(await postImport(db, cookie, json)).toMatchObject({
    status: 422,
    body: { outcome: 'refused', message: expect.stringContaining('appear on every invoice') },
  });
  expect((await postImport(db, '', json)).status).toBe(401);
});

test('products are matched by name', async () => {
  const { userId, cookie } = await seller();
  const { plan } = await readImportText(importFiles.invoiceNinjaProducts);
  expect(await importPlan(db, cookie, plan)).toMatchObject({ added: 2, there: 0 });
  expect(await importPlan(db, cookie, plan)).toMatchObject({ added: 0, there: 2 });
  const ofUser = eq(productsServices.userId, userId);
  expect(await db.select().from(productsServices).where(ofUser)).toHaveLength(2);
});
