import { afterAll, expect, test, vi } from 'vitest';
import { createAppStore } from '#app/adapters/app-store/app-store.server.ts';
import { leastObject, wholeObject } from '#tests/contracts/stripe-samples.ts';
import { loadStripeSchemas } from '#tests/contracts/stripe-schemas.ts';
import { notifyOf } from '#tests/fakes/app-store/statements.ts';
import { appStoreDelivery, createTestAppStore } from '#tests/support/app-store.ts';
import { openCardHarness } from '#tests/support/card-harness.ts';
import { connectStripe } from '#tests/support/stripe-client.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { deliver, stripeDelivery, stripeEvent } from '#tests/support/webhook-harness.ts';
import worker from '#workers/webhooks/index.ts';
import { maxDeliveryBytes } from '#workers/webhooks/read-raw-body.ts';

// An authentic message that we don't use gets a 200, so that the sender doesn't retry for days. Only forged or
// unreadable ones get a 400.

const database = await createTestDatabase();
const db = database.open();
const cards = await openCardHarness(db);
afterAll(cards.stop);
const { registration } = cards.harness;
const store = await createTestAppStore();
const now = Date.now();

const stripe = (path: string, body: string, secret: string) =>
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

const { webhookSecret: platform } = registration;
const { secret: connect } = registration.connect;
const { secret: accounts } = registration.connectAccounts;

async function sendToAppStore(signedPayload: string) {
  const appStore = createAppStore(store.settings, now);
  return deliver(appStoreDelivery(signedPayload), { db, now, appStore });
}
async function sendForApp(bundleId: string) {
  const purchase = store.buy({ userId: crypto.randomUUID(), at: now });
  const bought = { notificationType: 'SUBSCRIBED', subtype: 'INITIAL_BUY' };
  const other = { ...store.state.registration, bundleId };
  return sendToAppStore((await notifyOf(purchase, bought, other, now)).signedPayload);
}

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
const ofOurs = connectEvent({ account: undefined });
const unrelated = notification({ related_object: null });
test.each<[string, () => ReturnType<typeof deliver>]>([
  ['a Stripe event of the other mode', () => stripe('/stripe', stripeEvent({}, live), platform)],
  [
    'a seller account’s event of the other mode',
    () => stripe('/stripe-connect', connectEvent(live), connect),
  ],
  [
    'an event of our own account at the sellers’ endpoint',
    () => stripe('/stripe-connect', ofOurs, connect),
  ],
  [
    'a notification in the other mode',
    () => stripe('/stripe-connect-accounts', notification(live), accounts),
  ],
  [
    'a notification without an account',
    () => stripe('/stripe-connect-accounts', unrelated, accounts),
  ],
  ['a notification about another app', () => sendForApp('example.other')],
  [
    'an email event that doesn’t concern its delivery',
    () => sendEmailEvent(emailEvent('cf.email.sending.message.opened')),
  ],
  ['another product’s event', () => sendEmailEvent(emailEvent('cf.r2.bucket.created'))],
])('%s is answered 200 and ignored', async (_what, send) => {
  const { answer: _answer, ...done } = await send();
  const notes = { outcome: 'ignored' };
  expect(done).toEqual({ status: 200, notes, told: [], reported: [] });
});

test.each<[string, () => ReturnType<typeof deliver>]>([
  ['a Stripe event', () => stripe('/stripe', stripeEvent({}, live), 'x')],
  ['a signed text', () => stripe('/stripe', '{"id":1}', platform)],
  ['a seller account’s event', () => stripe('/stripe-connect', connectEvent(live), platform)],
  ['a signed text for a seller’s account', () => stripe('/stripe-connect', '{}', connect)],
  ['a notification', () => stripe('/stripe-connect-accounts', notification(live), 'x')],
  ['an App Store notification', () => sendToAppStore('a.b.c')],
  ['an email event', () => sendEmailEvent({ type: 'cf.email.sending.message.bounced' })],
  ['a text', () => sendEmailEvent('delivered')],
])('%s that is forged or unreadable is answered 400', async (_what, send) => {
  expect(await send()).toMatchObject({ status: 400, told: [] });
});

// Events generated from Stripe's own types, with all optional fields and with none.

const { events, notifications, objects } = loadStripeSchemas();

const objectsOf = (type: string): object[] => {
  const name = events[type] ?? '';
  const isKnown = objects[name] !== undefined;
  return isKnown
    ? [wholeObject(name) as object, leastObject(name) as object]
    : [{ object: name }, { id: `${name}_1`, object: name }];
};

const eventOf = (type: string, object: object) => ({
  ...(wholeObject('event') as object),
  id: `evt_${crypto.randomUUID()}`,
  type,
  data: { object },
});

/** Delivers each event; returns those that didn't get a 200, or reported an error. */
async function failuresOf(path: string, secret: string, sent: { type: string; body: object }[]) {
  const failures: string[] = [];
  for (const { type, body } of sent) {
    const { status, reported } = await stripe(path, JSON.stringify(body), secret);
    if (status !== 200 || reported.length > 0) failures.push(`${type}: ${status} ${reported}`);
  }
  return failures;
}

test('every event that Stripe knows is answered 200, of our own account and of a seller’s', async () => {
  const { account } = await cards.sell();
  const all = Object.keys(events).flatMap((type) =>
    objectsOf(type).map((object) => ({ type, body: eventOf(type, object) })),
  );
  expect(await failuresOf('/stripe', platform, all)).toEqual([]);
  const ofSeller = all.map(({ type, body }) => ({ type, body: { ...body, account: account.id } }));
  expect(await failuresOf('/stripe-connect', connect, ofSeller)).toEqual([]);
});

test('every notification that Stripe knows is answered 200', async () => {
  const { account } = await cards.sell();
  const related = {
    id: account.id,
    type: 'v2.core.account',
    url: `/v2/core/accounts/${account.id}`,
  };
  const all = notifications.map((type) => ({
    type,
    body: {
      ...(leastObject('v2.core.event') as object),
      type,
      related_object: type.startsWith('v2.core.account') ? related : null,
    },
  }));
  expect(await failuresOf('/stripe-connect-accounts', accounts, all)).toEqual([]);
});

// The headers of every webhook worker response for browsers and caches (OWASP ASVS 5.0, V3.4).

const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterAll(() => printed.mockRestore());

const origin = 'https://webhooks.billwren.example';

function ask(address: string, method = 'GET'): Promise<Response> {
  const request = new Request(address, { method }) as Parameters<typeof worker.fetch>[0];
  const execution = { waitUntil: () => undefined } as unknown as ExecutionContext;
  return worker.fetch(request, { LIBSQL_URL: database.url }, execution);
}

test.each([
  ['GET', '/healthz', 200],
  ['POST', '/stripe', 503],
  ['POST', '/app-store', 503],
  ['GET', '/stripe', 404],
  ['GET', '/nowhere', 404],
])('%s %s is not framed, sniffed or cached', async (method, path, status) => {
  const answer = await ask(`${origin}${path}`, method);
  const header = (name: string) => answer.headers.get(name);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toBeTypeOf('object');
  expect(header('Strict-Transport-Security')).toMatch(/^max-age=63072000; includeSubDomains;/);
  expect(header('X-Content-Type-Options')).toBe('nosniff');
  expect(header('Content-Security-Policy')).toBe(
    "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  );
  expect(header('Cache-Control')).toBe('no-store');
  expect(header('Content-Type')).toBe('application/json');
});

test('over plain HTTP there is no HSTS header', async () => {
  const answer = await ask('http://127.0.0.1:8788/healthz');
  expect(answer.headers.has('Strict-Transport-Security')).toBe(false);
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

// A refused body is still read to its end, or else the sender's next delivery on the connection would be lost.

const kilobyte = 1000;

/** A body without a declared length that records how much of it was read. */
function longBody(kilobytes: number) {
  const taken = { bytes: 0, isThrough: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (taken.bytes < kilobytes * kilobyte) {
        taken.bytes += kilobyte;
        controller.enqueue(new Uint8Array(kilobyte));
        return;
      }
      taken.isThrough = true;
      controller.close();
    },
  });
  return { body, taken };
}

const unread = { readEvent: async () => null } as never;
const header = { 'Stripe-Signature': 't=1,v1=00' };
const maxKilobytes = maxDeliveryBytes / kilobyte;

test.each([
  ['that is too long', '/stripe', maxKilobytes * 4, header, unread, 413],
  ['with a declared length', '/stripe', 1000, { 'Content-Length': '1000000' }, unread, 413],
  ['without a configured Stripe', '/stripe', 300, {}, null, 503],
  ['without a configured App Store', '/app-store', 300, {}, null, 503],
  ['to an unknown address', '/nowhere', 300, {}, null, 404],
])('a delivery %s is read to its end', async (_, path, kilobytes, headers, client, status) => {
  const { body, taken } = longBody(kilobytes);
  const order = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
  const done = await deliver(new Request(origin + path, order), { db, stripe: client });
  expect(done.status).toBe(status);
  expect(taken.isThrough).toBe(true);
});
