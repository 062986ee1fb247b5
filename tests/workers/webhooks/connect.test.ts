import { eq } from 'drizzle-orm';
import { afterAll, expect, it, test } from 'vitest';
import { checkoutAttempts, connectedAccounts } from '#db/connect-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { changeAccount } from '#tests/fakes/stripe/connect/connect-events.ts';
import { failRefund, refundCharge } from '#tests/fakes/stripe/connect/payments.ts';
import { openCardHarness } from '#tests/support/card-harness.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { deliver, stripeDelivery } from '#tests/support/webhook-harness.ts';

const db = (await createTestDatabase()).open();
const cards = await openCardHarness(db);
afterAll(cards.stop);
const { harness, connect, sell, pay, at } = cards;
const { connect: payEnd, connectAccounts: accountEnd } = harness.registration;

const send = (body: string, { secret }: { secret: string }, path = '/stripe-connect') =>
  deliver(stripeDelivery(body, { secret, now: Date.now() }, path), { db, connect });

type Account = Awaited<ReturnType<typeof sell>>['account'];

/** Delivers the newest event of a type for an account. */
async function sendLast(account: Account, type: string) {
  const event = [...account.objects.event.values()].filter((each) => each.type === type).at(-1);
  if (!event) throw new Error(`no ${type} happened`);
  return send(JSON.stringify(event), payEnd);
}

const notification = (accountId: string) =>
  JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: 'v2.core.event',
    created: new Date().toISOString(),
    livemode: false,
    type: 'v2.core.account[configuration.merchant].capability_status_updated',
    related_object: { id: accountId, type: 'v2.core.account', url: '/v2/core/accounts/x' },
  });

const ledgerOf = async (invoiceId: string) => {
  const rows = await db.select().from(payments).where(eq(payments.invoiceId, invoiceId));
  return rows.map(({ kind, amountMinor }) => [kind, amountMinor]);
};
const standing = async (invoiceId: string) => {
  const { paidMinor, status } = await invoiceRowOf(db, invoiceId);
  return [paidMinor, status];
};
const completed = 'checkout.session.completed';

it('a card payment is recorded once by the charge’s id, however often it is reported, and the seller’s pages are notified', async () => {
  const { userId, invoiceId, account } = await sell();
  const { amount, latest_charge } = await pay(invoiceId, account);
  const first = await sendLast(account, completed);
  expect(first).toMatchObject({ status: 200, notes: { outcome: 'booked' } });
  expect(first.told).toEqual([`invoices ${userId}`]);
  expect(await sendLast(account, completed)).toMatchObject({ notes: { outcome: 'unchanged' } });
  const [entry] = await db.select().from(payments).where(eq(payments.invoiceId, invoiceId));
  expect(entry).toMatchObject({ id: latest_charge, origin: 'card', method: 'card' });
  expect(await standing(invoiceId)).toEqual([amount, 'paid']);
});

test('a refund that is reported before its payment is recorded with it; a failed one is paid again', async () => {
  const { invoiceId, account } = await sell();
  const { latest_charge, amount } = await pay(invoiceId, account);
  const refund = refundCharge(at(account), String(latest_charge), 1000);
  await sendLast(account, 'charge.refunded');
  await sendLast(account, completed);
  expect(await ledgerOf(invoiceId)).toEqual([
    ['payment', amount],
    ['refund', 1000],
  ]);
  expect(await standing(invoiceId)).toEqual([amount - 1000, 'unpaid']);
  failRefund(at(account), refund.id);
  await sendLast(account, 'refund.failed');
  await sendLast(account, 'charge.refunded');
  expect(await standing(invoiceId)).toEqual([amount, 'paid']);
});

test('the seller’s own sales are ignored', async () => {
  const { invoiceId, account } = await sell();
  await pay(invoiceId, account);
  await writeBatch(db, [
    db.delete(checkoutAttempts).where(eq(checkoutAttempts.invoiceId, invoiceId)),
  ]);
  const sent = await sendLast(account, completed);
  expect(sent).toMatchObject({ status: 200, notes: { outcome: 'not-ours' }, told: [] });
  expect(await ledgerOf(invoiceId)).toEqual([]);
});

test('an account is fetched again when Stripe reports that it changed', async () => {
  const { userId, account } = await sell();
  const wants = ['identity.individual.documents.primary_verification'];
  const now = Math.floor(Date.now() / 1000);
  changeAccount(harness.state, account.id, { status: 'restricted', wants, now });
  const sent = await send(notification(account.id), accountEnd, '/stripe-connect-accounts');
  expect(sent).toMatchObject({ status: 200, told: [`settings ${userId}`] });
  const ofAccount = eq(connectedAccounts.accountId, account.id);
  expect(await db.select().from(connectedAccounts).where(ofAccount)).toMatchObject([
    { state: 'restricted', wants: JSON.stringify(wants) },
  ]);
});

test('each endpoint accepts only its own secret', async () => {
  const { invoiceId, account } = await sell();
  await pay(invoiceId, account);
  const [event] = account.objects.event.values();
  const body = JSON.stringify(event);
  const { webhookSecret } = harness.registration;
  for (const secret of [webhookSecret, accountEnd.secret, 'whsec_guess']) {
    expect(await send(body, { secret })).toMatchObject({ status: 400, told: [] });
  }
  for (const secret of [webhookSecret, payEnd.secret]) {
    const sent = await send(notification(account.id), { secret }, '/stripe-connect-accounts');
    expect(sent.status).toBe(400);
  }
  for (const offset of [-301_000, 302_000]) {
    const sign = { secret: payEnd.secret, now: Date.now() + offset };
    const sent = await deliver(stripeDelivery(body, sign, '/stripe-connect'), { db, connect });
    expect(sent.status).toBe(400);
  }
  const live = body.replaceAll('"livemode":false', '"livemode":true');
  expect(await send(live, payEnd)).toMatchObject({ status: 200, told: [] });
  expect(await ledgerOf(invoiceId)).toEqual([]);
});

test('while Stripe is unavailable the delivery is rejected for a retry', async () => {
  const { invoiceId, account } = await sell();
  await pay(invoiceId, account);
  harness.state.faults = { ...harness.state.faults, failCalls: 10 };
  const sent = await sendLast(account, completed);
  harness.state.faults = { ...harness.state.faults, failCalls: 0 };
  expect(sent.status).toBe(503);
  expect(await sendLast(account, completed)).toMatchObject({ notes: { outcome: 'booked' } });
});
