import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { deleteClient } from '#app/features/clients/queries/client-rows.server.ts';
import { getClientPageView } from '#app/features/clients/server/client-views.server.ts';
import { answerListPost } from '#app/features/invoice-list/server/list-action.api.server.ts';
import { loader as answerClientCredit } from '#app/features/payments/client-credit.route.ts';
import { cardRefunds } from '#db/connect-schema.ts';
import { getPage } from '#tests/support/card-calls.ts';
import { forEachDatabaseFault, usualFaults } from '#tests/support/fault-database.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { readOwnersPage } from '#tests/support/owners-page.ts';
import { createTestContext, jsonPost } from '#tests/support/request-context.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { savedAt, saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { writeEntry } from '#tests/support/write-entry.ts';

const database = await createTestDatabase();
const db = database.open();
const now = Date.UTC(2026, 2, 20, 11);
/** The total of each invoice. */
const total = 16_501;

type Seller = Awaited<ReturnType<typeof createSampleSeller>>;
let seller: Seller;
let clientId = '';
let id = '';
/** The number of saves: each is a little later than the one before. */
let saved = 0;

beforeEach(async () => {
  seller = await createSampleSeller(db, { invoiceLimit: -1 });
  clientId = await createSampleClient(db, seller.userId, 'Aster');
  id = await save('T-1');
});

function save(invoiceNumber: string, over: Partial<InvoiceContent> = {}) {
  saved += 1;
  const content = { clientId, invoiceNumber, ...over };
  return saveSample(db, seller.settings, content, savedAt + saved);
}

/** Records a card payment or a refund. */
const enter = async (invoiceId: string, amountMinor: number, refunds?: string) => {
  const entry = crypto.randomUUID();
  await writeEntry(db, {
    id: entry,
    invoiceId,
    userId: seller.userId,
    at: now,
    day: '2026-03-20',
    origin: 'card',
    method: 'card',
    amountMinor,
    ...(refunds ? { kind: 'refund', undoes: refunds } : { kind: 'payment' }),
  });
  return entry;
};
/** An invoice that a client overpaid by card by the given amount. */
async function overpaid(invoiceNumber: string, credit: number, over: Partial<InvoiceContent> = {}) {
  const invoiceId = await save(invoiceNumber, over);
  const charge = await enter(invoiceId, total + credit);
  return { invoiceId, charge };
}
const use = (over: object = {}) => ({
  intent: 'use-credit',
  invoiceId: id,
  useId: crypto.randomUUID(),
  country: 'us',
  currency: 'USD',
  paidMinor: 0,
  amountMinor: 1000,
  ...over,
});
const post = (json: object, cookie = seller.cookie, at = db) =>
  answerListPost(jsonPost('/us/invoices', json, cookie), createTestContext(at, { now }));
const paidOf = async (...ids: string[]) =>
  Promise.all(ids.map(async (each) => (await invoiceRowOf(db, each)).paidMinor));
const credit = async (invoiceId = id, cookie = seller.cookie) => {
  const request = getPage(`/api/client-credit?invoice=${invoiceId}`, cookie);
  const answer = await answerClientCredit({ request, context: createTestContext(db, { now }) });
  return { status: answer.status, body: (await answer.json()) as { creditMinor: number } };
};
const left = async () => (await credit()).body.creditMinor;
const page = (invoiceId: string) =>
  readOwnersPage(invoiceId, seller.cookie, createTestContext(db, { now }));

describe('credit of a client', () => {
  test('is the overpaid amount on their other invoices in that currency, and is on their page', async () => {
    await overpaid('S-1', 300);
    await overpaid('S-2', 700);
    const voided = await save('S-3');
    await post({ intent: 'void', invoiceId: voided, reason: 'Twice' });
    await enter(voided, 40);
    await overpaid('S-4', 5000, { currency: 'EUR' });
    await overpaid('S-5', 9000, { clientId: await createSampleClient(db, seller.userId, 'Kite') });
    expect(await credit()).toEqual({
      status: 200,
      body: { creditMinor: 1040, currency: 'USD', totalMinor: total, paidMinor: 0 },
    });
    const asked = { userId: seller.userId, clientId, today: '2026-03-20', limit: 50, after: null };
    const { totals } = (await getClientPageView(db, asked)) ?? {};
    expect(totals?.map((each) => [each.currency, each.credit])).toEqual([
      ['USD', 1040n],
      ['EUR', 5000n],
    ]);
    expect((await credit(id, (await createSampleSeller(db)).cookie)).status).toBe(404);
    expect((await credit(id, '')).status).toBe(401);
  });

  test('pays another invoice, oldest first, with entries that reference each other', async () => {
    const first = await overpaid('S-1', 300);
    const second = await overpaid('S-2', 700);
    const context = createTestContext(db, { now });
    const json = use({ amountMinor: 900 });
    const answer = await answerListPost(jsonPost('/us/invoices', json, seller.cookie), context);
    expect(answer).toMatchObject({
      status: 200,
      body: { outcome: 'credit-used', status: 'unpaid', paidMinor: 900, creditMinor: 100 },
    });
    expect(context.told).toEqual([['invoices', seller.userId]]);
    expect(await paidOf(id, first.invoiceId, second.invoiceId)).toEqual([900, total, total + 100]);
    const target = await page(id);
    expect(target.payments.map(({ amount, about, refund }) => [amount, about, refund])).toEqual([
      ['$3.00', '20 Mar 2026, credit from invoice S-1', null],
      ['$6.00', '20 Mar 2026, credit from invoice S-2', null],
    ]);
    const told = target.history.map(({ text }) => text);
    expect(told).toContain('$6.00 of credit from invoice S-2 used on 20 Mar 2026');
    const source = await page(first.invoiceId);
    expect(source.payments[1]).toMatchObject({
      amount: '-$3.00',
      about: '20 Mar 2026, credit used on invoice T-1',
      receipt: null,
      canReverse: false,
      refund: null,
    });
    expect(source.payments[0]?.refund).toBeNull();
    expect(source.history[0]?.text).toBe('$3.00 of credit used on invoice T-1 on 20 Mar 2026');
  });

  test('is returned when the payment is reversed, once, and can be used again', async () => {
    const { invoiceId } = await overpaid('S-1', total);
    await post(use({ amountMinor: total }));
    expect((await invoiceRowOf(db, id)).status).toBe('paid');
    const unmarked = await post({ intent: 'set-status', invoiceId: id, status: 'unpaid' });
    expect(unmarked.body).toMatchObject({
      outcome: 'has-payments',
      payments: [{ about: '20 Mar 2026, credit from invoice S-1', isCredit: true }],
    });
    const [made] = (await page(id)).payments;
    const reversal = { intent: 'reverse-payments', invoiceId: id, paymentIds: [made?.id] };
    for (const _ of [1, 2]) expect((await post(reversal)).status).toBe(200);
    expect(await paidOf(id, invoiceId)).toEqual([0, 2 * total]);
    const source = await page(invoiceId);
    expect(source.payments[1]?.undone).toEqual(['$165.01 of credit returned on 20 Mar 2026']);
    expect(source.history[0]?.text).toBe(
      '$165.01 of credit returned from invoice T-1 on 20 Mar 2026',
    );
    expect((await post(use({ amountMinor: total }))).status).toBe(200);
    expect(await paidOf(id, invoiceId)).toEqual([total, total]);
  });

  test('keeps its client from being deleted while some is left', async () => {
    await overpaid('S-1', 1500);
    await post(use());
    expect(await deleteClient(db, seller.userId, clientId)).toBe('has-credit');
    await post(use({ amountMinor: 500, paidMinor: 1000 }));
    expect(await deleteClient(db, seller.userId, clientId)).toBe('deleted');
  });
});

describe('exactly the right amount is used', () => {
  test('however often and from how many tabs the same form is sent', async () => {
    await overpaid('S-1', 5000);
    const pressed = use();
    const answers = await Promise.all([1, 2, 3].map(() => post(pressed)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await paidOf(id), await left()]).toEqual([[1000], 4000]);
  });

  test('when twenty requests use it at once, on different invoices', async () => {
    const { invoiceId } = await overpaid('S-1', 5500);
    const targets = await Promise.all(Array.from({ length: 20 }, (_, at) => save(`T-${at + 2}`)));
    const answers = await Promise.all(targets.map((target) => post(use({ invoiceId: target }))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      outcome: 'not-recorded',
      message: expect.stringMatching(/^That’s more than your client’s credit of \$5\.00\.$/),
    });
    const paid = await paidOf(...targets);
    expect(paid.reduce((all, each) => all + each, 0)).toBe(5000);
    expect(await paidOf(invoiceId)).toEqual([total + 500]);
  });

  test('and none that is reserved by a card refund, nor is more refunded than is left', async () => {
    const { invoiceId, charge } = await overpaid('S-1', 5000);
    const asked = {
      id: crypto.randomUUID(),
      invoiceId,
      userId: seller.userId,
      chargeId: charge,
      amountMinor: 4500,
      state: 'asked' as const,
      madeAt: now,
      changedAt: now,
    };
    await db.insert(cardRefunds).values(asked);
    expect(await left()).toBe(500);
    expect((await post(use())).status).toBe(409);
    expect((await post(use({ amountMinor: 500 }))).status).toBe(200);
    await enter(invoiceId, 4500, charge);
    await db.update(cardRefunds).set({ state: 'made' }).where(eq(cardRefunds.id, asked.id));
    expect([await left(), await paidOf(invoiceId)]).toEqual([0, [total]]);
  });
});

describe('no credit is used', () => {
  beforeEach(async () => {
    await overpaid('S-1', 20_000);
  });
  const due = '$165.01';

  test.each([
    ['of zero', { amountMinor: 0 }, 'Enter an amount above zero.'],
    ['of a negative amount', { amountMinor: -1 }, 'Enter an amount above zero.'],
    ['of half a cent', { amountMinor: 0.5 }, 'Enter an amount above zero.'],
  ])('%s', async (_, over, amountMinor) => {
    expect(await post(use(over))).toEqual({
      status: 422,
      body: { outcome: 'invalid', issues: { amountMinor } },
    });
  });

  test.each([
    [
      'above the credit',
      { amountMinor: 20_001 },
      'That’s more than your client’s credit of $200.00.',
    ],
    ['above the balance', { amountMinor: total + 1 }, `That’s more than the balance due, ${due}.`],
    ['in another currency', { currency: 'EUR' }, 'This invoice is now in USD. Check the amount.'],
    [
      'from a form that does not know the last payment',
      { paidMinor: 7 },
      `This invoice has changed. The balance due is now ${due}. If the payment isn’t listed yet, record it again.`,
    ],
  ])('%s', async (_, over, message) => {
    expect(await post(use(over))).toMatchObject({ status: 409, body: { message } });
    expect([await paidOf(id), await left()]).toEqual([[0], 20_000]);
  });

  test('on a paid or void invoice, another user’s, by a guest, or by a malformed post', async () => {
    await post({ intent: 'set-status', invoiceId: id, status: 'paid' });
    expect((await post(use({ paidMinor: total }))).body).toMatchObject({
      message: 'This invoice is paid. There’s nothing left to pay.',
    });
    const voided = await save('T-2');
    await post({ intent: 'void', invoiceId: voided, reason: 'Twice' });
    expect((await post(use({ invoiceId: voided }))).body).toMatchObject({
      message: 'This invoice is void. There’s nothing to pay.',
    });
    const stranger = await createSampleSeller(db);
    expect((await post(use(), stranger.cookie)).status).toBe(404);
    expect((await post(use(), '')).status).toBe(401);
    for (const over of [{ useId: 'x' }, { currency: 'ABC' }, { amountMinor: '5' }]) {
      expect((await post(use(over))).status).toBe(400);
    }
    expect(await left()).toBe(20_000);
  });
});

test('a use of credit with a database fault reports it, and a retry makes it one use', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    faults: usualFaults,
    prepare: async () => {
      seller = await createSampleSeller(db);
      clientId = await createSampleClient(db, seller.userId, 'Aster');
      id = await save('T-1');
      await overpaid('S-1', 5000);
      return use();
    },
    action: async (faulty, pressed) => (await post(pressed, seller.cookie, faulty)).status,
    check: async (_db, pressed, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      expect([200, 503]).toContain(outcome.answer);
      expect((await post(pressed)).status).toBe(200);
      expect([await paidOf(id), await left()]).toEqual([[1000], 4000]);
    },
  });
  expect(met).toBeGreaterThanOrEqual(2 * usualFaults.length);
});
