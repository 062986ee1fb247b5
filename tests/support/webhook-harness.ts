import type { Database } from '#db/client.server.ts';
import { signPayload } from '#tests/fakes/stripe/webhook-sender.ts';
import { handleWebhookRequest } from '#workers/webhooks/handle-webhook-request.ts';
import type { WebhookContext } from '#workers/webhooks/webhook-context.ts';

/** A delivery's response, and what the worker logged. */
export type Delivered = {
  status: number;
  answer: unknown;
  notes: Record<string, string>;
  told: string[];
  reported: unknown[];
};

/** Passes a request to the webhook worker's own handler, on a real database. */
export async function deliver(
  request: Request,
  over: Partial<WebhookContext> & { db: Database },
): Promise<Delivered> {
  const notes: Record<string, string> = {};
  const told: string[] = [];
  const reported: unknown[] = [];
  const response = await handleWebhookRequest(request, {
    version: 'test',
    deployedAt: null,
    readinessSecret: undefined,
    now: Date.now(),
    stripe: null,
    connect: null,
    acceptsEmailEvents: false,
    appStore: null,
    publishToUser: (userId, news) => void told.push(`${news} ${userId}`),
    note: (words) => void Object.assign(notes, words),
    reportError: (error) => void reported.push(error),
    ...over,
  });
  return { status: response.status, answer: await response.json(), notes, told, reported };
}

/** Returns a delivery to `POST /stripe` or another Stripe address, signed with the secret unless a header is given. */
export function stripeDelivery(
  body: BodyInit,
  sign: { secret: string; now: number } | { header: string | null },
  path = '/stripe',
): Request {
  const header =
    'header' in sign
      ? sign.header
      : signPayload(String(body), sign.secret, Math.floor(sign.now / 1000));
  return new Request(`https://webhooks.billwren.example${path}`, {
    method: 'POST',
    headers: header === null ? {} : { 'Stripe-Signature': header },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
}

/** Returns an event's body as Stripe writes it. */
export function stripeEvent(
  object: Record<string, unknown>,
  over: Record<string, unknown> = {},
): string {
  return JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type: 'customer.subscription.updated',
    livemode: false,
    created: Math.floor(Date.now() / 1000),
    data: { object },
    ...over,
  });
}
