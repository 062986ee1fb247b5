import { parseDeliveryEvent, parseQueuedId } from '#app/adapters/email-queue.server.ts';
import { openLiveChannels } from '#app/adapters/live-channel.server.ts';
import {
  deadLetterQueues,
  type QueueName,
  queueNames,
  retryDelaySeconds,
} from '#app/domain/jobs/scheduled-jobs.ts';
import { storeDeadLetter } from '#app/features/operations/queries/job-queue.server.ts';
import { deliverEmail } from '#app/features/sending/server/deliver-email.server.ts';
import { handleDelivery } from '#app/features/sending/server/handle-delivery.server.ts';
import type { RenderClientEmail } from '#app/features/sending/server/render-client-email.server.ts';
import { signRecords } from '#app/features/verify/server/sign-records.server.ts';
import { createJobContext, type JobContext } from '#workers/context.ts';
import { describeError } from '#workers/describe-error.ts';
import { parseConfig } from '#workers/env.ts';

/** Writes emails and renders their PDFs; loaded from the app's own bundle. */
export type EmailRenderer = { renderClientEmail: RenderClientEmail };

/** A message of one of our queues. */
type QueueMessage = {
  queue: QueueName;
  body: unknown;
  /** Whether no later attempt can know more, because no send can still be running. */
  isLast: boolean;
};

/**
 * Sends the email of a message, or applies a delivery event. Idempotent.
 * @returns the outcome for the log: `unreadable` for a malformed message, `early` for an event whose email isn't known
 * yet
 * @throws when the database is down
 */
export async function handleQueueMessage(
  context: JobContext,
  { queue, body, isLast }: QueueMessage,
  writer: EmailRenderer,
): Promise<string> {
  if (queue === 'billwren-mails') {
    const id = parseQueuedId(body);
    return id === null ? 'unreadable' : ((await sendEmail(context, id, writer)) ?? 'nothing');
  }
  const event = parseDeliveryEvent(body, Date.now());
  if (!event) return 'unreadable';
  if (event === 'ignored') return event;
  // The same account sends codes and password resets, whose delivery isn't tracked.
  if (event.sender !== context.config.clientEmailFrom.toLowerCase()) return 'not-ours';
  const taken = await handleDelivery(context, { ...event, isLast });
  return taken === 'unknown' && !isLast ? 'early' : taken;
}

/** Sends one due email, and signs what it issued. */
export async function sendEmail(
  context: JobContext,
  id: string,
  writer: EmailRenderer,
): Promise<string | null> {
  const { db, recordSigner } = context;
  const issued: string[] = [];
  const work = {
    ...context,
    ...writer,
    onIssued: (invoiceId: string) => void issued.push(invoiceId),
  };
  const end = await deliverEmail(work, id, Date.now());
  if (issued.length > 0) await signRecords(db, recordSigner, issued);
  return end;
}

/** A message as Queues delivers it, at least once. */
type DeliveredMessage = {
  id: string;
  body: unknown;
  attempts: number;
  ack(): void;
  retry(options?: { delaySeconds?: number }): void;
};
type QueueBatch = { queue: string; messages: readonly DeliveredMessage[] };

/** An event may arrive before we have stored its email's id; from this attempt on, no send can still be running. */
const lastEarlyAttempt = 4;

/** Outcomes that the operator should check (`docs/runbook.md`): a stopped sender, dead letters. */
const alarming = ['stopped', 'dead', 'unreadable'];

/**
 * Processes a batch of a queue: due emails, each sent at most once; events about sent emails; and the dead letters of
 * both, which are stored. Messages that fail, for example while the database is down, are retried later. Logs one line
 * per batch, without personal data.
 */
export async function handleQueueBatch(
  batch: QueueBatch,
  env: unknown,
  writer: EmailRenderer,
): Promise<void> {
  const config = parseConfig(env);
  const published: Promise<unknown>[] = [];
  const errors: unknown[] = [];
  const context = createJobContext(env, config, openLiveChannels(env), {
    now: Date.now(),
    waitUntil: (work) => void published.push(work),
    reportError: (error) => void errors.push(error),
  });
  const outcomes = await Promise.all(
    batch.messages.map(async (message) => {
      const outcome = await handleMessage(context, batch.queue, message, writer).catch((error) => {
        errors.push(error);
        return 'again';
      });
      if (outcome === 'again' || outcome === 'early') {
        message.retry({ delaySeconds: retryDelaySeconds(message.attempts) });
        return 'again';
      }
      message.ack();
      return outcome;
    }),
  );
  await Promise.allSettled(published);
  logBatch(batch.queue, outcomes, errors, context);
}

async function handleMessage(
  context: JobContext,
  name: string,
  message: DeliveredMessage,
  writer: EmailRenderer,
): Promise<string> {
  const { id, body, attempts } = message;
  const deadOf = queueNames.find((queue) => deadLetterQueues[queue] === name);
  const queue = deadOf ?? (name as QueueName);
  const outcome = deadOf
    ? 'dead'
    : await handleQueueMessage(
        context,
        { queue, body, isLast: attempts >= lastEarlyAttempt },
        writer,
      );
  if (outcome === 'dead' || outcome === 'unreadable') {
    const letter = { id, queue, body: JSON.stringify(body) ?? 'null' };
    await storeDeadLetter(context.db, letter, Date.now());
  }
  return outcome;
}

function logBatch(queue: string, outcomes: string[], errors: unknown[], { db }: JobContext): void {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  const isAlarming = errors.length > 0 || alarming.some((outcome) => counts[outcome]);
  console.log(
    JSON.stringify({
      level: isAlarming ? 'error' : 'info',
      id: crypto.randomUUID(),
      queue,
      ...counts,
      dbTrips: db.stats.trips,
      ...(errors.length > 0 && { errors: errors.slice(0, 3).map(describeError) }),
    }),
  );
}
