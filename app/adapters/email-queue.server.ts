import * as z from 'zod';
import type { Delivery } from '#app/domain/sending/client-email.ts';

/** Queues the ids of due emails for the worker that sends them. The scheduled job finds lost ones. */
export type EmailQueue = { push: (ids: readonly string[]) => Promise<void> };

/** A Cloudflare Queues producer. */
type QueueBinding = { sendBatch(messages: Iterable<{ body: unknown }>): Promise<unknown> };

/** Maximum batch size of Queues. */
const maxAtOnce = 100;

/** Opens the email queue; null where the environment has none, so that only the scheduled job sends. */
export function openEmailQueue(env: unknown): EmailQueue | null {
  const queue = (env as { MAILS?: QueueBinding }).MAILS;
  if (!queue) return null;
  return {
    push: async (ids) => {
      for (let from = 0; from < ids.length; from += maxAtOnce) {
        await queue.sendBatch(ids.slice(from, from + maxAtOnce).map((id) => ({ body: { id } })));
      }
    },
  };
}

/** Parses the id in a message of that queue; null for anything else. */
export function parseQueuedId(body: unknown): string | null {
  const id = (body as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : null;
}

/** A Cloudflare Email Service event about an email that it accepted. */
export type DeliveryEvent = Delivery & {
  /** The id that `send` returned. */
  providerId: string;
  /** Bare addresses in lower case. */
  sender: string;
  recipient: string;
  /** Time of the event, ms. */
  at: number;
};

// The envelope of subscribed events in Queues, and the payloads of Email Sending
// (https://developers.cloudflare.com/email-service/platform/event-subscriptions/).
const typed = z.lazy(() => z.object({ type: z.string() }));
const envelope = z.lazy(() =>
  z.object({
    payload: z.object({
      messageId: z.string().min(1).max(500),
      sender: z.string().max(500).toLowerCase(),
      recipient: z.string().max(500).toLowerCase(),
      bounce: z.object({ type: z.string().optional() }).optional(),
      rejection: z.object({ reason: z.string().optional() }).optional(),
    }),
    metadata: z.object({ eventTimestamp: z.string().optional() }).optional(),
  }),
);

const prefix = 'cf.email.sending.message.';

/**
 * Parses a message of the delivery events queue.
 * @returns `ignored` for events that don't report a delivery status, null for malformed messages
 */
export function parseDeliveryEvent(body: unknown, now: number): DeliveryEvent | 'ignored' | null {
  const event = typed.safeParse(body);
  if (!event.success) return null;
  const { type } = event.data;
  if (!type.startsWith(prefix)) return 'ignored';
  const read = envelope.safeParse(body);
  if (!read.success) return null;
  const { payload, metadata } = read.data;
  const delivery = deliveryOf(type.slice(prefix.length), payload);
  if (!delivery) return 'ignored';
  const at = Date.parse(metadata?.eventTimestamp ?? '');
  const { messageId: providerId, sender, recipient } = payload;
  return { ...delivery, providerId, sender, recipient, at: at > 0 && at < now ? at : now };
}

type Payload = z.infer<typeof envelope>['payload'];

function deliveryOf(event: string, { bounce, rejection }: Payload): Delivery | null {
  switch (event) {
    case 'delivered':
    case 'deferred':
    case 'complained':
      return { state: event, reason: null };
    case 'bounced':
      return { state: event, reason: bounce?.type === 'hard' ? 'hard' : 'soft' };
    case 'rejected':
      return {
        state: event,
        reason: rejection?.reason === 'suppressed' ? 'suppressed' : 'refused',
      };
    case 'failed':
      return { state: event, reason: 'refused' };
    default:
      return null;
  }
}
