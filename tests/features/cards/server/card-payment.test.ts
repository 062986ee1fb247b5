import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { action as answerCardPayment } from '#app/features/cards/card-payment.route.ts';
import { checkCards } from '#app/features/cards/server/check-cards.server.ts';
import { action, headers } from '#app/features/public-invoice/pay-invoice.route.tsx';
import { paymentSchedules } from '#db/schedule-schema.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { paySession } from '#tests/fakes/stripe/connect/payments.ts';
import { seconds } from '#tests/fakes/stripe/stripe-harness.ts';
import { openCardCalls } from '#tests/support/card-calls.ts';
import { payInFull } from '#tests/support/change-invoice.ts';
import { forEachDatabaseFault, usualFaults } from '#tests/support/fault-database.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { testOrigin } from '#tests/support/request-context.ts';
import { openWorld } from '#tests/support/world.ts';

const world = await openWorld();
const { database } = world;
const cards = await openCardCalls(database);
const { db, harness, call, contextOf, seller, connectUser, attemptsOf, at } = cards;

async function ready() {
  const made = await seller();
  return { ...made, account: await connectUser(made.userId) };
}
const pay = (invoice: string, context = contextOf()) =>
  call(answerCardPayment, { invoice }, '', context);
type Ready = Awaited<ReturnType<typeof ready>>;
const sessionAt = ({ account }: Ready, url: unknown) => {
  const session = account.objects['checkout.session'].get(String(url).split('/').at(-1) ?? '');
  if (!session) throw new Error(`${String(url)} is no page to pay at`);
  return session;
};
async function page(invoiceId: string, query = '') {
  const { body, context } = await world.get(`/invoice/${invoiceId}${query}`, {
    connect: cards.connect,
  });
  return { ...body.invoice, told: context.told };
}

describe('the pay page', () => {
  test('opens Stripe’s page for exactly the amount due, in the invoice’s currency, on the seller’s account', async () => {
    const one = await ready();
    const { invoiceId } = one;
    expect((await page(invoiceId)).card).toBe('open');
    const { status, answer } = await pay(invoiceId);
    expect(status).toBe(200);
    const { totalMinor, invoiceNumber } = await invoiceRowOf(db, invoiceId);
    const [attempt] = await attemptsOf(invoiceId);
    const session = sessionAt(one, answer.url);
    expect(one.account.titles[session.id]).toBe(`Invoice ${invoiceNumber}`);
    expect(session).toMatchObject({
      amount_total: totalMinor,
      currency: 'usd',
      adaptive_pricing: { enabled: false },
      success_url: `${testOrigin}/invoice/${invoiceId}?card=${attempt?.id}`,
      cancel_url: `${testOrigin}/invoice/${invoiceId}`,
      client_reference_id: attempt?.id,
    });
  });

  test('asks for the total at most if more was refunded than paid', async () => {
    const one = await ready();
    const { invoiceId } = one;
    await db.update(invoices).set({ paidMinor: -3000 }).where(eq(invoices.id, invoiceId));
    const { answer } = await pay(invoiceId);
    const { totalMinor } = await invoiceRowOf(db, invoiceId);
    expect(sessionAt(one, answer.url)).toMatchObject({ amount_total: totalMinor });
  });

  test('shows a returning client that the invoice is paid, even before the webhook arrives', async () => {
    const one = await ready();
    const { answer } = await pay(one.invoiceId);
    paySession(at(one.account), sessionAt(one, answer.url), 'card');
    const [attempt] = await attemptsOf(one.invoiceId);
    const shown = await page(one.invoiceId, `?card=${attempt?.id}`);
    expect(shown).toMatchObject({ status: 'paid', card: null });
    expect(shown.told).toEqual([['invoices', one.userId]]);
  });

  test('shows a returning client that the payment is being confirmed only while it is', async () => {
    const one = await ready();
    const { answer } = await pay(one.invoiceId);
    const [attempt] = await attemptsOf(one.invoiceId);
    const back = `?card=${attempt?.id}`;
    paySession(at(one.account), sessionAt(one, answer.url), 'card');
    harness.state.faults = { ...harness.state.faults, failCalls: 2 };
    expect((await page(one.invoiceId, back)).card).toBe('confirming');
    expect((await page(one.invoiceId, back)).card).toBeNull();
    // The payment may have been a partial one.
    const { totalMinor } = await invoiceRowOf(db, one.invoiceId);
    await writeBatch(db, [
      db
        .update(invoices)
        .set({ status: 'unpaid', paidMinor: totalMinor - 500 })
        .where(eq(invoices.id, one.invoiceId)),
    ]);
    expect((await page(one.invoiceId, back)).card).toBe('open');
    expect((await page(one.invoiceId, '?card=of-nobody')).card).toBe('open');
  });

  test('asks for nothing while a payment is processing', async () => {
    const one = await ready();
    const { answer } = await pay(one.invoiceId);
    paySession(at(one.account), sessionAt(one, answer.url), 'bank');
    const [attempt] = await attemptsOf(one.invoiceId);
    expect((await page(one.invoiceId, `?card=${attempt?.id}`)).card).toBe('under-way');
    expect(await pay(one.invoiceId)).toMatchObject({ status: 200, answer: { url: null } });
  });

  test('offers no card without a seller who is ready, nor for an unknown invoice or one without a balance', async () => {
    const { invoiceId, userId } = await seller();
    const refused = { status: 409, answer: { code: 'not-payable' } };
    expect((await page(invoiceId)).card).toBeNull();
    expect(await pay(invoiceId)).toMatchObject(refused);
    expect(await pay(crypto.randomUUID())).toMatchObject(refused);
    await connectUser(userId);
    await payInFull(db, invoiceId, 9);
    expect(await pay(invoiceId)).toMatchObject(refused);
    expect((await call(answerCardPayment, { invoice: 7 })).status).toBe(400);
  });

  test.each([
    ['USD', 49, 50],
    ['CZK', 1_499, 1_500],
  ] as const)('offers no card for %s %i, but for %i', async (currency, never, due) => {
    const { invoiceId } = await ready();
    const { totalMinor } = await invoiceRowOf(db, invoiceId);
    const owe = (minor: number) =>
      db
        .update(invoices)
        .set({ currency, paidMinor: totalMinor - minor })
        .where(eq(invoices.id, invoiceId));
    await owe(never);
    expect((await page(invoiceId)).card).toBeNull();
    const answer = { error: 'This amount can’t be paid by card.' };
    expect(await pay(invoiceId)).toMatchObject({ status: 409, answer });
    expect(await attemptsOf(invoiceId)).toEqual([]);
    await owe(due);
    expect((await page(invoiceId)).card).toBe('open');
    expect((await pay(invoiceId)).status).toBe(200);
  });

  test.each([
    ['estimate', 'open'],
    ['credit-note', 'issued'],
    ['invoice', 'credited'],
  ] as const)('asks for no payment on an %s that is %s', async (kind, status) => {
    const one = await ready();
    const id = crypto.randomUUID();
    const row = await invoiceRowOf(db, one.invoiceId);
    const other = { ...row, id, saveKey: id, kind, status, invoiceNumber: 'OTHER-1' };
    await writeBatch(db, [db.insert(invoices).values(other)]);
    expect(await pay(id)).toMatchObject({ status: 409, answer: { code: 'not-payable' } });
    expect(await attemptsOf(id)).toEqual([]);
  });

  test('reports a Stripe failure; the next click starts over, since Stripe repeats its response', async () => {
    const one = await ready();
    harness.state.faults = { ...harness.state.faults, failCalls: 2 };
    expect((await pay(one.invoiceId)).status).toBe(502);
    expect((await pay(one.invoiceId)).status).toBe(200);
    const states = (await attemptsOf(one.invoiceId)).map(({ state }) => state);
    expect(states.sort()).toEqual(['expired', 'open']);
  });

  test('reports a lost response; the next click opens the same attempt’s page', async () => {
    const one = await ready();
    harness.state.faults = { ...harness.state.faults, loseAnswers: 2 };
    const answer = { error: 'We couldn’t open the payment page. Try again.' };
    expect(await pay(one.invoiceId)).toMatchObject({ status: 502, answer });
    expect((await pay(one.invoiceId)).status).toBe(200);
    expect(await attemptsOf(one.invoiceId)).toHaveLength(1);
  });
});

/** Submits the page's own form; returns the response and the headers of the page with the form. */
async function sendForm(invoiceId: string, query = '', context = contextOf()) {
  const request = new Request(`${testOrigin}/invoice/${invoiceId}${query}`, { method: 'POST' });
  const answer = await action({ request, params: { id: invoiceId }, context });
  const { data, init } = answer as unknown as { data: object; init: ResponseInit | null };
  const actionHeaders = new Headers(init?.headers);
  const around = { loaderHeaders: new Headers(), parentHeaders: new Headers() };
  const shown = new Headers(headers({ ...around, actionHeaders, errorHeaders: undefined }));
  return { data, status: init?.status ?? 200, refresh: shown.get('Refresh') };
}

describe('the form of the pay page, sent before scripts run', () => {
  test('redirects to the same page as the API, for the next installment or the whole balance', async () => {
    const one = await ready();
    const { totalMinor } = await invoiceRowOf(db, one.invoiceId);
    const steps = JSON.stringify([
      { label: 'Deposit', amount: 5000, due: '2026-12-01' },
      { label: 'Rest', amount: totalMinor - 5000, due: '2027-01-01' },
    ]);
    await db.insert(paymentSchedules).values({ invoiceId: one.invoiceId, steps });
    const next = await sendForm(one.invoiceId);
    const { url } = next.data as { url: string };
    expect(next).toMatchObject({ status: 200, refresh: `0;url=${url}` });
    expect(sessionAt(one, url).amount_total).toBe(5000);
    expect((await pay(one.invoiceId)).answer.url).toBe(url);
    const all = await sendForm(one.invoiceId, '?all');
    expect(sessionAt(one, (all.data as { url: string }).url).amount_total).toBe(totalMinor);
    const last = await pay(one.invoiceId);
    paySession(at(one.account), sessionAt(one, last.answer.url), 'card');
    const rest = await pay(one.invoiceId);
    expect(sessionAt(one, rest.answer.url).amount_total).toBe(totalMinor - 5000);
  });

  test('shows why it doesn’t redirect', async () => {
    const { invoiceId } = await seller();
    const data = { status: 409, message: 'This invoice can’t be paid by card right now.' };
    expect(await sendForm(invoiceId)).toEqual({ data, status: 409, refresh: null });
  });
});

describe('an open checkout page is closed', () => {
  const post = (as: Ready, body: object) =>
    world.post(
      '/us/invoices',
      { invoiceId: as.invoiceId, ...body },
      { as, connect: cards.connect },
    );

  test('before the invoice is voided, which is refused while a payment is processing', async () => {
    const one = await ready();
    const { answer } = await pay(one.invoiceId);
    const done = await post(one, { intent: 'void', reason: 'Ordered twice' });
    expect(done.body).toMatchObject({ outcome: 'changed', status: 'void' });
    expect(sessionAt(one, answer.url).status).toBe('expired');

    const paying = await ready();
    await cards.pay(paying.invoiceId, paying.account, 'bank');
    const refused = await post(paying, { intent: 'void', reason: 'Ordered twice' });
    const message = 'your client may be paying it right now';
    expect(refused.body).toEqual({ outcome: 'refused', message });
  });

  test('by the hourly job if nothing else did', async () => {
    const one = await ready();
    const { answer } = await pay(one.invoiceId);
    await writeBatch(db, [
      db.update(invoices).set({ paidMinor: 1 }).where(eq(invoices.id, one.invoiceId)),
    ]);
    const reportError = (error: unknown) => {
      throw error;
    };
    await checkCards(db, cards.connect, { now: seconds() * 1000, limit: 100, reportError });
    expect(sessionAt(one, answer.url).status).toBe('expired');
  });
});

test('an attempt with a failure is reported, and a retry opens one page', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    faults: usualFaults,
    prepare: ready,
    action: async (faulty, { invoiceId }) => (await pay(invoiceId, contextOf(faulty))).status,
    check: async (_db, { invoiceId, account }, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      expect([200, 503]).toContain(outcome.answer);
      expect((await pay(invoiceId)).status).toBe(200);
      const open = [...account.objects['checkout.session'].values()].filter(
        ({ status }) => status === 'open',
      );
      expect(open).toHaveLength(1);
    },
  });
  expect(met).toBeGreaterThanOrEqual(2 * usualFaults.length);
});
