import { beforeEach, describe, expect, test } from 'vitest';
import { emptyListView } from '#app/domain/invoices/list-view.ts';
import { archiveInvoices } from '#app/features/invoice-list/queries/list-actions.server.ts';
import { answerListPost } from '#app/features/invoice-list/server/list-action.api.server.ts';
import { listInvoices } from '#app/features/invoice-list/server/list-invoices.server.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { answerPublicInvoice } from '#app/features/public-invoice/server/public-invoice.api.server.ts';
import { createTestContext, jsonPost, testOrigin } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
const now = Date.UTC(2026, 2, 20, 11);
const context = () => createTestContext(db, { now });
let seller: Awaited<ReturnType<typeof createSampleSeller>>;
let id = '';
let total = 0;

beforeEach(async () => {
  seller = await createSampleSeller(db);
  id = await saveSample(db, seller.settings);
  total = (await getPublicInvoice(db, id))?.totals.total ?? 0;
  const payment = {
    intent: 'record-payment',
    invoiceId: id,
    paymentId: crypto.randomUUID(),
    country: 'us',
    currency: 'USD',
    paidMinor: 0,
    amountMinor: 6501,
    day: '2026-03-19',
    method: 'cash',
    reference: '',
    note: '',
  };
  const { status } = await answerListPost(
    jsonPost('/us/invoices', payment, seller.cookie),
    context(),
  );
  expect(status).toBe(200);
});

describe('a partly paid invoice', () => {
  test('stays under its filters, and its balance counts as owed', async () => {
    const { userId } = seller;
    const around = { userId, today: '2026-03-20', limit: 9, after: null };
    const { invoices, counts, owed } = await listInvoices(db, { ...around, view: emptyListView });
    expect(invoices).toMatchObject([{ totalMinor: total, paidMinor: 6501 }]);
    expect(invoices[0]?.status).not.toBe('paid');
    expect(counts).toMatchObject({ all: 1, unpaid: 1, paid: 0 });
    expect(owed[0]?.owed).toBe(BigInt(total - 6501));
  });

  test('shows on sheet and pay page what was paid and what is left, and asks for the rest', async () => {
    const asked = { request: new Request(testOrigin), params: { id }, context: context() };
    const { data } = await answerPublicInvoice(asked, (shown) => shown, 'pay');
    expect(data.invoice).toMatchObject({
      total: '$100.00',
      paidSoFar: '$65.01 of $165.01 has been paid.',
      closed: null,
    });
    expect(data.invoice?.sheet.totals.slice(-3)).toEqual([
      { kind: 'total', label: 'Total', value: '$165.01' },
      { kind: 'paid', label: 'Paid so far', value: '$65.01' },
      { kind: 'balance', label: 'Balance due', value: '$100.00' },
    ]);
  });
});

test('in the archive can still be paid, and stays in the ledger', async () => {
  const change = { userId: seller.userId, invoiceIds: [id], archived: true, now };
  expect(await archiveInvoices(db, change)).toBe(1);
  const asked = { request: new Request(testOrigin), params: { id }, context: context() };
  const { data } = await answerPublicInvoice(asked, (shown) => shown, 'pay');
  expect(data.invoice).toMatchObject({ total: '$100.00', closed: null });
  const payment = {
    intent: 'record-payment',
    invoiceId: id,
    paymentId: crypto.randomUUID(),
    country: 'us',
    currency: 'USD',
    paidMinor: 6501,
    amountMinor: 10_000,
    day: '2026-03-19',
    method: 'cash',
    reference: '',
    note: '',
  };
  const post = jsonPost('/us/invoices', payment, seller.cookie);
  expect((await answerListPost(post, context())).status).toBe(200);
  expect(await getPublicInvoice(db, id)).toMatchObject({ status: 'paid', paidMinor: 16_501 });
});
