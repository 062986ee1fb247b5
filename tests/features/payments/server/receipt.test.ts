import { beforeEach, describe, expect, test } from 'vitest';
import { loader } from '#app/features/payments/receipt.route.ts';
import { getPage } from '#tests/support/card-calls.ts';
import { creditPost, enterByCard, paymentPost } from '#tests/support/payment-post.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { createTestContext } from '#tests/support/request-context.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';

const world = await openWorld();
const { db } = world;
const now = Date.UTC(2026, 2, 20, 11);
let seller: Seller;
let id = '';

beforeEach(async () => {
  seller = await world.seller();
  id = await seller.invoice();
});

const send = (json: object) => world.post('/us/invoices', json, { as: seller, now });
const pay = async (amountMinor: number, paidMinor: number) => {
  const text = { method: 'cash', reference: 'No. 12', note: 'For me alone' };
  const payment = paymentPost(id, { amountMinor, paidMinor, ...text });
  await send(payment);
  return payment.paymentId;
};
const reverse = (paymentId: string) =>
  send({ intent: 'reverse-payments', invoiceId: id, paymentIds: [paymentId] });
const receipt = (number: string, key = id, cookie = '') =>
  loader({
    request: getPage(`/view-invoice/${key}/receipts/${number}`, cookie),
    params: { id: key, number },
    context: createTestContext(db, { now }),
  });
const textOf = async (number: string) => {
  const answer = await receipt(number);
  expect(answer.status).toBe(200);
  return readPdf(new Uint8Array(await answer.arrayBuffer())).text.replace(/\s+/g, ' ');
};
/** The receipt numbers that the client and the owner see. */
const shown = async () => {
  const path = `/view-invoice/${id}`;
  const { invoice } = (await world.get(path, { now })).body;
  const { owner } = (await world.get(path, { as: seller, now })).body.invoice;
  return [
    invoice.receipts.map(({ n }: { n: number }) => n),
    owner.payments.map((each: { receipt: number | null }) => each.receipt),
  ];
};

test('each payment has a receipt with its own number, the amount paid and the balance', async () => {
  await pay(6501, 0);
  await pay(10_000, 6501);
  expect((await receipt('1')).headers.get('Content-Disposition')).toMatch(/-R1\.pdf"/);
  const text = await textOf('1');
  for (const part of ['Receipt', '-R1', '03/19/2026', 'cash', 'No. 12', '$65.01', '$100.00']) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/For me alone|Due date/);
  expect(await textOf('2')).toContain('$0.00');
  for (const number of ['0', '3', '-1', '1.0', 'x', '99999999']) {
    const answer = await receipt(number);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: 'Receipt not found' });
  }
  expect((await receipt('1', crypto.randomUUID())).status).toBe(404);
});

describe('the receipt of a payment that was reversed', () => {
  test('says so first and shows no balance, if it was downloaded before', async () => {
    const paymentId = await pay(6501, 0);
    expect(await textOf('1')).toContain('Balance due after this payment');
    await reverse(paymentId);
    const text = await textOf('1');
    expect(text).toContain('This payment was reversed on 03/20/2026.');
    expect(text).toMatch(/Receipt \(reversed\).*Reversed on.*03\/20\/2026.*Paid on.*03\/19\/2026/);
    expect(text).not.toContain('Balance due');
    expect(await shown()).toEqual([[1], [1]]);
  });

  test('does not exist if it was never downloaded; later ones keep their numbers', async () => {
    const paymentId = await pay(6501, 0);
    await pay(5000, 6501);
    expect((await shown())[0]).toEqual([1, 2]);
    // The owner opening a receipt doesn't count as the client opening it.
    expect((await receipt('1', id, seller.cookie)).status).toBe(200);
    await reverse(paymentId);
    expect(await shown()).toEqual([[2], [null, 2]]);
    expect((await receipt('1')).status).toBe(404);
    expect(await textOf('2')).toContain('$50.00');
  });

  test('does not exist after the status badge was switched to paid and back', async () => {
    const mark = (status: string) => send({ intent: 'set-status', invoiceId: id, status });
    await mark('paid');
    await mark('unpaid');
    expect(await shown()).toEqual([[], [null]]);
    await mark('paid');
    expect((await shown())[0]).toEqual([2]);
  });
});

test('a refunded payment’s receipt names the refund; a failed refund reversed nothing', async () => {
  const of = { ...seller, invoiceId: id };
  const undoes = await enterByCard(db, of, { at: 1 });
  const back = { day: '2026-03-19', amountMinor: 1000 };
  const refund = await enterByCard(db, of, { ...back, kind: 'refund', undoes, at: 2 });
  expect(await textOf('1')).toContain('$10.00 of this payment was refunded on 03/19/2026.');
  await enterByCard(db, of, { ...back, kind: 'returned', undoes: refund, at: 3 });
  expect(await textOf('1')).not.toContain('refunded');
});

test('the receipt of a credit payment names the invoice it came from, which has none for it', async () => {
  const clientId = await seller.client('Aster');
  const from = await seller.invoice({ clientId, invoiceNumber: 'S-1' });
  const to = await seller.invoice({ clientId, invoiceNumber: 'T-1' });
  await enterByCard(db, { ...seller, invoiceId: from }, { amountMinor: 18_501 });
  await send(creditPost(to, { amountMinor: 2000 }));
  id = from;
  expect(await textOf('1')).not.toContain('$20.00');
  expect((await receipt('2')).status).toBe(404);
  id = to;
  const text = await textOf('1');
  for (const part of ['T-1-R1', 'credit from invoice S-1', '$20.00', '$145.01']) {
    expect(text).toContain(part);
  }
});

test('a payment reported late doesn’t reuse another payment’s number', async () => {
  await pay(6501, 0);
  expect(await textOf('1')).toContain('No. 12');
  const late = { at: now - 3_600_000, day: '2026-03-18', amountMinor: 10_000 };
  await enterByCard(db, { ...seller, invoiceId: id }, late);
  expect(await textOf('1')).toContain('No. 12');
  expect(await textOf('2')).toContain('card');
});
