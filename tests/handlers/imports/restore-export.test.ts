import { Buffer } from 'node:buffer';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { noPayment } from '#app/domain/fields/payment-fields.ts';
import { exportFiles, exportPictures, planExport } from '#app/domain/import/plan-export.ts';
import { writePictureText } from '#app/domain/picture/picture-text.ts';
import { creditInvoice } from '#app/services/documents/credit-invoice.server.ts';
import { saveEstimate } from '#app/services/documents/save-estimate.server.ts';
import { recordPayment } from '#db/queries/payments/hand-entries.server.ts';
import { markInvoice } from '#db/queries/payments/ledger.server.ts';
import { clients, invoices, productsServices, userSettings } from '#db/schema.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
import { postImport } from '#tests/support/import-desk.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { unlimitedColumns } from '#tests/support/series-desk.ts';
import { openExports } from '#tests/support/take-export.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const { take } = openExports(database);
const now = Date.UTC(2026, 2, 20, 12);
const today = '2026-03-20';

const seller = (changes: object = {}) =>
  createSampleSeller(db, { ...unlimitedColumns, ...changes } as Parameters<
    typeof createSampleSeller
  >[1]);

/** An account with an open, a part-paid, a paid, a void and a credited invoice, an estimate that was invoiced, and what is around. */
async function liveAnAccount() {
  const made = await seller({
    ...{ businessName: 'Wren Studio', email: 'studio@wren.example', address: '1 Mill Lane' },
    ...{ postalCode: '10001', phone: '+1 555 0100', taxNumber: '12-3456789', template: 'modern' },
    ...{ paypalPaymentLink: 'https://paypal.me/wren', estimatePrefix: 'OFFER-' },
    ...{ taxRateThousandths: 8875, taxRateExact: null, paymentNotes: 'Thank you' },
    ...{ logo: writePictureText(discLogo()), signature: writePictureText(discLogo()) },
    taxRegistrations: '{"us":{"registered":"yes","since":"2020-04-01","numbers":[]}}',
  });
  const { userId, settings } = made;
  const client = {
    ...{ id: crypto.randomUUID(), userId, name: 'Finch Ltd', email: 'pay@finch.example' },
    ...{ phone: '+1 555', address: '1 Nest\nTown', createdAt: 1 },
    ...{ country: 'us' as const, language: 'ru' as const },
  };
  await db.insert(clients).values(client);
  await db.insert(productsServices).values({
    ...{ id: crypto.randomUUID(), userId, name: 'Survey', unitPriceHundredths: 1050, createdAt: 1 },
    ...{ taxRateThousandths: 9975, customId: 'S-1', unit: 'hour' as const },
  });
  const save = (invoiceNumber: string, changes: object = {}, at = now) =>
    saveSample(db, settings, { invoiceNumber, clientId: client.id, ...changes }, at);
  await save('INV-001', { notes: 'open', discountHundredths: 1000 });
  const part = await save('INV-002', {}, now + 1);
  const seen = { currency: 'USD', paidMinor: 0 } as const;
  const entry = {
    day: today,
    method: 'cash',
    reference: 'R',
    note: 'N',
    amountMinor: 500,
  } as const;
  await recordPayment(db, {
    ...entry,
    userId,
    invoiceId: part,
    paymentId: crypto.randomUUID(),
    seen,
    now,
  });
  const paid = await save('INV-003', {}, now + 2);
  await markInvoice(db, { userId, invoiceId: paid, status: 'paid', today, now });
  const credited = await save('INV-004', {}, now + 3);
  await markInvoice(db, { userId, invoiceId: credited, status: 'paid', today, now: now + 4 });
  await creditInvoice(db, {
    ...{ userId, invoiceId: credited, noteKey: crypto.randomUUID(), choice: { kind: 'rest' } },
    ...{ reason: 'Returned', today, now: now + 5 },
  });
  await save('INV-005', { clientId: null, currency: 'EUR' }, now + 6);
  const content = sampleContent({ ...noPayment, invoiceNumber: 'EST-001', dueDate: '2099-01-31' });
  const offer = await saveEstimate(db, {
    userId,
    content,
    saveKey: crypto.randomUUID(),
    now: now + 7,
  });
  if (offer.outcome !== 'saved') throw new Error(offer.outcome);
  return { ...made, offer: offer.id };
}

/** Restores all that a plan has, as the page does. */
async function restore(cookie: string, plan: NonNullable<ReturnType<typeof planExport>>) {
  const added: unknown[] = [];
  const send = async (json: object) => {
    const { status, body } = await postImport(db, cookie, json);
    expect([status, body.broken ?? []]).toEqual([200, []]);
    added.push(body.added);
  };
  if (plan.settings) await send({ intent: 'settings', settings: [plan.settings] });
  if (plan.clients.length > 0) await send({ intent: 'clients', clients: plan.clients });
  if (plan.products.length > 0) await send({ intent: 'products', products: plan.products });
  await send({ intent: 'documents', documents: plan.documents });
  await send({ intent: 'entries', entries: plan.entries });
  if (plan.series.length > 0) await send({ intent: 'series', series: plan.series });
  return added;
}

/** The files of an export as its reader unpacks them. */
function filesOf({ names, textOf, bytesOf }: Awaited<ReturnType<typeof take>>) {
  const texts = names.filter((name) => exportFiles.test(name));
  const pictures = names.filter((name) => exportPictures.test(name));
  const base64Of = (name: string) => Buffer.from(bytesOf(name) ?? []).toString('base64');
  return new Map([
    ...texts.map((name) => [name, textOf(name)] as const),
    ...pictures.map(
      (name) => [name, writePictureText({ type: 'png', base64: base64Of(name) })] as const,
    ),
  ]);
}

/** Ids, codes, instants of writing and what is of one account alone. */
const passing =
  /^(id|clientId|sourceId|invoiceId|otherInvoiceId|undoes|updatedAt|verificationCode|links|remindersSince)$/;
const lasting = (values: Record<string, unknown>[], besides = /^$/) =>
  values.map((value) =>
    Object.fromEntries(
      Object.entries(value).filter(([key]) => !passing.test(key) && !besides.test(key)),
    ),
  );

describe('an account’s export', () => {
  test('imports into an empty account and exports equal, and adds nothing again', async () => {
    const { userId, offer } = await liveAnAccount();
    expect(offer).toBeDefined();
    const first = await take(userId);
    const plan = planExport(filesOf(first));
    if (!plan) throw new Error('no export');
    expect(plan.unreadable).toBe(0);

    const fresh = await seller();
    expect(await restore(fresh.cookie, plan)).toEqual([1, 1, 1, 7, plan.entries.length]);
    const second = await take(fresh.userId);
    expect(lasting(second.jsonOf('clients.json'), /createdAt/)).toEqual(
      lasting(first.jsonOf('clients.json'), /createdAt/),
    );
    expect(lasting(second.jsonOf('products.json'), /createdAt/)).toEqual(
      lasting(first.jsonOf('products.json'), /createdAt/),
    );
    expect(lasting(second.jsonOf('invoices.json'))).toEqual(lasting(first.jsonOf('invoices.json')));
    expect(second.textOf('invoices.csv')).toBe(first.textOf('invoices.csv'));
    const own = ({ settings }: { settings: Record<string, unknown> }) =>
      lasting([settings], /^(invoiceLimit|subscription|total|period|last|updated|preferred)/);
    expect(own(second.jsonOf('account.json'))).toEqual(own(first.jsonOf('account.json')));
    for (const name of ['pictures/logo.png', 'pictures/signature.png']) {
      expect(first.bytesOf(name)).toBeDefined();
      expect(second.bytesOf(name)).toEqual(first.bytesOf(name));
    }
    const sorted = (entries: Record<string, unknown>[]) =>
      lasting(entries)
        .map((each) => JSON.stringify(each))
        .sort();
    expect(sorted(second.jsonOf('payments.json'))).toEqual(sorted(first.jsonOf('payments.json')));
    const codes = second.jsonOf('history.json').map(({ code }: { code: string }) => code);
    expect(codes.filter((code: string) => code === 'imported')).toHaveLength(7);

    const counted = async () => {
      const ofUser = eq(userSettings.userId, fresh.userId);
      const [row] = await db.select().from(userSettings).where(ofUser);
      return [row?.totalInvoicesCreated, row?.lastInvoiceNumber];
    };
    expect(await counted()).toEqual([5, 5]);
    expect(await restore(fresh.cookie, plan)).toEqual([0, 0, 0, 0, 0]);
    expect(await counted()).toEqual([5, 5]);
    const third = await take(fresh.userId);
    expect(third.textOf('invoices.json')).toBe(second.textOf('invoices.json'));
  });

  test('what was changed in a file, or names a link of no kind of ours, is told and left out', async () => {
    const { userId } = await liveAnAccount();
    const plan = planExport(filesOf(await take(userId)));
    const [sent] = plan?.documents ?? [];
    if (!sent) throw new Error('no document');
    const fresh = await seller();
    const post = (changes: object) =>
      postImport(db, fresh.cookie, {
        intent: 'documents',
        documents: [{ ...sent, document: { ...sent.document, ...changes } }],
      });
    for (const changes of [
      { total: '1.00' },
      { items: [] },
      { country: 'Mars' },
      { acceptCardPayments: true, stripePaymentLink: 'javascript:alert(1)' },
      { invoiceNumber: '' },
    ]) {
      const { body } = await post(changes);
      expect([changes, body.added, (body.broken as unknown[]).length]).toEqual([changes, 0, 1]);
    }
    const rows = await db.select().from(invoices).where(eq(invoices.userId, fresh.userId));
    expect(rows).toEqual([]);
  });

  test('a foreign account’s entries reach nothing', async () => {
    const { userId } = await liveAnAccount();
    const plan = planExport(filesOf(await take(userId)));
    const fresh = await seller();
    const { body } = await postImport(db, fresh.cookie, {
      intent: 'entries',
      entries: plan?.entries,
    });
    expect(body.added).toBe(0);
  });
});

// @covers paid-10.11
