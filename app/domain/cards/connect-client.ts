import type { AccountState, AttemptState, DisputeState, RefundState } from './card-account.ts';

/** A seller's account as Stripe reports it, with its requirements in Stripe's codes. */
export type AccountFacts = { state: AccountState; wants: string[] };

/** A checkout session as Stripe reports it: amounts in minor units, currencies ISO 4217, instants in ms. */
export type SessionFacts = {
  state: Exclude<AttemptState, 'new'>;
  amountMinor: number;
  currency: string;
  /** Checkout address; null once the session has ended. */
  url: string | null;
  paymentIntentId: string | null;
  /** The charge that paid it; null until paid. */
  charge: { id: string; amountMinor: number; currency: string; atMs: number } | null;
  /** `requestId` is set for refunds requested by us. */
  refunds: {
    id: string;
    requestId: string | null;
    amountMinor: number;
    atMs: number;
    state: RefundState;
  }[];
  disputes: { id: string; amountMinor: number; atMs: number; state: DisputeState }[];
};

/** The account and subject of a verified event; nothing else in it is trusted. */
export type ConnectEvent = {
  type: string;
  accountId: string;
  sessionId: string | null;
  paymentIntentId: string | null;
};

/** An event as listed by Stripe, with its time (ms). */
export type ListedEvent = ConnectEvent & { atMs: number };

/** A session on a seller's account. */
export type SessionOf = { accountId: string; sessionId: string };

/** The Stripe calls made for sellers. Every call throws when Stripe can't be reached or refuses. */
export type ConnectClient = {
  /** @returns the new account's id; the same key with the same details returns the same account */
  openAccount(seller: {
    userId: string;
    email: string | null;
    businessName: string | null;
    /** ISO 3166, two letters. */
    region: string;
    idempotencyKey: string;
  }): Promise<string>;
  /** @returns the address of Stripe's onboarding form, valid for minutes and one use */
  linkToForm(link: { accountId: string; returnUrl: string; refreshUrl: string }): Promise<string>;
  /** Fetches the current state of an account; `withdrawn` also when it is no longer connected. */
  fetchAccount(accountId: string): Promise<AccountFacts>;
  /** Creates a checkout page on the seller's account; the same attempt with the same details returns the same page. */
  openSession(attempt: {
    id: string;
    accountId: string;
    invoiceId: string;
    amountMinor: number;
    currency: string;
    /** What the client sees there. */
    title: string;
    successUrl: string;
    cancelUrl: string;
  }): Promise<{ sessionId: string; url: string | null }>;
  fetchSession(session: SessionOf): Promise<SessionFacts>;
  /** Finds the session that a payment came from, if any. */
  findSession(payment: { accountId: string; paymentIntentId: string }): Promise<string | null>;
  /** Expires a checkout page; one that is paid or ended stays as it is. */
  expireSession(session: SessionOf): Promise<void>;
  /** Refunds a payment on the seller's account, once per id. */
  refund(refund: {
    id: string;
    accountId: string;
    chargeId: string;
    amountMinor: number;
  }): Promise<void>;
  /** Lists the events of an account since an instant (ms), oldest first. */
  listEvents(since: { accountId: string; sinceMs: number }): Promise<ListedEvent[]>;
  /**
   * @returns `ignored` for an event of the other mode or of the platform itself; null when it is forged, stale or not
   * an event
   */
  readPaymentEvent(
    rawBody: string,
    header: string,
    nowMs: number,
  ): Promise<ConnectEvent | 'ignored' | null>;
  /** @returns the account that changed; `ignored` and null as above */
  readAccountEvent(
    rawBody: string,
    header: string,
    nowMs: number,
  ): Promise<{ type: string; accountId: string } | 'ignored' | null>;
};

/** The events after which a payment is fetched again; the Connect webhook endpoint must send these. */
export const paymentEventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;

const paymentEventSet: ReadonlySet<string> = new Set(paymentEventTypes);

/** Whether a payment must be fetched again after an event. */
export function concernsPayment(type: string): boolean {
  return paymentEventSet.has(type);
}

/** Sent to the payments endpoint, but concerns the account. */
export const withdrawalType = 'account.application.deauthorized';
