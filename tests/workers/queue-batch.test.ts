import type { MessageBatch } from '@cloudflare/workers-types';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { renderClientEmail } from '#app/features/sending/server/render-client-email.server.ts';
import { emails } from '#db/email-schema.ts';
import { emailEvents } from '#tests/contracts/cloudflare-events.ts';
import { aSend, createSender, press } from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { workerEnv } from '#tests/support/worker-env.ts';
import { handleQueueBatch } from '#workers/handle-queue-batch.ts';

const database = await createTestDatabase();
const db = database.open();
const env = workerEnv(database.url);

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
