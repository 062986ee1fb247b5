import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { crons } from '#app/domain/jobs/scheduled-jobs.ts';
import { getDeadLetters } from '#app/features/operations/queries/job-queue.server.ts';
import { renderClientEmail } from '#app/features/sending/server/render-client-email.server.ts';
import { emailBlocks, emails } from '#db/email-schema.ts';
import { deadLetters, jobFailures } from '#db/job-schema.ts';
import { describeEvent, type ReportedState } from '#tests/fakes/mailbox-events.ts';
import { createQueueBroker, readQueueConsumers } from '#tests/support/queue-broker.ts';
import {
  consumeInProcess,
  consumeInWorkerd,
  type QueueConsumer,
} from '#tests/support/queue-consumers.ts';
import { aSend, createSender, press } from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { workerEnv } from '#tests/support/worker-env.ts';
import { runScheduledJobs } from '#workers/run-scheduled-jobs.ts';

const database = await createTestDatabase();
const db = database.open();
const env = workerEnv(database.url);
const hour = 3600;
const day = 24 * hour;

const eventOf = (id: string, state: ReportedState) =>
  describeEvent(
    {
      id,
      to: 'ann@client.example',
      subject: 'S',
      from: { name: 'N', email: 'invoices@mail.example.com' },
    },
    state,
  );

/** An email that was sent. */
async function createSentEmail() {
  const { userId, sender, invoiceId } = await createSender(db);
  await press(db, sender, aSend(invoiceId));
  const providerId = crypto.randomUUID();
  await db.update(emails).set({ state: 'sent', providerId }).where(eq(emails.userId, userId));
  const row = async () => (await db.select().from(emails).where(eq(emails.userId, userId)))[0];
  const blocks = async () =>
    (await db.select().from(emailBlocks).where(eq(emailBlocks.userId, userId))).length;
  return { providerId, row, blocks };
}

/** Runs the hourly jobs at an instant (ms). */
async function runHourlyJobs(now = Date.now()) {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    await runScheduledJobs(env, { cron: crons.hourly, now, writer: { renderClientEmail } });
    const lines = printed.mock.calls.map(([line]) => JSON.parse(String(line)));
    return (job: string) => lines.find((line) => line.job === job) as Record<string, unknown>;
  } finally {
    printed.mockRestore();
  }
}

test('deployments have the same queues as local runs, and every dead-letter queue has a consumer', () => {
  const consumers = readQueueConsumers('production');
  expect(consumers).toEqual(readQueueConsumers(undefined));
  const consumed = consumers.map(({ queue }) => queue);
  const dead = consumers.flatMap((consumer) => consumer.dead_letter_queue ?? []);
  expect(dead).toEqual(['billwren-mails-dead-letters', 'billwren-mail-events-dead-letters']);
  for (const queue of dead) expect(consumed).toContain(queue);
});

describe.each([
  ['in this process', consumeInProcess],
  ['in workerd', consumeInWorkerd],
])('%s', (_, consume) => {
  let consumer: QueueConsumer;
  beforeAll(async () => {
    consumer = await consume(env);
  });
  afterAll(() => consumer.stop());
  const createBroker = () => createQueueBroker(consumer.deliver, 'production');

  test.each([
    ['ten minutes', hour / 6],
    ['six hours', 6 * hour],
    ['a day', day],
  ])('a bounce and a complaint survive %s without the database', async (_name, seconds) => {
    const bounced = await createSentEmail();
    const complained = await createSentEmail();
    const broker = createBroker();
    await database.kill();
    broker.send('billwren-mail-events', eventOf(bounced.providerId, 'bounced'));
    broker.send('billwren-mail-events', eventOf(complained.providerId, 'complained'));
    await broker.advance(seconds);
    await database.restart();
    await broker.advance(2 * hour);
    expect(await bounced.row()).toMatchObject({ state: 'bounced', reason: 'hard' });
    expect(await complained.row()).toMatchObject({ state: 'complained' });
    expect(await complained.blocks()).toBe(1);
    expect({ pending: broker.pending(), lost: broker.lost }).toEqual({ pending: 0, lost: [] });
    expect(await getDeadLetters(db)).toEqual({ count: 0, oldestAt: null });
  });

  test('a complaint survives a week without the database as a dead letter, which a job processes', async () => {
    const { providerId, row, blocks } = await createSentEmail();
    const broker = createBroker();
    await database.kill();
    broker.send('billwren-mail-events', eventOf(providerId, 'complained'));
    await broker.advance(7 * day);
    await database.restart();
    const before = Date.now();
    await broker.advance(2 * hour);
    expect({ pending: broker.pending(), lost: broker.lost }).toEqual({ pending: 0, lost: [] });
    await expect
      .poll(() => consumer.lines.at(-1))
      .toMatchObject({ level: 'error', queue: 'billwren-mail-events-dead-letters', dead: 1 });
    const { count, oldestAt } = await getDeadLetters(db);
    expect(count).toBe(1);
    expect(oldestAt).toBeGreaterThanOrEqual(before);
    expect(await row()).toMatchObject({ state: 'sent' });

    expect((await runHourlyJobs())('replay-dead-letters')).toMatchObject({
      replayed: 1,
      failed: 0,
    });
    expect(await row()).toMatchObject({ state: 'complained' });
    expect(await blocks()).toBe(1);
    expect(await getDeadLetters(db)).toEqual({ count: 0, oldestAt: null });
  });

  test('an unreadable event is stored, and given up on in the end', async () => {
    const broker = createBroker();
    broker.send('billwren-mail-events', { type: 'cf.email.sending.message.bounced', payload: 1 });
    await broker.advance(1);
    await expect.poll(() => consumer.lines.at(-1)).toMatchObject({ level: 'error', unreadable: 1 });
    let now = Date.now();
    for (let attempts = 1; attempts <= 10; attempts += 1, now += 25 * hour * 1000) {
      const lineOf = await runHourlyJobs(now);
      expect(lineOf('replay-dead-letters')).toMatchObject({
        level: 'error',
        replayed: 0,
        failed: 1,
        givenUp: attempts === 10 ? 1 : 0,
        errors: [expect.stringContaining("billwren-mail-events can't be read")],
      });
    }
    const lineOf = await runHourlyJobs(now);
    expect(lineOf('count-given-up')).toMatchObject({ items: { 'replay-dead-letters': 1 } });
    expect(await getDeadLetters(db)).toMatchObject({ count: 1 });

    // After thirty days it is too late to repair anything with it.
    await runHourlyJobs(now + 30 * day * 1000);
    expect(await db.select().from(deadLetters)).toEqual([]);
    expect(await db.select().from(jobFailures)).toEqual([]);
  });
});

test('nothing is lost while a deployment lacks a variable for a day', async () => {
  const { providerId, row } = await createSentEmail();
  const broken = await consumeInProcess({ ...env, OPERATOR_NAME: '' });
  const whole = await consumeInProcess(env);
  let consumer = broken;
  const broker = createQueueBroker((...batch) => consumer.deliver(...batch), 'production');
  broker.send('billwren-mail-events', eventOf(providerId, 'bounced'));
  await broker.advance(day);
  consumer = whole;
  await broker.advance(2 * hour);
  expect(await row()).toMatchObject({ state: 'bounced' });
  expect(broker.lost).toEqual([]);
});
