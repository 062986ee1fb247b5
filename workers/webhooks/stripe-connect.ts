import {
  type HandledConnectEvent,
  handleAccountEvent,
  handleConnectEvent,
} from '#app/features/cards/server/connect-account.server.ts';
import { apiError } from '#app/http/responses/error-responses.server.ts';
import { loadRawBody } from './read-raw-body.ts';
import type { WebhookContext } from './webhook-context.ts';

type Signed = { body: string; header: string };

/** Handles a delivery about payments on sellers' accounts. */
export function answerConnect(request: Request, context: WebhookContext): Promise<Response> {
  const { db, connect, now } = context;
  return answerSigned(request, context, async ({ body, header }) => {
    const event = connect && (await connect.readPaymentEvent(body, header, now));
    if (!event || event === 'ignored') return event;
    return { type: event.type, taken: await handleConnectEvent(db, connect, event, now) };
  });
}

/** Handles a delivery about sellers' accounts themselves: a thin notification with the account's id. */
export function answerConnectAccounts(
  request: Request,
  context: WebhookContext,
): Promise<Response> {
  const { db, connect, now } = context;
  return answerSigned(request, context, async ({ body, header }) => {
    const event = connect && (await connect.readAccountEvent(body, header, now));
    if (!event || event === 'ignored') return event;
    return { type: event.type, taken: await handleAccountEvent(db, connect, event.accountId, now) };
  });
}

/** Verifies a delivery before parsing it; 200 for anything authentic, 400 for the rest; failures are thrown. */
async function answerSigned(
  request: Request,
  { connect, note, publishToUser }: WebhookContext,
  take: (
    signed: Signed,
  ) => Promise<{ type: string; taken: HandledConnectEvent } | 'ignored' | null>,
): Promise<Response> {
  // Stripe retries for days, in which the keys may be set.
  if (!connect) return apiError(503, 'not-configured', "Card payments aren't configured.");
  const body = await loadRawBody(request);
  if (typeof body !== 'string') return body;
  const done = await take({ body, header: request.headers.get('Stripe-Signature') ?? '' });
  if (!done) return apiError(400, 'not-verified', "We couldn't verify this delivery.");
  if (done === 'ignored') {
    note({ outcome: done });
    return Response.json({ received: true });
  }
  const { outcome, userId } = done.taken;
  note({ type: done.type, outcome });
  if (userId && (outcome === 'account' || outcome === 'withdrawn'))
    publishToUser(userId, 'settings');
  if (userId && (outcome === 'booked' || outcome === 'mismatch')) publishToUser(userId, 'invoices');
  return Response.json({ received: true });
}
