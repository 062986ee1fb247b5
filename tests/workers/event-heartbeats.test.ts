import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { crons } from '#app/domain/jobs/scheduled-jobs.ts';
import { setStripeCustomer } from '#app/features/billing/queries/billing-rows.server.ts';
import { getReadinessFacts } from '#app/features/operations/queries/readiness-facts.server.ts';
import { handleDelivery } from '#app/features/sending/server/handle-delivery.server.ts';
import { renderClientEmail } from '#app/features/sending/server/render-client-email.server.ts';
import { emails } from '#db/email-schema.ts';
import { heartbeats } from '#db/job-schema.ts';
import { localBillingVars } from '#tests/support/local-billing-vars.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { aSend, createSender, press } from '#tests/support/sending-harness.ts';
import { stripeHarnessOfFile } from '#tests/support/stripe-harness-of-file.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { stripeDelivery, stripeEvent } from '#tests/support/webhook-harness.ts';
import { workerEnv } from '#tests/support/worker-env.ts';
import { runScheduledJobs } from '#workers/run-scheduled-jobs.ts';
import webhooks from '#workers/webhooks/index.ts';

// When events last arrived, and which changes a job found before their event.

const database = await createTestDatabase();
const db = database.open();
const { harness, newCustomer, subscribe } = stripeHarnessOfFile();
const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterAll(() => printed.mockRestore());
beforeEach(async () => {
  await db.delete(heartbeats);
});

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
  expect(await namesOf()).toEqual(['job:reconcile']);
  await db.delete(heartbeats);
  harness().state.faults.loseEvents = 10;
  subscribe(customerId, 'price_us_basic_monthly');
  await db.$client.execute('UPDATE user_settings SET billing_checked_at = 0');
  await runNightly();
  expect((await namesOf()).sort()).toEqual(['job:reconcile', 'missed:stripe']);
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
