import * as z from 'zod';
import { parseJson } from '#app/domain/json.ts';
import { findBillingOwner } from '#app/features/billing/queries/billing-rows.server.ts';
import { applyAppStore } from '#app/features/billing/server/refresh-subscription.server.ts';
import { apiError } from '#app/http/responses/error-responses.server.ts';
import { loadRawBody } from './read-raw-body.ts';
import type { WebhookContext } from './webhook-context.ts';

const deliverySchema = z.object({ signedPayload: z.string() });

/** Apple's clock may be slightly ahead of ours. */
const maxAheadMs = 5 * 60_000;
/**
 * Apple retries for less than a week, and event ids are stored for 60 days, so an older notification can only be a
 * replay.
 */
const maxAgeMs = 30 * 86_400_000;

/**
 * Handles an App Store notification (version 2), from Production or the Sandbox. It applies to the owner of the
 * original transaction, or to the user named in the purchase if nobody owns it yet. Responds 200 when Apple needn't
 * send it again, even if it isn't for us; the caller answers failures with 503.
 */
export async function answerAppStore(request: Request, context: WebhookContext): Promise<Response> {
  const { appStore, db, stripe, now, note } = context;
  if (!appStore) return apiError(503, 'not-configured', "Billing isn't configured.");
  const body = await loadRawBody(request);
  if (typeof body !== 'string') return body;
  const delivery = deliverySchema.safeParse(parseJson(body));
  const notification = delivery.success
    ? await appStore.parseNotification(delivery.data.signedPayload)
    : null;
  if (!notification) return apiError(400, 'not-verified', "We couldn't verify this delivery.");
  if (notification === 'ignored') return taken('ignored');
  const { id, signedMs, snapshot, userId, reference, unknownValues } = notification;
  note({ kind: notification.kind, environment: notification.environment });
  if (unknownValues.length > 0) note({ unknown: unknownValues.join(', ') });
  if (signedMs < now - maxAgeMs) return taken('stale');
  // By the time it is redelivered, it is no longer in the future.
  if (signedMs > now + maxAheadMs)
    return apiError(503, 'try-again', 'This delivery is dated in the future.');
  // Test notifications, and those that aren't about our subscriptions, including kinds that Apple adds later.
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
