import { beforeEach, describe, expect, test } from 'vitest';
import { emptyListView } from '#app/domain/invoices/list-view.ts';
import { getClientPageView } from '#app/features/clients/server/client-views.server.ts';
import { creditInvoice } from '#app/features/credit-notes/server/credit-invoice.server.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { answerListPost } from '#app/features/invoice-list/server/list-action.api.server.ts';
import { listInvoices } from '#app/features/invoice-list/server/list-invoices.server.ts';
import { answerPublicInvoice } from '#app/features/public-invoice/server/public-invoice.api.server.ts';
import { createTestContext, jsonPost, testOrigin } from '#tests/support/request-context.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
const now = Date.UTC(2026, 2, 20, 11);
const today = '2026-03-20';
const context = () => createTestContext(db, { now });
let seller: Awaited<ReturnType<typeof createSampleSeller>>;
let clientId = '';
let id = '';

beforeEach(async () => {
  seller = await createSampleSeller(db);
  clientId = await createSampleClient(db, seller.userId, 'Ann');
  id = await saveSample(db, seller.settings, { clientId }, now);
  await issueServed(db, { invoiceId: id, version: now, now });
  await credit(4_000);
});

const credit = async (minor: number) => {
  const made = await creditInvoice(db, {
    userId: seller.userId,
    invoiceId: id,
    noteKey: crypto.randomUUID(),
    choice: { kind: 'amount' as const, minor },
    reason: 'Returned',
    today,
    now,
  });
  expect(made.outcome).toBe('credited');
};
const post = (json: object) =>
  answerListPost(jsonPost('/us/invoices', json, seller.cookie), context());
const pay = (paidMinor: number, amountMinor: number) =>
  post({
    intent: 'record-payment',
    invoiceId: id,
    paymentId: crypto.randomUUID(),
    country: 'us',
    currency: 'USD',
    paidMinor,
    amountMinor,
    day: '2026-03-19',
    method: 'cash',
    reference: '',
    note: '',
  });
const payPage = async () => {
  const asked = { request: new Request(testOrigin), params: { id }, context: context() };
  const { data } = await answerPublicInvoice(asked, (shown) => shown, 'pay');
  return { total: data.invoice?.total, paidSoFar: data.invoice?.paidSoFar };
};
const rows = async () => {
  const { userId } = seller;
  const around = { userId, today, limit: 9, after: null };
  const { invoices } = await listInvoices(db, { ...around, view: emptyListView });
  const page = await getClientPageView(db, { ...around, clientId });
  return [...invoices, ...(page?.invoices ?? [])].map(({ paidMinor, creditedMinor }) => ({
    paidMinor,
    creditedMinor,
  }));
};

describe('a partly credited invoice', () => {
  test('asks for the rest, and is nowhere called paid', async () => {
    expect(await payPage()).toEqual({
      total: '$125.01',
      paidSoFar: '$40.00 of $165.01 has been credited.',
    });
    const row = { paidMinor: 4_000, creditedMinor: 4_000 };
    expect(await rows()).toEqual([row, row]);
  });

  test('and partly paid shows which part is money', async () => {
    await pay(4_000, 2_000);
    expect(await payPage()).toEqual({
      total: '$105.01',
      paidSoFar: '$40.00 of $165.01 has been credited. $20.00 of $125.01 has been paid.',
    });
    const row = { paidMinor: 6_000, creditedMinor: 4_000 };
    expect(await rows()).toEqual([row, row]);
  });

  test('cannot be voided, for a reason of its own', async () => {
    const voidSample = () => post({ intent: 'void', invoiceId: id, reason: 'Sent twice' });
    const refused = (message: string) => ({ body: { outcome: 'refused', message }, status: 409 });
    expect(await voidSample()).toEqual(refused('it has credit notes'));
    await pay(4_000, 2_000);
    expect(await voidSample()).toEqual(refused('it has payments'));
  });

  test('cannot be voided when fully credited either', async () => {
    await credit(12_501);
    expect(await post({ intent: 'void', invoiceId: id, reason: 'Sent twice' })).toEqual({
      body: { outcome: 'refused', message: 'it has credit notes' },
      status: 409,
    });
  });
});
