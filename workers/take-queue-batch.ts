import { openLiveChannels } from '#app/adapters/live-channel.server.ts';
import { readDeliveryEvent } from '#app/adapters/mail-events.server.ts';
import { readQueuedId } from '#app/adapters/mail-queue.server.ts';
import { signRecords } from '#app/services/life/sign-records.server.ts';
import { deliverMail } from '#app/services/sending/deliver-mail.server.ts';
import { takeDelivery } from '#app/services/sending/take-delivery.server.ts';
import type { WriteClientMail } from '#app/services/sending/write-client-mail.server.ts';
import { createJobContext, type JobContext } from './context.ts';
import { describeError } from './describe-error.ts';
import { readConfig } from './env.ts';

/** A message of a queue, delivered at least once. */
type QueueMessage = {
  body: unknown;
  attempts: number;
  ack(): void;
  retry(options?: { delaySeconds?: number }): void;
};
/** What writes mails and draws their PDFs, out of the app's own bundle. */
export type MailWriter = { writeClientMail: WriteClientMail };
export type QueueBatch = { queue: string; messages: readonly QueueMessage[] };

/** The queue of what Cloudflare tells of mails (`wrangler.toml`); the other one carries mails that are due. */
const eventsQueue = 'billwren-mail-events';
/** An event may come before our own note of its mail's id; the last try comes when no send can be under way any more. */
const eventTries = 4;
const retrySeconds = 30;

/**
 * Takes what the queues bring: mails that are due, each sent once at most, and what became of those that left. One structured log
 * line for each batch, without a person. What meets a database that is away comes again.
 */
export async function takeQueueBatch(
  batch: QueueBatch,
  env: unknown,
  writer: MailWriter,
): Promise<void> {
  const config = readConfig(env);
  const told: Promise<unknown>[] = [];
  const errors: unknown[] = [];
  const context = createJobContext(env, config, openLiveChannels(env), {
    now: Date.now(),
    waitUntil: (work) => void told.push(work),
    reportError: (error) => void errors.push(error),
  });
  const take = batch.queue === eventsQueue ? takeEvent : takeMail;
  const ends = await Promise.all(
    batch.messages.map(async (message) => {
      try {
        const end = await take(context, message, writer);
        if (end === null) message.retry({ delaySeconds: retrySeconds });
        else message.ack();
        return end ?? 'again';
      } catch (error) {
        errors.push(error);
        message.retry({ delaySeconds: retrySeconds });
        return 'again';
      }
    }),
  );
  await Promise.allSettled(told);
  logBatch(batch.queue, ends, errors, context);
}

async function takeMail(
  context: JobContext,
  { body }: QueueMessage,
  writer: MailWriter,
): Promise<string> {
  const id = readQueuedId(body);
  return id === null ? 'unreadable' : ((await sendMail(context, id, writer)) ?? 'nothing');
}

/** Sends one mail that is due, and has what it issued signed. */
export async function sendMail(
  context: JobContext,
  id: string,
  writer: MailWriter,
): Promise<string | null> {
  const { db, recordSigner } = context;
  const issued: string[] = [];
  const work = {
    ...context,
    ...writer,
    onIssued: (invoiceId: string) => void issued.push(invoiceId),
  };
  const end = await deliverMail(work, id, Date.now());
  if (issued.length > 0) await signRecords(db, recordSigner, issued);
  return end;
}

async function takeEvent(
  context: JobContext,
  { body, attempts }: QueueMessage,
): Promise<string | null> {
  const event = readDeliveryEvent(body, Date.now());
  if (!event) return 'unreadable';
  if (event === 'ignored') return event;
  // The same account sends codes and resets, of whose delivery nothing is kept.
  if (event.sender !== context.config.clientMailFrom.toLowerCase()) return 'not-ours';
  const isLast = attempts >= eventTries;
  const taken = await takeDelivery(context, { ...event, isLast });
  return taken === 'unknown' && !isLast ? null : taken;
}

function logBatch(queue: string, ends: string[], errors: unknown[], { db }: JobContext): void {
  const counts: Record<string, number> = {};
  for (const end of ends) counts[end] = (counts[end] ?? 0) + 1;
  console.log(
    JSON.stringify({
      // A stopped sender waits for the operator (docs/runbook.md).
      level: errors.length > 0 || counts.stopped ? 'error' : 'info',
      ...{ id: crypto.randomUUID(), queue, ...counts, dbTrips: db.stats.trips },
      ...(errors.length > 0 && { errors: errors.slice(0, 3).map(describeError) }),
    }),
  );
}
