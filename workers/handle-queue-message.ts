import { parseDeliveryEvent } from '#app/adapters/mail-events.server.ts';
import { parseQueuedId } from '#app/adapters/mail-queue.server.ts';
import type { QueueName } from '#app/domain/jobs/queue-retries.ts';
import { deliverMail } from '#app/features/sending/server/deliver-mail.server.ts';
import { handleDelivery } from '#app/features/sending/server/handle-delivery.server.ts';
import type { WriteClientMail } from '#app/features/sending/server/write-client-mail.server.ts';
import { signRecords } from '#app/features/verify/server/sign-records.server.ts';
import type { JobContext } from './context.ts';

/** What writes mails and draws their PDFs, out of the app's own bundle. */
export type MailWriter = { writeClientMail: WriteClientMail };

/** A message of one of our queues. */
export type QueueMessage = {
  queue: QueueName;
  body: unknown;
  /** Whether no later attempt can know more, since no send can be under way any more. */
  isLast: boolean;
};

/**
 * Sends the email that a message names, or applies a delivery event. A message that comes twice does nothing more.
 * @returns the outcome for the log: `unreadable` for a message that can't be understood, `early` for an event whose email
 * isn't known yet
 * @throws when the database is away
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
  // The same account sends codes and resets, of whose delivery nothing is kept.
  if (event.sender !== context.config.clientMailFrom.toLowerCase()) return 'not-ours';
  const taken = await handleDelivery(context, { ...event, isLast });
  return taken === 'unknown' && !isLast ? 'early' : taken;
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
