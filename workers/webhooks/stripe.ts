import { apiError } from '#app/http/responses/api-error.server.ts';
import { takeStripeEvent } from '#app/services/billing/take-stripe-event.server.ts';
import { readRawBody } from './read-raw-body.ts';
import type { WebhookContext } from './webhook-context.ts';

/**
 * Answers one delivery of Stripe's: verified before anything of it is read, 200 for whatever needs no second sending. What
 * fails is thrown, so that it is answered 5xx and Stripe sends it again.
 */
export async function answerStripe(request: Request, context: WebhookContext): Promise<Response> {
  const { db, stripe, now } = context;
  // Stripe goes on for days, in which the keys may come.
  if (!stripe) return apiError(503, 'not-configured', 'Nothing is sold here yet.');
  const body = await readRawBody(request);
  if (typeof body !== 'string') return body;
  const signature = request.headers.get('Stripe-Signature') ?? '';
  const event = await stripe.readEvent(body, signature, now);
  if (!event) return apiError(400, 'not-verified', 'This is no delivery for us.');
  const { outcome, userId } = await takeStripeEvent(db, stripe, event, now);
  context.note({ type: event.type, outcome });
  if (outcome === 'applied' && userId) context.publishToUser(userId, 'plan');
  return Response.json({ received: true });
}

// @covers decisions-8.6
