import { beforeEach, describe, expect, test } from 'vitest';
import { answerListPost } from '#app/features/invoice-list/server/list-action.api.server.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { payments } from '#db/ledger-schema.ts';
import { createTestContext, jsonPost } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { writeEntry } from '#tests/support/write-entry.ts';

const db = (await createTestDatabase()).open();
const now = Date.UTC(2026, 2, 20, 11);
let seller: Awaited<ReturnType<typeof createSampleSeller>>;
let id = '';
let total = 0;
let published: unknown[] = [];

beforeEach(async () => {
  seller = await createSampleSeller(db);
  id = await saveSample(db, seller.settings);
  total = (await getPublicInvoice(db, id))?.totals.total ?? 0;
  published = [];
});

const send = (json: object, cookie = seller.cookie) => {
  const context = createTestContext(db, { now });
  context.publishToUser = (...told) => published.push(told);
  return answerListPost(jsonPost('/us/invoices', json, cookie), context);
};
const entry = (over: object = {}) => ({
  intent: 'record-payment',
  invoiceId: id,
  paymentId: crypto.randomUUID(),
  country: 'us',
  currency: 'USD',
  paidMinor: 0,
  amountMinor: 1000,
  day: '2026-03-19',
  method: 'check',
  reference: ' No. 12 ',
  note: '',
  ...over,
});
const mark = (status: 'paid' | 'unpaid') => send({ intent: 'set-status', invoiceId: id, status });
const reverse = (...paymentIds: string[]) =>
  send({ intent: 'reverse-payments', invoiceId: id, paymentIds });
const stands = async () => {
  const found = await getPublicInvoice(db, id);
  return { status: found?.status, paid: found?.paidMinor };
};
const ledger = () => db.select().from(payments);
const due = (minor: number) => `$${(minor / 100).toFixed(2)}`;

describe('a recorded payment', () => {
  test('lowers the balance in all tabs; the last one pays the invoice', async () => {
    const first = await send(entry());
    expect(first).toMatchObject({
      status: 200,
      body: { outcome: 'recorded', status: 'unpaid', paidMinor: 1000 },
    });
    expect(published).toEqual([[seller.userId, 'invoices']]);
    const kept = (await ledger()).filter(({ invoiceId }) => invoiceId === id);
    expect(kept).toMatchObject([
      { origin: 'hand', method: 'check', reference: 'No. 12', note: null, day: '2026-03-19' },
    ]);
    await send(entry({ paidMinor: 1000, amountMinor: total - 1000 }));
    expect(await stands()).toEqual({ status: 'paid', paid: total });
  });

  test('is recorded once, however often and from how many tabs the same form is sent', async () => {
    const pressed = entry();
    const answers = await Promise.all([1, 2, 3].map(() => send(pressed)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stands()).toEqual({ status: 'unpaid', paid: 1000 });
  });

  test.each([
    ['amount', { amountMinor: 2000 }],
    ['day', { day: '2026-03-18' }],
    ['method', { method: 'cash' }],
  ])('is refused with another %s, with what is stored', async (_, other) => {
    const first = entry();
    await send(first);
    for (const paidMinor of [0, 1000]) {
      expect(await send({ ...first, paidMinor, ...other })).toMatchObject({
        status: 409,
        body: {
          outcome: 'not-recorded',
          paidMinor: 1000,
          message:
            'You already recorded this payment: $10.00, Check, 19 Mar 2026. To change it, reverse it first. To record another payment, open this form again.',
        },
      });
    }
    expect((await stands()).paid).toBe(1000);
    expect(await send(first)).toMatchObject({ status: 200, body: { outcome: 'recorded' } });
  });

  test('that paid the invoice is refused with other content, too', async () => {
    const last = entry({ amountMinor: total });
    await send(last);
    const again = await send({ ...last, method: 'cash' });
    expect(again).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('You already recorded this payment') },
    });
  });

  test('is not recorded from a form that does not know the last payment', async () => {
    await send(entry());
    expect(await send(entry())).toMatchObject({
      status: 409,
      body: {
        outcome: 'not-recorded',
        paidMinor: 1000,
        message: `This invoice has changed. The balance due is now ${due(total - 1000)}. If the payment isn’t listed yet, record it again.`,
      },
    });
    expect((await stands()).paid).toBe(1000);
  });
});

describe('nothing is recorded', () => {
  test.each([
    ['of zero', { amountMinor: 0 }, { amountMinor: 'Enter an amount above zero.' }],
    ['of a negative amount', { amountMinor: -5 }, { amountMinor: 'Enter an amount above zero.' }],
    ['of half a cent', { amountMinor: 0.5 }, { amountMinor: 'Enter an amount above zero.' }],
    ['above the maximum', { amountMinor: 2 ** 60 }, { amountMinor: 'Enter an amount above zero.' }],
    ['dated tomorrow', { day: '2026-03-21' }, { day: 'The date can’t be in the future.' }],
    ['with an invalid date', { day: '2026-02-30' }, { day: 'Enter the payment date.' }],
    ['with a long note', { note: 'x'.repeat(201) }, { note: 'Use 200 characters or fewer.' }],
    [
      'with a long reference',
      { reference: 'x'.repeat(101) },
      { reference: 'Use 100 characters or fewer.' },
    ],
  ])('%s', async (_, over, issues) => {
    expect(await send(entry(over))).toEqual({ status: 422, body: { outcome: 'invalid', issues } });
    expect(await stands()).toEqual({ status: 'unpaid', paid: 0 });
  });

  test('in another currency', async () => {
    expect((await send(entry({ currency: 'EUR' }))).body).toMatchObject({
      message: 'This invoice is now in USD. Check the amount.',
    });
  });

  test('on a paid or void invoice', async () => {
    await mark('paid');
    const onPaid = await send(entry({ paidMinor: total }));
    expect(onPaid.body).toMatchObject({
      message: 'This invoice is paid. There’s nothing left to pay.',
    });
    await mark('unpaid');
    await send({ intent: 'void', invoiceId: id, reason: 'Twice' });
    expect((await send(entry())).body).toMatchObject({
      message: 'This invoice is void. There’s nothing to pay.',
    });
  });

  test('on another user’s invoice, by a guest, or by a malformed post', async () => {
    const stranger = await createSampleSeller(db);
    expect((await send(entry(), stranger.cookie)).status).toBe(404);
    expect((await send(entry(), '')).status).toBe(401);
    for (const over of [{ method: 'gold' }, { currency: 'ABC' }, { amountMinor: '5' }]) {
      expect((await send(entry(over))).status).toBe(400);
    }
    expect((await stands()).paid).toBe(0);
  });

  test('with the id of another invoice’s payment', async () => {
    const other = await createSampleSeller(db);
    const taken = entry();
    await send(taken);
    const theirs = await saveSample(db, other.settings);
    const answer = await send({ ...taken, invoiceId: theirs }, other.cookie);
    expect(answer.status).toBe(409);
    expect((await getPublicInvoice(db, theirs))?.paidMinor).toBe(0);
  });
});

describe('reversing', () => {
  test('a payment makes its amount due again, once', async () => {
    const whole = entry({ amountMinor: total });
    await send(whole);
    for (const _ of [1, 2]) {
      expect((await reverse(whole.paymentId)).body).toMatchObject({
        outcome: 'reversed',
        status: 'unpaid',
        paidMinor: 0,
      });
    }
    expect(await stands()).toEqual({ status: 'unpaid', paid: 0 });
  });

  test('another user’s payment is refused as unknown', async () => {
    const whole = entry();
    await send(whole);
    const stranger = await createSampleSeller(db);
    const json = { intent: 'reverse-payments', invoiceId: id, paymentIds: [whole.paymentId] };
    expect((await send(json, stranger.cookie)).status).toBe(404);
    expect((await stands()).paid).toBe(1000);
  });
});

describe('the status toggle', () => {
  test('pays the balance and reverses exactly that', async () => {
    await send(entry());
    await mark('paid');
    expect(await stands()).toEqual({ status: 'paid', paid: total });
    expect((await mark('unpaid')).status).toBe(200);
    expect(await stands()).toEqual({ status: 'unpaid', paid: 1000 });
  });

  test('asks before it reverses manual payments', async () => {
    const whole = entry({ amountMinor: total });
    await send(whole);
    const answer = await mark('unpaid');
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      outcome: 'has-payments',
      payments: [{ id: whole.paymentId, amount: due(total), about: '19 Mar 2026, Check' }],
    });
    expect(await stands()).toEqual({ status: 'paid', paid: total });
  });

  test('and reversing are refused for card payments', async () => {
    const card: typeof payments.$inferInsert = {
      id: crypto.randomUUID(),
      invoiceId: id,
      userId: seller.userId,
      at: now,
      kind: 'payment',
      origin: 'card',
      method: 'card',
      day: '2026-03-20',
      amountMinor: total,
    };
    await writeEntry(db, card);
    const refusal = {
      status: 409,
      body: {
        outcome: 'refused',
        message:
          'This invoice was paid by card. Refund the payment instead. Once the money is returned, the invoice will be unpaid again.',
      },
    };
    expect(await mark('unpaid')).toEqual(refusal);
    expect(await reverse(card.id)).toEqual(refusal);
    expect(await stands()).toEqual({ status: 'paid', paid: total });
  });
});
