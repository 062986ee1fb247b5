import * as z from 'zod';
import { parseJson } from '#app/domain/parse-json.ts';
import { findBillingOwner } from '#app/features/billing/queries/billing-rows.server.ts';
import { applyAppStore } from '#app/features/billing/server/apply-app-store.server.ts';
import { apiError } from '#app/http/responses/api-error.server.ts';
import { readRawBody } from './read-raw-body.ts';
import type { WebhookContext } from './webhook-context.ts';

const deliveryShape = z.object({ signedPayload: z.string() });

/** Apple's clock may run a little ahead of ours. */
const maxAheadMs = 5 * 60_000;
/**
 * Apple gives up after less than a week of tries, and event ids are kept for 60 days: an older notification can only be
 * a recording.
 */
const maxAgeMs = 30 * 86_400_000;

/**
 * Answers one notification of the App Store (version 2), of Production or the Sandbox alike. It is the owner of the original transaction whom it concerns;
 * for one that no user owns yet, the user whom the purchase names. 200 says that Apple need not send it again, also where
 * it is none for us; what fails on the way is answered 503 by the caller.
 */
export async function answerAppStore(request: Request, context: WebhookContext): Promise<Response> {
  const { appStore, db, stripe, now, note } = context;
  if (!appStore) return apiError(503, 'not-configured', 'Nothing is sold here yet.');
  const body = await readRawBody(request);
  if (typeof body !== 'string') return body;
  const delivery = deliveryShape.safeParse(parseJson(body));
  const notification = delivery.success
    ? await appStore.parseNotification(delivery.data.signedPayload)
    : null;
  if (!notification) return apiError(400, 'not-verified', 'This is not a delivery of ours.');
  if (notification === 'ignored') return taken('ignored');
  const { id, signedMs, snapshot, userId, reference, unknownValues } = notification;
  note({ kind: notification.kind, environment: notification.environment });
  if (unknownValues.length > 0) note({ unknown: unknownValues.join(', ') });
  if (signedMs < now - maxAgeMs) return taken('stale');
  // Sent again, it is of today.
  if (signedMs > now + maxAheadMs)
    return apiError(503, 'try-again', 'This delivery is of the future.');
  // Tests, and what is about no subscription of ours, Apple's kinds of tomorrow among it.
  if (!snapshot) return taken('nothing-to-do');
  const owner = await findBillingOwner(db, { reference, userId });
  if (!owner) return taken('no-user');
  const outcome = await applyAppStore(db, stripe, {
    userId: owner.userId,
    source: 'app_store',
    snapshot,
    order: { signedMs },
    event: id === null ? null : { source: 'app_store', id },
    now,
  });
  if (outcome === 'applied' || outcome === 'refused') context.publishToUser(owner.userId, 'plan');
  return taken(outcome);

  function taken(outcome: string): Response {
    note({ outcome });
    return Response.json({ received: true });
  }
}
