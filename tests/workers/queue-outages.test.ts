import type { MessageBatch } from '@cloudflare/workers-types';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { crons } from '#app/domain/jobs/scheduled-jobs.ts';
import {
  getDeadLetters,
  storeDeadLetter,
} from '#app/features/operations/queries/job-queue.server.ts';
import { renderClientEmail } from '#app/features/sending/server/render-client-email.server.ts';
import { emailBlocks, emails } from '#db/email-schema.ts';
import { deadLetters, jobFailures } from '#db/job-schema.ts';
import { emailEvents } from '#tests/contracts/cloudflare-events.ts';
import { describeEvent, type ReportedState } from '#tests/fakes/mailbox-events.ts';
import { forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { createQueueBroker, readQueueConsumers } from '#tests/support/queue-broker.ts';
import {
  consumeInProcess,
  consumeInWorkerd,
  type QueueConsumer,
} from '#tests/support/queue-consumers.ts';
import { aSend, createSender, press } from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { workerEnv } from '#tests/support/worker-env.ts';
import { createJobContext } from '#workers/context.ts';
import { parseConfig } from '#workers/env.ts';
import { handleQueueBatch } from '#workers/handle-queue-batch.ts';
import { replayDeadLetters } from '#workers/replay-dead-letters.ts';
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

afterEach(() => vi.restoreAllMocks());

/**
 * A batch with everything that Queues gives a consumer
 * (developers.cloudflare.com/queues/configuration/javascript-apis).
 */
function batchOf(queue: string, bodies: unknown[]) {
  const outcomes: string[] = [];
  const batch: MessageBatch = {
    queue,
    metadata: { metrics: { backlogCount: bodies.length, backlogBytes: 1024 } },
    messages: bodies.map((body, at) => ({
      id: crypto.randomUUID().replaceAll('-', ''),
      timestamp: new Date(),
      body,
      attempts: 1,
      ack: () => {
        outcomes[at] = 'ack';
      },
      retry: () => {
        outcomes[at] = 'retry';
      },
    })),
    ackAll: () => outcomes.push('all acknowledged'),
    retryAll: () => outcomes.push('all retried'),
  };
  return { batch, outcomes };
}

/** Delivers a batch; returns each message's outcome and the counts in the log line. */
async function consume(queue: string, bodies: unknown[]) {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { batch, outcomes } = batchOf(queue, bodies);
  await handleQueueBatch(batch, env, { renderClientEmail });
  return { outcomes, line: JSON.parse(String(printed.mock.calls.at(-1)?.[0])) };
}

async function sentEmail(recipient: string) {
  const { userId, sender, invoiceId } = await createSender(db);
  await press(db, sender, aSend(invoiceId, { to: [recipient] }));
  const messageId = `<${crypto.randomUUID()}@mail.example.com>`;
  await db
    .update(emails)
    .set({ state: 'sent', triedAt: Date.now() - 1000, providerId: messageId })
    .where(eq(emails.userId, userId));
  const stateOf = async () =>
    (await db.select().from(emails).where(eq(emails.userId, userId)).get())?.state;
  return { sent: { messageId, sender: 'invoices@mail.example.com', recipient }, stateOf };
}

test('broken and foreign messages block none of the others', async () => {
  const { sent, stateOf } = await sentEmail('beside@client.example');
  const { delivered } = emailEvents(sent);
  const broken = { ...delivered, payload: { ...sent, messageId: null } };
  const foreign = { type: 'cf.r2.bucket.created', source: { type: 'r2' }, payload: {} };
  const { outcomes, line } = await consume('billwren-mail-events', [broken, foreign, delivered]);
  expect(outcomes).toEqual(['ack', 'ack', 'ack']);
  expect(line).toMatchObject({ unreadable: 1, ignored: 1, applied: 1 });
  expect(await stateOf()).toBe('delivered');
});

test('a message in our own queue without an email is read and acknowledged', async () => {
  const bodies = [{ id: crypto.randomUUID() }, { email: 1 }, 'text', null];
  const { outcomes, line } = await consume('billwren-mails', bodies);
  expect(outcomes).toEqual(['ack', 'ack', 'ack', 'ack']);
  expect(line).toMatchObject({ unreadable: 3, nothing: 1 });
});

test('whichever database call fails, a dead letter is kept until it was processed, and the next run finds it', async () => {
  const now = Date.parse('2026-06-30T12:00:00Z');
  const reportError = () => undefined;
  const work = { now, waitUntil: () => undefined, reportError };
  const context = createJobContext(env, parseConfig(env), null, work);
  const replay = (db: typeof context.db, at: number) =>
    replayDeadLetters({ ...context, db }, { now: at, writer: { renderClientEmail }, reportError });
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: async (db) => {
      await db.delete(deadLetters);
      // The email no longer exists, so there is nothing left to send.
      const body = JSON.stringify({ id: crypto.randomUUID() });
      await storeDeadLetter(db, { id: crypto.randomUUID(), queue: 'billwren-mails', body }, now);
    },
    action: (db) => replay(db, now),
    check: async (db) => {
      // A failure waits before it is retried.
      await replay(db, now + day * 1000);
      expect(await db.select().from(deadLetters)).toEqual([]);
    },
  });
  expect(met).toBeGreaterThan(2);
});
