import { afterAll, expect, test } from 'vitest';
import { createAppStore } from '#app/adapters/app-store/app-store.server.ts';

import { notifyOf } from '#tests/fakes/app-store/statements.ts';
import { appStoreDelivery, createTestAppStore } from '#tests/support/app-store.ts';
import { openCardHarness } from '#tests/support/card-harness.ts';
import { connectStripe } from '#tests/support/stripe-client.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { deliver, stripeDelivery, stripeEvent } from '#tests/support/webhook-harness.ts';

// An authentic message that we don't use gets a 200, so that the sender doesn't retry for days. Only forged or
// unreadable ones get a 400.

const db = (await createTestDatabase()).open();
const cards = await openCardHarness(db);
afterAll(cards.stop);
const { registration } = cards.harness;
const store = await createTestAppStore();
const now = Date.now();

type Sent = { body: string; secret?: string };
const stripe = (path: string, { body, secret = '' }: Sent) =>
  deliver(stripeDelivery(body, { secret, now }, path), {
    db,
    now,
    connect: cards.connect,
    stripe: connectStripe(registration),
  });
const ours = { livemode: false, object: 'event', type: 'customer.updated', id: 'evt_1' };
const notification = (over: object) =>
  JSON.stringify({
    id: 'evt_2',
    object: 'v2.core.event',
    created: new Date(now).toISOString(),
    livemode: false,
    type: 'v2.core.account.updated',
    related_object: { id: 'acct_1', type: 'v2.core.account', url: '/v2/core/accounts/acct_1' },
    ...over,
  });
const connectEvent = (over: object) =>
  JSON.stringify({ ...ours, account: 'acct_1', data: { object: { id: 'o' } }, ...over });

const { webhookSecret: platform, connect, connectAccounts } = registration;

async function appStore(over: Partial<typeof store.state.registration>) {
  const purchase = store.buy({ userId: crypto.randomUUID(), at: now });
  const bought = { notificationType: 'SUBSCRIBED', subtype: 'INITIAL_BUY' };
  const other = { ...store.state.registration, ...over };
  const { signedPayload } = await notifyOf(purchase, bought, other, now);
  return signedPayload;
}
const sendToAppStore = (signedPayload: string) =>
  deliver(appStoreDelivery(signedPayload), {
    db,
    now,
    appStore: createAppStore(store.settings, now),
  });

const sendEmailEvent = (event: unknown) =>
  deliver(
    new Request('https://webhooks.billwren.example/mail-events', {
      method: 'POST',
      body: JSON.stringify(event),
    }),
    { db, now, acceptsEmailEvents: true },
  );
const emailEvent = (type: string) => ({
  type,
  payload: { messageId: 'm', sender: 'a@b.example', recipient: 'c@d.example' },
});

const live = { livemode: true };
test.each<[string, () => ReturnType<typeof deliver>]>([
  [
    'a Stripe event of the other mode',
    () => stripe('/stripe', { body: stripeEvent({}, live), secret: platform }),
  ],
  [
    'a seller account’s event of the other mode',
    () => stripe('/stripe-connect', { body: connectEvent(live), secret: connect.secret }),
  ],
  [
    'an event of our own account at the sellers’ endpoint',
    () =>
      stripe('/stripe-connect', {
        body: connectEvent({ account: undefined }),
        secret: connect.secret,
      }),
  ],
  [
    'a notification in the other mode',
    () =>
      stripe('/stripe-connect-accounts', {
        body: notification(live),
        secret: connectAccounts.secret,
      }),
  ],
  [
    'a notification without an account',
    () =>
      stripe('/stripe-connect-accounts', {
        body: notification({ related_object: null }),
        secret: connectAccounts.secret,
      }),
  ],
  [
    'a notification about another app',
    async () => sendToAppStore(await appStore({ bundleId: 'example.other' })),
  ],
  [
    'an email event that doesn’t concern its delivery',
    () => sendEmailEvent(emailEvent('cf.email.sending.message.opened')),
  ],
  ['another product’s event', () => sendEmailEvent(emailEvent('cf.r2.bucket.created'))],
])('%s is answered 200 and ignored', async (_what, send) => {
  const { status, notes, told, reported } = await send();
  expect({ status, notes, told, reported }).toEqual({
    status: 200,
    notes: { outcome: 'ignored' },
    told: [],
    reported: [],
  });
});

test.each<[string, () => ReturnType<typeof deliver>]>([
  ['a Stripe event', () => stripe('/stripe', { body: stripeEvent({}, live), secret: 'x' })],
  ['a signed text', () => stripe('/stripe', { body: '{"id":1}', secret: platform })],
  [
    'a seller account’s event',
    () => stripe('/stripe-connect', { body: connectEvent(live), secret: platform }),
  ],
  [
    'a signed text for a seller’s account',
    () => stripe('/stripe-connect', { body: '{}', secret: connect.secret }),
  ],
  [
    'a notification',
    () => stripe('/stripe-connect-accounts', { body: notification(live), secret: 'x' }),
  ],
  ['an App Store notification', () => sendToAppStore('a.b.c')],
  ['an email event', () => sendEmailEvent({ type: 'cf.email.sending.message.bounced' })],
  ['a text', () => sendEmailEvent('delivered')],
])('%s that is forged or unreadable is answered 400', async (_what, send) => {
  expect(await send()).toMatchObject({ status: 400, told: [] });
});
