import { newId, type StripeState } from '../stripe-state.ts';
import { sendEvent } from '../webhook-sender.ts';
import { type ConnectedAccount, findConnected } from './connected-account.ts';

/**
 * Events on connected accounts (snapshots) and about the accounts themselves (thin notifications).
 */
export type ConnectEventType =
  | 'checkout.session.completed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.expired'
  | 'charge.refunded'
  | 'refund.updated'
  | 'refund.failed'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'
  | 'account.application.deauthorized';
export type AccountEventType =
  | 'v2.core.account[configuration.merchant].capability_status_updated'
  | 'v2.core.account[requirements].updated';

export type ConnectEvent = ReturnType<typeof makeEvent>;

function makeEvent(
  state: StripeState,
  account: ConnectedAccount,
  { type, object, now }: { type: ConnectEventType; object: object; now: number },
) {
  return {
    id: newId('evt'),
    object: 'event' as const,
    account: account.id,
    api_version: state.apiVersion,
    created: now,
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}

/** Records an event on an account (`now` in seconds) and sends it to `POST /stripe-connect`. */
export function announceOn(
  state: StripeState,
  account: ConnectedAccount,
  happening: { type: ConnectEventType; object: object; now: number },
): void {
  const event = makeEvent(state, account, happening);
  account.objects.event.set(event.id, event);
  sendEvent(state, event, state.registration.connect);
}

/**
 * Notifies `POST /stripe-connect-accounts` that an account changed: only its id, not its contents.
 */
export function announceAccount(
  state: StripeState,
  { id, isWithdrawn }: ConnectedAccount,
  { type, now }: { type: AccountEventType; now: number },
): void {
  if (isWithdrawn) return;
  const notification = {
    id: newId('evt'),
    object: 'v2.core.event' as const,
    created: new Date(now * 1000).toISOString(),
    livemode: false,
    type,
    reason: null,
    related_object: { id, type: 'v2.core.account', url: `/v2/core/accounts/${id}` },
  };
  sendEvent(state, notification, state.registration.connectAccounts);
}

/** Changes an account's capability and requirements and sends the notification. */
export function changeAccount(
  state: StripeState,
  id: string,
  change: Partial<Pick<ConnectedAccount, 'status' | 'wants'>> & { now: number },
): void {
  const account = findConnected(state, id);
  const { now, ...facts } = change;
  Object.assign(account, facts);
  const type = 'v2.core.account[configuration.merchant].capability_status_updated';
  announceAccount(state, account, { type, now });
  announceAccount(state, account, { type: 'v2.core.account[requirements].updated', now });
}

/** Revokes the platform's access, as the seller can in their dashboard. */
export function withdrawAccess(state: StripeState, id: string, now: number): void {
  const account = findConnected(state, id);
  const object = { id: 'ca_standin', object: 'application', name: 'Stand-in' };
  announceOn(state, account, { type: 'account.application.deauthorized', object, now });
  account.isWithdrawn = true;
}
