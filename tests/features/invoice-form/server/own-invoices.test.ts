import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { emptyListView } from '#app/domain/invoices/list-view.ts';
import { getFormChoices } from '#app/features/invoice-form/queries/form-choices.server.ts';
import { getFormStart } from '#app/features/invoice-form/server/get-form-start.server.ts';
import { listInvoices } from '#app/features/invoice-list/server/list-invoices.server.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { insertProductOnce } from '#app/features/products/queries/product-rows.server.ts';
import {
  type UserSettings,
  updateSettings,
} from '#app/features/settings/queries/settings-row.server.ts';
import { users } from '#db/account-schema.ts';
import { clients, invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { goldenInvoices } from '#tests/fixtures/golden-invoices.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { plainTotals } from '#tests/support/plain-line.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { sheetOf } from '#tests/support/sheet-of.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { writeEntry } from '#tests/support/write-entry.ts';

const database = await createTestDatabase();
const db = database.open();
let my: UserSettings;
let me: string;
let stranger: string;
let mine: string;

beforeAll(async () => {
  my = await createSampleUser(db, { invoiceLimit: -1 });
  me = my.userId;
  stranger = (await createSampleUser(db)).userId;
  mine = await saveSample(db, my);
});

const statusOf = async (id: string) => (await invoiceRowOf(db, id)).status;

describe('another user’s invoice does not exist', () => {
  test('for its status and the list', async () => {
    const paid = { invoiceId: mine, status: 'paid', today: '2026-03-15', now: 1 } as const;
    expect(await markInvoice(db, { userId: stranger, ...paid })).toBeNull();
    expect(await statusOf(mine)).toBe('unpaid');
    const list = { view: emptyListView, today: '2026-01-01', limit: 9, after: null };
    expect((await listInvoices(db, { userId: stranger, ...list })).invoices).toEqual([]);
    expect((await listInvoices(db, { userId: me, ...list })).invoices).toHaveLength(1);
  });

  test('for clients and products either', async () => {
    await createSampleClient(db, me, 'zoe');
    await createSampleClient(db, me, 'Adam');
    const product = {
      unitPriceHundredths: 100,
      unitPriceExact: null,
      unit: null,
      taxRateThousandths: 9975,
      taxRateExact: null,
    };
    await insertProductOnce(db, { ...product, id: 'p', userId: me, name: 'Oak', createdAt: 1 });
    const choices = await getFormChoices(db, me);
    expect(choices.clients.map(({ name }) => name)).toEqual([
      'Adam',
      // From their first invoice.
      'Finch & Sons',
      'zoe',
    ]);
    expect(choices.products).toMatchObject([
      { name: 'Oak', unitPriceHundredths: 100, taxRateThousandths: 9975 },
    ]);
    expect(await getFormChoices(db, stranger)).toEqual({
      clients: [],
      products: [],
      newestNumber: null,
    });
  });
});

test('the form gets the invoice language of each client: theirs, or that of the settings', async () => {
  const settings = await createSampleUser(db);
  const { userId } = settings;
  const row = { userId, createdAt: 1 };
  await db.insert(clients).values([
    { ...row, id: `${userId}1`, name: 'Kite', language: 'fr-CA' },
    { ...row, id: `${userId}2`, name: 'Owl' },
  ]);
  const languages = async () =>
    (await getFormStart(db, userId)).clients.map(({ language }) => language);
  expect(await languages()).toEqual(['fr-CA', '']);
  await updateSettings(db, settings, { invoiceLanguage: 'ru' }, 2);
  expect(await languages()).toEqual(['fr-CA', 'ru']);
});

test('the form gets all client details of an invoice, empty where unknown', async () => {
  const settings = await createSampleUser(db);
  const { userId } = settings;
  const row = { userId, createdAt: 1 };
  const known = { contact: 'Ida', taxNumber: 'DE136695976', reference: 'PO-7', region: 'DE' };
  await db.insert(clients).values([
    { ...row, id: `${userId}1`, name: 'Kite', ...known },
    { ...row, id: `${userId}2`, name: 'Owl' },
  ]);
  const choices = (await getFormStart(db, userId)).clients;
  const unknown = { email: '', contact: '', taxNumber: '', reference: '', region: '' };
  expect(choices).toMatchObject([known, unknown]);
});

test('a status that is set twice is set once', async () => {
  const paid = {
    userId: me,
    invoiceId: mine,
    status: 'paid',
    today: '2026-03-15',
    now: 5,
  } as const;
  expect(await markInvoice(db, paid)).toBe('paid');
  expect(await markInvoice(db, paid)).toBe('paid');
  expect(await statusOf(mine)).toBe('paid');
  expect(await markInvoice(db, { ...paid, status: 'unpaid' })).toBe('unpaid');
  expect(await statusOf(mine)).toBe('unpaid');
});

describe('the payment date', () => {
  const paidOn = async (id = mine) => (await getPublicInvoice(db, id))?.paidOn;
  const set = (status: 'paid' | 'unpaid', today: string, userId = me) =>
    markInvoice(db, { userId, invoiceId: mine, status, today, now: 6 });

  test('is the one on which it was first marked paid, and is removed when it is due again', async () => {
    expect(await paidOn()).toBeNull();
    await set('paid', '2026-03-15');
    await set('paid', '2026-03-20');
    expect(await paidOn()).toBe('2026-03-15');
    await set('unpaid', '2026-03-21');
    expect(await paidOn()).toBeNull();
    await set('paid', '2026-03-22');
    expect(await paidOn()).toBe('2026-03-22');
  });

  test('can’t be set or removed by another user', async () => {
    await set('unpaid', '2026-03-23', stranger);
    expect(await paidOn()).toBe('2026-03-22');
    await set('unpaid', '2026-03-23');
    await set('paid', '2026-03-23', stranger);
    expect(await paidOn()).toBeNull();
  });

  test('is not invented for an invoice that was paid before dates were stored', async () => {
    const { totalMinor: amountMinor } = await invoiceRowOf(db, mine);
    await writeEntry(db, {
      id: 'taken over',
      invoiceId: mine,
      userId: me,
      at: 5,
      day: null,
      method: 'other',
      kind: 'payment',
      origin: 'taken-over',
      amountMinor,
    });
    await set('paid', '2026-03-24');
    expect(await paidOn()).toBeNull();
    await set('unpaid', '2026-03-24');
  });
});

describe('the public invoice', () => {
  test('has what the sheet shows and only the time zone of its owner, in one round trip', async () => {
    const request = database.open();
    const invoice = await getPublicInvoice(request, mine);
    expect(request.stats.trips).toBe(1);
    expect(invoice?.content).toEqual(sampleContent());
    expect(Object.keys(invoice ?? {}).sort()).toEqual([
      'answerRestoredAt',
      'card',
      'code',
      'content',
      'correctedOn',
      'creditedMinor',
      'invoiceId',
      'isOwn',
      'kind',
      'logo',
      'nextDue',
      'paidMinor',
      'paidOn',
      'paymentBefore',
      'reason',
      'receipts',
      'revision',
      'schedule',
      'signature',
      'source',
      'status',
      'timeZone',
      'totals',
      'version',
      'voidedOn',
    ]);
    expect(JSON.stringify(invoice)).not.toContain(me);
  });

  test('never includes the client record', async () => {
    const clientId = await createSampleClient(db, me, 'Hidden');
    const invoiceId = await saveSample(db, my, { invoiceNumber: 'HID', clientId });
    expect((await invoiceRowOf(db, invoiceId)).clientId).toBe(clientId);
    expect(JSON.stringify(await getPublicInvoice(db, invoiceId))).not.toContain(clientId);
  });

  test('is missing if it is unknown or its owner’s account is closed', async () => {
    const settings = await createSampleUser(db);
    const invoiceId = await saveSample(db, settings);
    expect(await getPublicInvoice(db, invoiceId)).not.toBeNull();
    await writeBatch(db, [
      db.update(users).set({ deletedAt: 1 }).where(eq(users.id, settings.userId)),
    ]);
    expect(await getPublicInvoice(db, invoiceId)).toBeNull();
    expect(await getPublicInvoice(db, 'unknown')).toBeNull();
  });

  test.each(goldenInvoices)(
    'returns the golden invoice unchanged: $name',
    async ({ content, totals }) => {
      const settings = await createSampleUser(db);
      const stored = await getPublicInvoice(db, await saveSample(db, settings, content));
      expect(stored?.content).toEqual({ ...content, clientId: null });
      expect(stored && plainTotals(stored.totals)).toEqual(totals);
      const [row] = await db.select().from(invoices).where(eq(invoices.userId, settings.userId));
      expect([row?.subtotalMinor, row?.discountMinor, row?.taxMinor, row?.totalMinor]).toEqual([
        totals.subtotal,
        totals.discount,
        totals.tax,
        totals.total,
      ]);
      if (stored) expect(sheetOf(stored).number).toBe(content.invoiceNumber);
    },
  );
});
