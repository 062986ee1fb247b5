import { beforeEach, describe, expect, test } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import { toRows } from '#app/domain/lists/columns.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { creditPost, paymentPost } from '#tests/support/payment-post.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { savedAt } from '#tests/support/save-sample.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';

const world = await openWorld();
const now = Date.UTC(2026, 2, 20, 11);
const total = 16_501;
let seller: Seller;
let clientId = '';
let saved = 0;

beforeEach(async () => {
  seller = await world.seller({ invoiceLimit: -1 });
  clientId = await seller.client('Aster');
});

function save(over: Partial<InvoiceContent> = {}) {
  saved += 1;
  const content = { clientId, invoiceNumber: `O-${saved}`, ...over };
  return seller.invoice(content, savedAt + saved);
}
const send = (json: object) => world.post('/us/invoices', json, { as: seller, now });
const entry = (invoiceId: string, over: object = {}) =>
  paymentPost(invoiceId, { amountMinor: 20_000, ...over });
const stands = async (id: string) => {
  const { status, paidMinor } = await invoiceRowOf(world.db, id);
  return [status, paidMinor];
};
const totals = async () =>
  (await world.get(`/us/clients/${clientId}`, { as: seller, now })).body.totals;
const hasSavedClient = async (id: string) =>
  (await world.get(`/view-invoice/${id}`, { as: seller, now })).body.invoice.owner.hasSavedClient;

test('a payment above the balance is asked about, and recorded once its excess is confirmed; the excess can pay another invoice', async () => {
  const id = await save();
  const payment = entry(id);
  expect(await send(payment)).toMatchObject({
    status: 409,
    body: {
      outcome: 'overpays',
      question: 'Record $200.00 and add $34.99 to the client’s credit?',
      creditMinor: 3499,
      paidMinor: 0,
    },
  });
  expect(await stands(id)).toEqual(['unpaid', 0]);

  for (const _ of [1, 2]) {
    const body = { outcome: 'recorded', status: 'paid', paidMinor: 20_000 };
    expect(await send({ ...payment, creditMinor: 3499 })).toMatchObject({ status: 200, body });
  }
  expect(await stands(id)).toEqual(['paid', 20_000]);
  expect(await totals()).toMatchObject([{ currency: 'USD', paid: 20_000n, credit: 3499n }]);
  expect(await hasSavedClient(id)).toBe(true);

  const other = await save();
  expect((await send(creditPost(other, { amountMinor: 3499 }))).status).toBe(200);
  expect(await stands(other)).toEqual(['unpaid', 3499]);
  expect(await totals()).toMatchObject([{ paid: 20_000n, credit: 0n }]);
});

test('a payment is compared with the balance of a partly paid invoice with a schedule', async () => {
  const id = await save({ dueDate: '2026-05-01' });
  const steps = [
    { label: 'Deposit', amount: 5000, due: '2026-03-22' },
    { label: 'Rest', amount: total - 5000, due: '2026-05-01' },
  ];
  const { invoiceDate } = sampleContent();
  const form = { currency: 'USD', country: 'us', totalMinor: total, invoiceDate };
  const scheduled = await send({ intent: 'set-schedule', invoiceId: id, steps, ...form });
  expect(scheduled.status).toBe(200);
  expect((await send(entry(id, { amountMinor: 6000 }))).status).toBe(200);
  const rest = entry(id, { amountMinor: total, paidMinor: 6000 });
  expect((await send(rest)).body).toMatchObject({
    question: 'Record $165.01 and add $60.00 to the client’s credit?',
  });
  expect((await send({ ...rest, creditMinor: 6000 })).status).toBe(200);
  expect(await stands(id)).toEqual(['paid', total + 6000]);
});

test('the excess of an unsaved client stays on its invoice, as the question and the owner’s page say', async () => {
  // The client of an account's first invoice is saved with it.
  await save();
  const id = await save({ clientId: null });
  const payment = entry(id);
  expect((await send(payment)).body).toMatchObject({
    outcome: 'overpays',
    question:
      'Record $200.00? That’s $34.99 more than is due. This client isn’t in your client list, so the extra amount stays on this invoice and can’t be used on others.',
  });
  expect((await send({ ...payment, creditMinor: 3499 })).status).toBe(200);
  expect(await stands(id)).toEqual(['paid', 20_000]);
  expect(await hasSavedClient(id)).toBe(false);
});

describe('nothing is recorded', () => {
  test('if another excess was confirmed: the question is asked again', async () => {
    const id = await save();
    for (const creditMinor of [1, 3498, 3500, 20_000]) {
      expect((await send(entry(id, { creditMinor }))).body).toMatchObject({
        outcome: 'overpays',
        creditMinor: 3499,
      });
    }
    expect((await send(entry(id, { amountMinor: total, creditMinor: 1 }))).status).toBe(409);
    for (const creditMinor of [-1, 0.5, '5']) {
      expect((await send(entry(id, { creditMinor }))).status).toBe(400);
    }
    expect(await stands(id)).toEqual(['unpaid', 0]);
  });

  test('if the amount is a typo', async () => {
    const amountMinor = 10 ** 12 + total + 1;
    const id = await save();
    expect((await send(entry(id, { amountMinor }))).body).toMatchObject({
      outcome: 'not-recorded',
      message: 'That’s more than the balance due, $165.01.',
    });
    const creditMinor = amountMinor - total;
    expect((await send(entry(id, { amountMinor, creditMinor }))).status).toBe(400);
    expect(await stands(id)).toEqual(['unpaid', 0]);
  });
});
describe('a partly paid or credited invoice', () => {
  let id = '';
  beforeEach(async () => {
    id = await seller.invoice({ clientId }, now);
    await issueServed(world.db, { invoiceId: id, version: now, now });
  });
  const pay = async (paidMinor: number, amountMinor: number) => {
    expect((await send(paymentPost(id, { paidMinor, amountMinor }))).status).toBe(200);
  };
  const credit = async (minor: number) => {
    const note = { invoiceId: id, noteKey: crypto.randomUUID(), reason: 'Returned' };
    const json = { ...note, choice: { kind: 'amount', minor } };
    expect((await world.post('/api/credit-note', json, { as: seller, now })).status).toBe(200);
  };
  const payPage = async () => (await world.get(`/invoice/${id}`, { now })).body.invoice;
  /** The invoice's rows in the list and on the client's page. */
  const rows = async () => {
    const { list } = (await world.get('/us/invoices', { as: seller, now })).body;
    const page = (await world.get(`/us/clients/${clientId}`, { as: seller, now })).body;
    return { list, all: [...toRows<ListedInvoice>(list.invoices), ...page.invoices] };
  };

  test('stays under its filters, also archived; sheet and pay page ask for the rest', async () => {
    await pay(0, 6501);
    await send({ intent: 'archive', invoiceIds: [id], archived: true });
    const paidSoFar = '$65.01 of $165.01 has been paid.';
    expect(await payPage()).toMatchObject({ total: '$100.00', paidSoFar, closed: null });
    const { body } = await world.get(`/view-invoice/${id}`, { now });
    expect(body.invoice.sheet.totals.slice(-3)).toEqual([
      { kind: 'total', label: 'Total', value: '$165.01' },
      { kind: 'paid', label: 'Paid so far', value: '$65.01' },
      { kind: 'balance', label: 'Balance due', value: '$100.00' },
    ]);
    await send({ intent: 'archive', invoiceIds: [id], archived: false });
    const { list } = await rows();
    expect(list.invoices).toMatchObject({ totalMinor: [total], paidMinor: [6501] });
    expect(list.invoices.status).not.toContain('paid');
    expect(list.counts).toMatchObject({ all: 1, unpaid: 1, paid: 0 });
    expect(BigInt(list.owed[0].owed)).toBe(10_000n);
  });

  test('asks for what was not credited, is called paid only for the money, and cannot be voided', async () => {
    const refused = (message: string) => ({ status: 409, body: { outcome: 'refused', message } });
    const voidIt = () => send({ intent: 'void', invoiceId: id, reason: 'Sent twice' });
    await credit(4_000);
    expect(await voidIt()).toMatchObject(refused('it has credit notes'));
    const credited = '$40.00 of $165.01 has been credited.';
    expect(await payPage()).toMatchObject({ total: '$125.01', paidSoFar: credited });
    const row = { paidMinor: 4_000, creditedMinor: 4_000 };
    expect((await rows()).all).toMatchObject([row, row]);

    await pay(4_000, 2_000);
    const paidSoFar = `${credited} $20.00 of $125.01 has been paid.`;
    expect(await payPage()).toMatchObject({ total: '$105.01', paidSoFar });
    const paidRow = { paidMinor: 6_000, creditedMinor: 4_000 };
    expect((await rows()).all).toMatchObject([paidRow, paidRow]);
    expect(await voidIt()).toMatchObject(refused('it has payments'));
  });

  test('cannot be voided when fully credited', async () => {
    await credit(total);
    const message = 'it has credit notes';
    const voided = await send({ intent: 'void', invoiceId: id, reason: 'Sent twice' });
    expect(voided).toMatchObject({ status: 409, body: { outcome: 'refused', message } });
  });
});
