import { apiError } from '#app/http/api-error.server.ts';
import { readRawBody } from './read-raw-body.ts';
import type { WebhookContext } from './webhook-context.ts';

/** Answers one delivery of Stripe's. */
export async function answerStripe(request: Request, context: WebhookContext): Promise<Response> {
  const { stripe, now } = context;
  if (!stripe) return apiError(503, 'not-configured', 'Nothing is sold here yet.');
  const body = await readRawBody(request);
  if (typeof body !== 'string') return body;
  const signature = request.headers.get('Stripe-Signature') ?? '';
  const event = await stripe.readEvent(body, signature, now);
  if (!event) return apiError(400, 'not-verified', 'This is not a delivery of ours.');
  return Response.json({ received: true });
}
