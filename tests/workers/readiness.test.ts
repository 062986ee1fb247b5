import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { crons, scheduledJobs } from '#app/domain/jobs/scheduled-jobs.ts';
import { setStripeCustomer } from '#app/features/billing/queries/billing-rows.server.ts';
import {
  recordFailure,
  storeDeadLetter,
} from '#app/features/operations/queries/job-queue.server.ts';
import {
  getReadinessFacts,
  recordHeartbeat,
  recordMissedEvent,
} from '#app/features/operations/queries/readiness-facts.server.ts';
import { answerHealth } from '#app/features/operations/server/health.api.server.ts';
import { handleDelivery } from '#app/features/sending/server/handle-delivery.server.ts';
import { renderClientEmail } from '#app/features/sending/server/render-client-email.server.ts';
import { emails } from '#db/email-schema.ts';
import { heartbeats } from '#db/job-schema.ts';
import { openBuiltApp } from '#tests/support/built-app.ts';
import { localBillingVars } from '#tests/support/local-billing-vars.ts';
import { queryPlansOf } from '#tests/support/query-plan.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { aSend, createSender, press } from '#tests/support/sending-harness.ts';
import { stripeHarnessOfFile } from '#tests/support/stripe-harness-of-file.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { stripeDelivery, stripeEvent } from '#tests/support/webhook-harness.ts';
import { workerEnv } from '#tests/support/worker-env.ts';
import { runScheduledJobs } from '#workers/run-scheduled-jobs.ts';
import webhooks from '#workers/webhooks/index.ts';

const database = await createTestDatabase();
const db = database.open();
const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterAll(() => printed.mockRestore());

const secret = 'a secret of more than thirty-two characters';
const minute = 60_000;

type Ask = { authorization?: string; secret?: string; url?: string };

/** Sends a request to the webhook worker, which needs no build. */
async function ask(over: Ask = {}) {
  const { authorization = `Bearer ${secret}`, url = database.url } = over;
  const request = new Request('https://hooks.billwren.example/readyz', {
    headers: { Authorization: authorization },
  }) as Parameters<typeof webhooks.fetch>[0];
  const execution = { waitUntil: () => undefined } as unknown as ExecutionContext;
  const env = { LIBSQL_URL: url, READYZ_SECRET: over.secret ?? secret };
  const answer = await webhooks.fetch(request, env, execution);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function runJobs(crons: string[], over: Record<string, unknown> = {}) {
  const env = { ...workerEnv(database.url), ...over };
  for (const cron of crons) {
    await runScheduledJobs(env, { cron, now: Date.now(), writer: { renderClientEmail } });
  }
}

beforeEach(async () => {
  await db.delete(heartbeats);
});

const nightlyJobs = ['job:reconcile', 'job:check-sums'];

test('after each schedule has run once everything is green', async () => {
  expect((await ask()).body.red).toEqual(scheduledJobs.map(({ name }) => `job:${name}`));
  await runJobs([crons.everyMinute, crons.hourly]);
  const { status, body } = await ask();
  expect([status, body]).toMatchObject([503, { status: 'not-ready', red: nightlyJobs }]);
  await runJobs([crons.nightly]);
  const ready = { status: 'ready', red: [], version: 'unversioned' };
  expect(await ask()).toMatchObject({ status: 200, body: ready });
});

test('a job that fails completely is not recorded, and the others are', async () => {
  await runJobs(Object.values(crons), {
    ...localBillingVars,
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_API_URL: 'http://127.0.0.1:1',
  });
  expect((await ask()).body.red).toEqual(['job:count-undelivered-events']);
});

describe('who may read it', () => {
  test.each([
    ['another secret', { authorization: `Bearer ${secret}x` }],
    ['no secret', { authorization: '' }],
    ['the bare secret', { authorization: secret }],
    ['none configured', { secret: '' }],
    ['a configured secret that is too short', { secret: 'short', authorization: 'Bearer short' }],
  ])('%s: the URL does not exist', async (_name, over) => {
    const { status, body } = await ask(over);
    expect([status, body.code]).toEqual([404, 'not-found']);
  });

  test('the app responds as to any unknown URL, and the same as the webhook worker with the secret', async () => {
    const app = await openBuiltApp(database.url, { READYZ_SECRET: secret });
    const unknown = await app.send('/nowhere');
    const refused = await app.send('/readyz');
    const wrong = await app.send('/readyz', { headers: { Authorization: 'Bearer wrong' } });
    expect([refused.status, wrong.status]).toEqual([404, 404]);
    expect(refused.headers.get('Content-Type')).toBe(unknown.headers.get('Content-Type'));
    const read = await app.send('/readyz', { headers: { Authorization: `Bearer ${secret}` } });
    expect([read.status, read.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
    expect(((await read.json()) as { red: unknown }).red).toEqual((await ask()).body.red);
  });
});

describe('what turns it red', () => {
  beforeEach(() => runJobs(Object.values(crons)));

  test('a dead letter that no job could process', async () => {
    const letter = { id: 'm1', queue: 'billwren-mails', body: '{}' } as const;
    await storeDeadLetter(db, letter, Date.now() - minute);
    expect((await ask()).body.red).toEqual([]);
    await db.$client.execute('UPDATE dead_letters SET stored_at = stored_at - 11000000');
    expect((await ask()).body.red).toEqual(['dead-letter']);
    await db.$client.execute('DELETE FROM dead_letters');
  });

  test('an item that a job gave up', async () => {
    const failed = { job: 'reconcile', itemId: 'i', userId: null, now: 1 } as const;
    for (let times = 0; times < 10; times += 1) await recordFailure(db, failed);
    expect((await ask()).body.red).toEqual(['given-up-items']);
    await db.$client.execute('DELETE FROM job_failures');
  });

  test('events that Stripe could not deliver', async () => {
    await recordHeartbeat(db, { name: 'undelivered-events', at: Date.now(), count: 2 });
    expect((await ask()).body.red).toEqual(['undelivered-events:stripe']);
  });

  test('a change without its event: counted from the first one since the last event', async () => {
    const now = Date.now();
    const hoursAgo = (hours: number) => now - hours * 60 * minute;
    await recordHeartbeat(db, { name: 'event:stripe', at: hoursAgo(9) });
    await recordMissedEvent(db, 'stripe', hoursAgo(3));
    await recordMissedEvent(db, 'stripe', hoursAgo(0));
    expect((await ask()).body.red).toEqual(['missed-events:stripe']);
    await recordHeartbeat(db, { name: 'event:stripe', at: hoursAgo(2) });
    expect((await ask()).body.red).toEqual([]);
    // The event of two hours ago had already covered this one.
    await recordMissedEvent(db, 'stripe', hoursAgo(2) + minute);
    expect((await ask()).body.red).toEqual([]);
    await recordMissedEvent(db, 'stripe', hoursAgo(1));
    expect((await ask()).body.red).toEqual([]);
    expect(
      (await db.select().from(heartbeats)).find(({ name }) => name === 'missed:stripe')?.at,
    ).toBe(hoursAgo(1));
  });

  test('an unavailable database, by name', async () => {
    const answer = await ask({ url: 'http://127.0.0.1:1' });
    expect(answer).toMatchObject({ status: 503, body: { red: ['database'] } });
  });
});

test('it takes one round trip, using indexes', async () => {
  const counted = database.open();
  await getReadinessFacts(counted, Date.now());
  expect(counted.stats.trips).toBe(1);
  const plans = await queryPlansOf(db, () => getReadinessFacts(db, Date.now()));
  const text = plans.join('\n');
  for (const index of ['emails_waiting', 'emails_sent', 'job_failures_given_up']) {
    expect(text).toContain(index);
  }
  expect(plans.filter((plan) => /^SCAN mails/.test(plan))).toEqual([]);
});
test('the app worker’s health check is read-only, in any spelling, and its log line has no address', async () => {
  const app = await openBuiltApp(database.url);
  printed.mockClear();
  const head = await app.send('/healthz', { method: 'HEAD' });
  expect([head.status, head.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect((await app.send('/Healthz/')).status).toBe(200);
  const own = { 'Sec-Fetch-Site': 'same-origin' };
  const posted = await app.send('/healthz', { method: 'POST', headers: own });
  expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  expect(await posted.json()).toMatchObject({ code: 'method-not-allowed' });
  const lines = printed.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines.map(({ route, dbTrips }) => [route, dbTrips])).toEqual([
    ['healthz', 1],
    ['healthz', 1],
    ['healthz', 0],
  ]);
  const silent = database.open({ fetch: () => new Promise(() => undefined) });
  const answer = await answerHealth(silent, 'v7');
  const degraded = { status: 'degraded', version: 'v7', database: 'away' };
  expect([answer.status, await answer.json()]).toEqual([503, degraded]);
});

// When events last arrived, and which changes a job found before their event.

const { harness, newCustomer, subscribe } = stripeHarnessOfFile();

const stripeEnv = () => ({
  ...localBillingVars,
  LIBSQL_URL: database.url,
  STRIPE_SECRET_KEY: harness().registration.secretKey,
  STRIPE_WEBHOOK_SECRET: harness().registration.webhookSecret,
  STRIPE_API_URL: harness().origin,
});

/** Delivers a Stripe event to the webhook worker, including its background work. */
async function deliver(
  body: string,
  secret = harness().registration.webhookSecret,
): Promise<number> {
  const work: Promise<unknown>[] = [];
  const execution = { waitUntil: (one: Promise<unknown>) => void work.push(one) };
  const request = stripeDelivery(body, { secret, now: Date.now() });
  const answer = await webhooks.fetch(
    request as Parameters<typeof webhooks.fetch>[0],
    stripeEnv(),
    execution as unknown as ExecutionContext,
  );
  await Promise.all(work);
  return answer.status;
}

const namesOf = async () => (await db.select().from(heartbeats)).map(({ name }) => name);

test('a verified event is recorded; forged ones, and those that are not for us, are not', async () => {
  const event = (over: object) =>
    stripeEvent({ id: 'sub_1', customer: 'cus_unknown' }, { ...over });
  expect(await deliver(event({}), 'whsec_wrong')).toBe(400);
  expect(await deliver(event({ livemode: true }))).toBe(200);
  expect(await deliver(event({ type: 'billwren.smoke_test' }))).toBe(200);
  expect(await namesOf()).toEqual([]);
  expect(await deliver(event({}))).toBe(200);
  expect(await namesOf()).toEqual(['event:stripe']);
});

test('a plan that the nightly check finds changed counts as a missed event', async () => {
  const { userId } = await createSampleUser(db);
  const customerId = await newCustomer();
  await setStripeCustomer(db, { userId, customerId });
  const env = { ...workerEnv(database.url), ...stripeEnv() };
  const runNightly = () =>
    runScheduledJobs(env, {
      cron: crons.nightly,
      now: Date.now() + 86_400_000,
      writer: { renderClientEmail },
    });
  await runNightly();
  expect(await namesOf()).toEqual(nightlyJobs);
  await db.delete(heartbeats);
  harness().state.faults.loseEvents = 10;
  subscribe(customerId, 'price_us_basic_monthly');
  await db.$client.execute('UPDATE user_settings SET billing_checked_at = 0');
  await runNightly();
  expect((await namesOf()).sort()).toEqual(['job:check-sums', 'job:reconcile', 'missed:stripe']);
});

test('an email sent long ago without any event since is found, and one event is enough', async () => {
  const { sender, invoiceId } = await createSender(db);
  const sentAt = Date.UTC(2026, 10, 24, 12);
  await press(db, sender, aSend(invoiceId), sentAt);
  await db.update(emails).set({ state: 'sent', providerId: 'p1', changedAt: sentAt });
  expect((await getReadinessFacts(db, Date.now())).oldestUnreportedEmailAt).toBe(sentAt);
  const delivered = { state: 'deferred', reason: null, recipient: 'ann@client.example' } as const;
  const at = sentAt + 5000;
  await handleDelivery(
    { db, publishToUser: () => undefined },
    { ...delivered, providerId: 'p1', sender: 'x@y.example', at, isLast: true },
  );
  const facts = await getReadinessFacts(db, Date.now());
  expect(facts.oldestUnreportedEmailAt).toBeNull();
  expect(facts.heartbeats.get('event:email')?.at).toBe(at);
  await db.delete(emails);
});

test('emails that are due and emails that were refused repeatedly are counted', async () => {
  const { sender, invoiceId } = await createSender(db);
  const dueAt = Date.UTC(2026, 10, 24, 12);
  await press(db, sender, aSend(invoiceId), dueAt);
  const now = dueAt + 3_600_000;
  expect(await getReadinessFacts(db, now)).toMatchObject({
    oldestQueuedEmailAt: dueAt,
    retriedEmails: 0,
  });
  const retry = { sendAt: now + 60_000, tries: 4 };
  await db.update(emails).set(retry).where(eq(emails.invoiceId, invoiceId));
  expect(await getReadinessFacts(db, now)).toMatchObject({
    oldestQueuedEmailAt: null,
    retriedEmails: 1,
  });
});
