import { beforeEach, describe, expect, test } from 'vitest';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { payments } from '#db/ledger-schema.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { enterByCard, paymentPost } from '#tests/support/payment-post.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';

const world = await openWorld();
const { db } = world;
const now = Date.UTC(2026, 2, 20, 11);
const total = 16_501;
let seller: Seller;
let id = '';

beforeEach(async () => {
  seller = await world.seller({ invoiceLimit: -1 });
  id = await seller.invoice({}, now);
  await issueServed(db, { invoiceId: id, version: now, now });
});

const send = (json: object, as: { cookie: string } = seller) =>
  world.post('/us/invoices', json, { as, now });
const entry = (over: object = {}) => paymentPost(id, over);
const mark = (status: 'paid' | 'unpaid') => send({ intent: 'set-status', invoiceId: id, status });
const reverse = (paymentId: string, as?: { cookie: string }) =>
  send({ intent: 'reverse-payments', invoiceId: id, paymentIds: [paymentId] }, as);
const stands = async () => {
  const { status, paidMinor } = await invoiceRowOf(db, id);
  return [status, paidMinor];
};
const refused = (message: string) => ({ status: 409, body: { outcome: 'refused', message } });
const byCard = refused(
  'This invoice was paid by card. Refund the payment instead. Once the money is returned, the invoice will be unpaid again.',
);
const enter = (over: Partial<typeof payments.$inferInsert> = {}) =>
  enterByCard(db, { ...seller, invoiceId: id }, over);
const cash = (amountMinor = total) => enter({ origin: 'hand', method: 'cash', amountMinor });

describe('a recorded payment', () => {
  test('lowers the balance in all tabs; the last one pays the invoice', async () => {
    const first = await send(entry({ reference: ' No. 12 ' }));
    const body = { outcome: 'recorded', status: 'unpaid', paidMinor: 1000 };
    expect(first).toMatchObject({ status: 200, body });
    expect(first.context.told).toEqual([['invoices', seller.userId]]);
    const stored = (await db.select().from(payments)).filter(({ invoiceId }) => invoiceId === id);
    expect(stored).toMatchObject([
      { origin: 'hand', method: 'check', reference: 'No. 12', note: null, day: '2026-03-19' },
    ]);
    await send(entry({ paidMinor: 1000, amountMinor: total - 1000 }));
    expect(await stands()).toEqual(['paid', total]);
  });

  test('is recorded once, however often and from how many tabs the same form is sent', async () => {
    const form = entry();
    const answers = await Promise.all([1, 2, 3].map(() => send(form)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stands()).toEqual(['unpaid', 1000]);
  });

  test('that paid the invoice is refused with other content', async () => {
    const last = entry({ amountMinor: total });
    await send(last);
    const { status, body } = await send({ ...last, method: 'cash' });
    expect(status).toBe(409);
    expect(body.message).toContain('You already recorded this payment');
  });

  test('is not recorded from a form that does not know the last payment', async () => {
    await send(entry());
    expect(await send(entry())).toMatchObject({
      status: 409,
      body: {
        outcome: 'not-recorded',
        paidMinor: 1000,
        message:
          'This invoice has changed. The balance due is now $155.01. If the payment isn’t listed yet, record it again.',
      },
    });
    expect(await stands()).toEqual(['unpaid', 1000]);
  });
});

describe('nothing is recorded', () => {
  const belowZero = { amountMinor: 'Enter an amount above zero.' };
  test.each([
    ['of zero', { amountMinor: 0 }, belowZero],
    ['of half a cent', { amountMinor: 0.5 }, belowZero],
    ['above the maximum', { amountMinor: 2 ** 60 }, belowZero],
    ['dated tomorrow', { day: '2026-03-21' }, { day: 'The date can’t be in the future.' }],
    ['with an invalid date', { day: '2026-02-30' }, { day: 'Enter the payment date.' }],
    ['with a long note', { note: 'x'.repeat(201) }, { note: 'Use 200 characters or fewer.' }],
  ])('%s', async (_, over, issues) => {
    const invalid = { status: 422, body: { outcome: 'invalid', issues } };
    expect(await send(entry(over))).toMatchObject(invalid);
    expect(await stands()).toEqual(['unpaid', 0]);
  });

  test('in another currency, or on a paid or void invoice', async () => {
    const messageOf = async (over: object = {}) => (await send(entry(over))).body.message;
    expect(await messageOf({ currency: 'EUR' })).toBe(
      'This invoice is now in USD. Check the amount.',
    );
    await mark('paid');
    expect(await messageOf({ paidMinor: total })).toBe(
      'This invoice is paid. There’s nothing left to pay.',
    );
    await mark('unpaid');
    await send({ intent: 'void', invoiceId: id, reason: 'Twice' });
    expect(await messageOf()).toBe('This invoice is void. There’s nothing to pay.');
  });

  test('on another user’s invoice, by a guest, or by a malformed post', async () => {
    const own = entry();
    await send(own);
    const stranger = await world.seller();
    expect((await send(entry(), stranger)).status).toBe(404);
    expect((await reverse(own.paymentId, stranger)).status).toBe(404);
    expect((await send(entry(), { cookie: '' })).status).toBe(401);
    for (const over of [{ method: 'gold' }, { currency: 'ABC' }, { amountMinor: '5' }]) {
      expect((await send(entry(over))).status).toBe(400);
    }
    expect(await stands()).toEqual(['unpaid', 1000]);
    const theirs = await stranger.invoice();
    expect((await send({ ...own, invoiceId: theirs }, stranger)).status).toBe(409);
    expect((await invoiceRowOf(db, theirs)).paidMinor).toBe(0);
  });
});

test('reversing a payment makes its amount due again, once', async () => {
  const whole = entry({ amountMinor: total });
  await send(whole);
  for (const _ of [1, 2]) {
    const body = { outcome: 'reversed', status: 'unpaid', paidMinor: 0 };
    expect((await reverse(whole.paymentId)).body).toMatchObject(body);
  }
  expect(await stands()).toEqual(['unpaid', 0]);
});

test('a partly refunded manual payment is not fully reversed', async () => {
  const restored = await cash();
  await enter({ kind: 'refund', origin: 'hand', amountMinor: 6_500, undoes: restored });
  const { body } = await world.get(`/view-invoice/${id}`, { as: seller, now });
  expect(body.invoice.owner.payments).toMatchObject([{ canReverse: false }]);
  expect((await reverse(restored)).status).toBe(409);
  expect(await stands()).toEqual(['unpaid', total - 6_500]);
});

describe('the status toggle', () => {
  test('pays the balance and reverses exactly that', async () => {
    await send(entry());
    await mark('paid');
    expect(await stands()).toEqual(['paid', total]);
    expect((await mark('unpaid')).status).toBe(200);
    expect(await stands()).toEqual(['unpaid', 1000]);
  });

  test('asks before it reverses manual payments', async () => {
    const whole = entry({ amountMinor: total });
    await send(whole);
    const payments = [{ id: whole.paymentId, amount: '$165.01', about: '19 Mar 2026, Check' }];
    const asked = { status: 409, body: { outcome: 'has-payments', payments } };
    expect(await mark('unpaid')).toMatchObject(asked);
    expect(await stands()).toEqual(['paid', total]);
  });

  test('and reversing are refused for card payments', async () => {
    const card = await enter();
    expect(await mark('unpaid')).toMatchObject(byCard);
    expect(await reverse(card)).toMatchObject(byCard);
    expect(await stands()).toEqual(['paid', total]);
  });

  test('asks only about the rest if a card payment was fully refunded', async () => {
    await enter({ kind: 'refund', undoes: await enter() });
    const rest = await cash();
    const body = { outcome: 'has-payments', payments: [{ id: rest }] };
    expect(await mark('unpaid')).toMatchObject({ status: 409, body });
    expect((await reverse(rest)).status).toBe(200);
    expect(await stands()).toEqual(['unpaid', 0]);
  });

  test('is refused if a card payment was partly refunded, or its refund failed', async () => {
    await enter({ kind: 'refund', amountMinor: 6_500, undoes: await enter() });
    await cash(6_500);
    expect(await mark('unpaid')).toMatchObject(byCard);

    id = await seller.invoice({ invoiceNumber: 'INV-2' }, now);
    const undoes = await enter({ kind: 'refund', undoes: await enter() });
    await cash();
    await enter({ kind: 'returned', undoes });
    expect(await mark('unpaid')).toMatchObject(byCard);
  });

  test('is refused while a marked invoice is also paid by card, and reverses nothing', async () => {
    await mark('paid');
    const undoes = await enter();
    const answer = await mark('unpaid');
    expect(answer).toMatchObject(byCard);
    expect(answer.context.told).toEqual([]);
    expect(await stands()).toEqual(['paid', 2 * total]);
    await enter({ kind: 'refund', undoes });
    expect((await mark('unpaid')).body).toMatchObject({ outcome: 'changed', status: 'unpaid' });
    expect(await stands()).toEqual(['unpaid', 0]);
  });

  test('reverses only the mark if a card paid a part', async () => {
    await enter({ amountMinor: 6_501 });
    await mark('paid');
    expect((await mark('unpaid')).status).toBe(200);
    expect(await stands()).toEqual(['unpaid', 6_501]);
  });

  test('is refused on an invoice that was credited in another tab', async () => {
    await cash(6_501);
    const note = { invoiceId: id, noteKey: crypto.randomUUID(), reason: 'Returned' };
    const credited = { ...note, choice: { kind: 'rest' } };
    expect((await world.post('/api/credit-note', credited, { as: seller, now })).status).toBe(200);
    const message = 'This invoice was credited, so you can’t mark it as paid or unpaid.';
    for (const status of ['paid', 'unpaid'] as const) {
      expect(await mark(status)).toMatchObject(refused(message));
    }
    expect((await stands())[0]).toBe('credited');
  });

  test('can mark an invoice unpaid that is stored as overdue', async () => {
    const sql = `UPDATE invoices SET status = 'overdue' WHERE id = ?`;
    await db.$client.execute({ sql, args: [id] });
    expect((await mark('unpaid')).body).toMatchObject({ outcome: 'changed', status: 'unpaid' });
  });
});
