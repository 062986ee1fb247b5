import { beforeEach, describe, expect, test } from 'vitest';
import { answerListPost } from '#app/features/invoice-list/server/list-action.api.server.ts';
import { loader as answerReceipt } from '#app/features/payments/receipt.route.ts';
import { loader } from '#app/features/public-invoice/view-invoice.route.tsx';
import { getPage } from '#tests/support/card-calls.ts';
import { readOwnersPage } from '#tests/support/owners-page.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { createTestContext, jsonPost } from '#tests/support/request-context.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { writeEntry } from '#tests/support/write-entry.ts';

const db = (await createTestDatabase()).open();
const now = Date.UTC(2026, 2, 20, 11);
const context = () => createTestContext(db, { now });
let seller: Awaited<ReturnType<typeof createSampleSeller>>;
let id = '';

beforeEach(async () => {
  seller = await createSampleSeller(db);
  id = await saveSample(db, seller.settings);
});

const send = (json: object) =>
  answerListPost(jsonPost('/us/invoices', json, seller.cookie), context());
const pay = async (amountMinor: number, paidMinor: number) => {
  const paymentId = crypto.randomUUID();
  await send({
    intent: 'record-payment',
    invoiceId: id,
    paymentId,
    country: 'us',
    currency: 'USD',
    paidMinor,
    amountMinor,
    day: '2026-03-19',
    method: 'cash',
    reference: 'No. 12',
    note: 'For me alone',
  });
  return paymentId;
};
const receipt = async (number: string, key = id, cookie = '') => {
  const request = getPage(`/view-invoice/${key}/receipts/${number}`, cookie);
  return answerReceipt({ request, params: { id: key, number }, context: context() });
};
const textOf = async (number: string) => {
  const answer = await receipt(number);
  expect(answer.status).toBe(200);
  return readPdf(new Uint8Array(await answer.arrayBuffer())).text.replace(/\s+/g, ' ');
};

test('each payment has a receipt with its own number, the amount paid and the balance', async () => {
  await pay(6501, 0);
  await pay(10_000, 6501);
  const first = await receipt('1');
  expect(first.headers.get('Content-Disposition')).toMatch(/-R1\.pdf"/);
  const text = await textOf('1');
  for (const said of ['Receipt', '-R1', '03/19/2026', 'cash', 'No. 12', '$65.01', '$100.00']) {
    expect(text).toContain(said);
  }
  expect(text).not.toContain('For me alone');
  expect(text).not.toContain('Due date');
  expect(await textOf('2')).toContain('$0.00');
});

const shown = async (cookie = '') => {
  const answer = await loader({
    request: getPage(`/view-invoice/${id}`, cookie),
    params: { id },
    context: context(),
  });
  const { data } = answer as unknown as { data: { invoice: { receipts: { n: number }[] } } };
  return data.invoice.receipts.map(({ n }) => n);
};
const ownersReceipts = async () =>
  (await readOwnersPage(id, seller.cookie, context())).payments.map((each) => each.receipt);

describe('the receipt of a payment that was reversed', () => {
  test('says so first and shows no balance, if it was downloaded before', async () => {
    const paymentId = await pay(6501, 0);
    expect(await textOf('1')).toContain('Balance due after this payment');
    await send({ intent: 'reverse-payments', invoiceId: id, paymentIds: [paymentId] });
    const text = await textOf('1');
    expect(text).toContain('This payment was reversed on 03/20/2026.');
    expect(text).toMatch(/Receipt \(reversed\).*Reversed on.*03\/20\/2026.*Paid on.*03\/19\/2026/);
    expect(text).not.toContain('Balance due');
    expect([await shown(), await ownersReceipts()]).toEqual([[1], [1]]);
  });

  test('does not exist if it was never downloaded; later ones keep their numbers', async () => {
    const paymentId = await pay(6501, 0);
    await pay(5000, 6501);
    expect(await shown()).toEqual([1, 2]);
    // The owner opening a receipt doesn't count as the client opening it.
    expect((await receipt('1', id, seller.cookie)).status).toBe(200);
    await send({ intent: 'reverse-payments', invoiceId: id, paymentIds: [paymentId] });
    expect([await shown(), await ownersReceipts()]).toEqual([[2], [null, 2]]);
    expect((await receipt('1')).status).toBe(404);
    expect(await textOf('2')).toContain('$50.00');
  });

  test('does not exist after the status badge was switched to paid and back', async () => {
    const mark = (status: string) => send({ intent: 'set-status', invoiceId: id, status });
    await mark('paid');
    await mark('unpaid');
    expect([await shown(), await ownersReceipts()]).toEqual([[], [null]]);
    await mark('paid');
    expect(await shown()).toEqual([2]);
  });
});

test('of a credit payment names the invoice it came from; a failed refund reversed nothing', async () => {
  const clientId = await createSampleClient(db, seller.userId, 'Aster');
  const [from, to] = [
    await saveSample(db, seller.settings, { clientId, invoiceNumber: 'S-1' }),
    await saveSample(db, seller.settings, { clientId, invoiceNumber: 'T-1' }),
  ];
  const entry = { invoiceId: from, userId: seller.userId, day: '2026-03-19', amountMinor: 1000 };
  const card = { ...entry, origin: 'card', method: 'card' } as const;
  const charge = { ...card, id: `${from} ch`, amountMinor: 18_501, kind: 'payment' as const };
  await writeEntry(db, { ...charge, at: 1 });
  await writeEntry(db, { ...card, id: `${from} re`, kind: 'refund', undoes: charge.id, at: 2 });
  id = from;
  expect(await textOf('1')).toContain('$10.00 of this payment was refunded on 03/19/2026.');
  const failed = {
    id: `${from} re failed`,
    kind: 'returned',
    undoes: `${from} re`,
    at: 3,
  } as const;
  await writeEntry(db, { ...card, ...failed });
  expect(await textOf('1')).not.toContain('refunded');

  await send({
    intent: 'use-credit',
    invoiceId: to,
    useId: crypto.randomUUID(),
    country: 'us',
    currency: 'USD',
    paidMinor: 0,
    amountMinor: 2000,
  });
  expect(await textOf('1')).not.toContain('$20.00');
  expect((await receipt('2')).status).toBe(404);
  id = to;
  const text = await textOf('1');
  for (const said of ['T-1-R1', 'credit from invoice S-1', '$20.00', '$145.01']) {
    expect(text).toContain(said);
  }
});

test('a payment reported late doesn’t reuse another payment’s number', async () => {
  await pay(6501, 0);
  expect(await textOf('1')).toContain('No. 12');
  await writeEntry(db, {
    id: `ch ${id}`,
    invoiceId: id,
    userId: seller.userId,
    at: now - 3_600_000,
    kind: 'payment',
    amountMinor: 10_000,
    origin: 'card',
    method: 'card',
    day: '2026-03-18',
  });
  expect(await textOf('1')).toContain('No. 12');
  expect(await textOf('2')).toContain('card');
});

test.each(['0', '2', '-1', '1.0', 'x', '99999999'])(
  'there is no receipt with number %s',
  async (number) => {
    await pay(6501, 0);
    const answer = await receipt(number);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: 'Receipt not found' });
    expect((await receipt('1', crypto.randomUUID())).status).toBe(404);
  },
);
