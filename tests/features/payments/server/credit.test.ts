import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { deleteClient } from '#app/features/clients/queries/client-rows.server.ts';
import { cardRefunds } from '#db/connect-schema.ts';
import { forEachDatabaseFault, usualFaults } from '#tests/support/fault-database.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { creditPost, enterByCard } from '#tests/support/payment-post.ts';
import { savedAt } from '#tests/support/save-sample.ts';
import { openWorld, type Seller, type Sent } from '#tests/support/world.ts';

const world = await openWorld();
const { db } = world;
const now = Date.UTC(2026, 2, 20, 11);
/** The total of each invoice. */
const total = 16_501;
let seller: Seller;
let clientId = '';
let id = '';
/** The number of saves: each is a little later than the one before. */
let saved = 0;

const prepare = async () => {
  seller = await world.seller({ invoiceLimit: -1 });
  clientId = await seller.client('Aster');
  id = await save('T-1');
};
beforeEach(prepare);

function save(invoiceNumber: string, over: Partial<InvoiceContent> = {}) {
  saved += 1;
  return seller.invoice({ clientId, invoiceNumber, ...over }, savedAt + saved);
}
/** An invoice that a client overpaid by card by the given amount. */
async function overpaid(invoiceNumber: string, credit: number, over: Partial<InvoiceContent> = {}) {
  const invoiceId = await save(invoiceNumber, over);
  const charge = await enterByCard(db, { ...seller, invoiceId }, { amountMinor: total + credit });
  return { invoiceId, charge };
}
const use = (over: object = {}) => creditPost(id, over);
const post = (json: object, sent: Sent = {}) =>
  world.post('/us/invoices', json, { as: seller, now, ...sent });
const paidOf = async (...ids: string[]) =>
  Promise.all(ids.map(async (each) => (await invoiceRowOf(db, each)).paidMinor));
const credit = (as: { cookie: string } = seller) =>
  world.get(`/api/client-credit?invoice=${id}`, { as, now });
const left = async () => (await credit()).body.creditMinor;
const page = async (invoiceId: string) =>
  (await world.get(`/view-invoice/${invoiceId}`, { as: seller, now })).body.invoice.owner;
const textsOf = ({ history }: { history: { text: string }[] }) => history.map(({ text }) => text);

describe('credit of a client', () => {
  test('is the overpaid amount on their other invoices in that currency, and is on their page', async () => {
    await overpaid('S-1', 300);
    await overpaid('S-2', 700);
    const voided = await save('S-3');
    await post({ intent: 'void', invoiceId: voided, reason: 'Twice' });
    await enterByCard(db, { ...seller, invoiceId: voided }, { amountMinor: 40 });
    await overpaid('S-4', 5000, { currency: 'EUR' });
    await overpaid('S-5', 9000, { clientId: await seller.client('Kite') });
    expect(await credit()).toMatchObject({
      status: 200,
      body: { creditMinor: 1040, currency: 'USD', totalMinor: total, paidMinor: 0 },
    });
    const { body } = await world.get(`/us/clients/${clientId}`, { as: seller, now });
    expect(body.totals).toMatchObject([
      { currency: 'USD', credit: 1040n },
      { currency: 'EUR', credit: 5000n },
    ]);
    expect((await credit(await world.seller())).status).toBe(404);
    expect((await credit({ cookie: '' })).status).toBe(401);
  });

  test('pays another invoice, oldest first, with entries that reference each other', async () => {
    const first = await overpaid('S-1', 300);
    const second = await overpaid('S-2', 700);
    const answer = await post(use({ amountMinor: 900 }));
    const body = { outcome: 'credit-used', status: 'unpaid', paidMinor: 900, creditMinor: 100 };
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.context.told).toEqual([['invoices', seller.userId]]);
    expect(await paidOf(id, first.invoiceId, second.invoiceId)).toEqual([900, total, total + 100]);
    const target = await page(id);
    expect(target.payments).toMatchObject([
      { amount: '$3.00', about: '20 Mar 2026, credit from invoice S-1', refund: null },
      { amount: '$6.00', about: '20 Mar 2026, credit from invoice S-2', refund: null },
    ]);
    expect(textsOf(target)).toContain('$6.00 of credit from invoice S-2 used on 20 Mar 2026');
    const source = await page(first.invoiceId);
    expect(source.payments).toMatchObject([
      { refund: null },
      {
        amount: '-$3.00',
        about: '20 Mar 2026, credit used on invoice T-1',
        receipt: null,
        canReverse: false,
        refund: null,
      },
    ]);
    expect(textsOf(source)[0]).toBe('$3.00 of credit applied to invoice T-1 on 20 Mar 2026');
  });

  test('is returned when the payment is reversed, once, and can be used again', async () => {
    const { invoiceId } = await overpaid('S-1', total);
    await post(use({ amountMinor: total }));
    expect(
      (await post({ intent: 'set-status', invoiceId: id, status: 'unpaid' })).body,
    ).toMatchObject({
      outcome: 'has-payments',
      payments: [{ about: '20 Mar 2026, credit from invoice S-1', isCredit: true }],
    });
    const [made] = (await page(id)).payments;
    const reversal = { intent: 'reverse-payments', invoiceId: id, paymentIds: [made?.id] };
    for (const _ of [1, 2]) expect((await post(reversal)).status).toBe(200);
    expect(await paidOf(id, invoiceId)).toEqual([0, 2 * total]);
    const source = await page(invoiceId);
    expect(source.payments[1]?.undone).toEqual(['$165.01 of credit returned on 20 Mar 2026']);
    expect(textsOf(source)[0]).toBe('$165.01 of credit returned from invoice T-1 on 20 Mar 2026');
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
    const form = use();
    const answers = await Promise.all([1, 2, 3].map(() => post(form)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await paidOf(id), await left()]).toEqual([[1000], 4000]);
  });

  test('when twenty requests use it at once, on different invoices', async () => {
    const { invoiceId } = await overpaid('S-1', 5500);
    const targets = await Promise.all(Array.from({ length: 20 }, (_, at) => save(`T-${at + 2}`)));
    const answers = await Promise.all(targets.map((target) => post(use({ invoiceId: target }))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const message = 'That’s more than your client’s credit of $5.00.';
    const refused = { outcome: 'not-recorded', message };
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject(refused);
    const paid = await paidOf(...targets);
    expect(paid.reduce((all, each) => all + each, 0)).toBe(5000);
    expect(await paidOf(invoiceId)).toEqual([total + 500]);
  });

  test('and none that is reserved by a card refund, nor is more refunded than is left', async () => {
    const { invoiceId, charge } = await overpaid('S-1', 5000);
    const refund = {
      id: crypto.randomUUID(),
      invoiceId,
      userId: seller.userId,
      chargeId: charge,
      amountMinor: 4500,
      state: 'asked' as const,
      madeAt: now,
      changedAt: now,
    };
    await db.insert(cardRefunds).values(refund);
    expect(await left()).toBe(500);
    expect((await post(use())).status).toBe(409);
    expect((await post(use({ amountMinor: 500 }))).status).toBe(200);
    const of = { ...seller, invoiceId };
    await enterByCard(db, of, { kind: 'refund', amountMinor: 4500, undoes: charge });
    await db.update(cardRefunds).set({ state: 'made' }).where(eq(cardRefunds.id, refund.id));
    expect([await left(), await paidOf(invoiceId)]).toEqual([0, [total]]);
  });
});

describe('no credit is used', () => {
  beforeEach(async () => {
    await overpaid('S-1', 20_000);
  });

  test.each([0, -1, 0.5])('of %d cents', async (amountMinor) => {
    const body = { outcome: 'invalid', issues: { amountMinor: 'Enter an amount above zero.' } };
    expect(await post(use({ amountMinor }))).toMatchObject({ status: 422, body });
  });

  test.each([
    [{ amountMinor: 20_001 }, 'That’s more than your client’s credit of $200.00.'],
    [{ amountMinor: total + 1 }, 'That’s more than the balance due, $165.01.'],
    [{ currency: 'EUR' }, 'This invoice is now in USD. Check the amount.'],
    [
      { paidMinor: 7 },
      'This invoice has changed. The balance due is now $165.01. If the payment isn’t listed yet, record it again.',
    ],
  ])('with %j', async (over, message) => {
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
    expect((await post(use(), { as: await world.seller() })).status).toBe(404);
    expect((await post(use(), { as: { cookie: '' } })).status).toBe(401);
    for (const over of [{ useId: 'x' }, { currency: 'ABC' }, { amountMinor: '5' }]) {
      expect((await post(use(over))).status).toBe(400);
    }
    expect(await left()).toBe(20_000);
  });
});

test('a use of credit with a database fault reports it, and a retry makes it one use', async () => {
  const met = await forEachDatabaseFault({
    open: world.database.open,
    faults: usualFaults,
    prepare: async () => {
      await prepare();
      await overpaid('S-1', 5000);
      return use();
    },
    action: async (faulty, form) => (await post(form, { db: faulty })).status,
    check: async (_db, form, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      expect([200, 503]).toContain(outcome.answer);
      expect((await post(form)).status).toBe(200);
      expect([await paidOf(id), await left()]).toEqual([[1000], 4000]);
    },
  });
  expect(met).toBeGreaterThanOrEqual(2 * usualFaults.length);
});
