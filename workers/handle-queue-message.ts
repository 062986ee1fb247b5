import { parseDeliveryEvent, parseQueuedId } from '#app/adapters/mail-queue.server.ts';
import type { QueueName } from '#app/domain/jobs/scheduled-jobs.ts';
import { deliverMail } from '#app/features/sending/server/deliver-mail.server.ts';
import { handleDelivery } from '#app/features/sending/server/handle-delivery.server.ts';
import type { WriteClientMail } from '#app/features/sending/server/write-client-mail.server.ts';
import { signRecords } from '#app/features/verify/server/sign-records.server.ts';
import type { JobContext } from './context.ts';

/** Writes emails and renders their PDFs; loaded from the app's own bundle. */
export type MailWriter = { writeClientMail: WriteClientMail };

/** A message of one of our queues. */
export type QueueMessage = {
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
  writer: MailWriter,
): Promise<string> {
  if (queue === 'billwren-mails') {
    const id = parseQueuedId(body);
    return id === null ? 'unreadable' : ((await sendMail(context, id, writer)) ?? 'nothing');
  }
  const event = parseDeliveryEvent(body, Date.now());
  if (!event) return 'unreadable';
  if (event === 'ignored') return event;
  // The same account sends codes and password resets, whose delivery isn't tracked.
  if (event.sender !== context.config.clientMailFrom.toLowerCase()) return 'not-ours';
  const taken = await handleDelivery(context, { ...event, isLast });
  return taken === 'unknown' && !isLast ? 'early' : taken;
}

/** Sends one due email, and signs what it issued. */
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
