import type { AccountState, AttemptState, DisputeState, RefundState } from './card-states.ts';

/** What Stripe says of a seller's account now, and what it wants of them, in its own codes. */
export type AccountFacts = { state: AccountState; wants: string[] };

/** What Stripe says of a page to pay at now: amounts in minor units, currencies ISO 4217, instants in ms. */
export type SessionFacts = {
  state: Exclude<AttemptState, 'new'>;
  amountMinor: number;
  currency: string;
  /** Where to pay; null when it is over. */
  url: string | null;
  paymentIntentId: string | null;
  /** The charge that paid it; null until it is paid. */
  charge: { id: string; amountMinor: number; currency: string; atMs: number } | null;
  /** `requestId` is that of a refund that was asked for here. */
  refunds: {
    id: string;
    requestId: string | null;
    amountMinor: number;
    atMs: number;
    state: RefundState;
  }[];
  disputes: { id: string; amountMinor: number; atMs: number; state: DisputeState }[];
};

/** Of a verified event, whose it is and what it is about; nothing more of it is believed. */
export type ConnectEvent = {
  type: string;
  accountId: string;
  sessionId: string | null;
  paymentIntentId: string | null;
};

/** An event as Stripe lists it, with the instant at which it happened (ms). */
export type ListedEvent = ConnectEvent & { atMs: number };

/** A session of a seller's account. */
export type SessionOf = { accountId: string; sessionId: string };

/** What the product asks of Stripe for sellers. Every call throws when Stripe cannot be asked or refuses. */
export type ConnectClient = {
  /** @returns the new account's id; the same key with the same details gives the same account */
  openAccount(seller: {
    userId: string;
    email: string | null;
    businessName: string | null;
    /** ISO 3166, two letters. */
    region: string;
    idempotencyKey: string;
  }): Promise<string>;
  /** @returns the address of Stripe's form, good for minutes and once */
  linkToForm(link: { accountId: string; returnUrl: string; refreshUrl: string }): Promise<string>;
  /** What holds for an account now; `withdrawn` also when it is none of ours any more. */
  fetchAccount(accountId: string): Promise<AccountFacts>;
  /** Makes a page to pay at, on the seller's account; the same try with the same details gives the same page. */
  openSession(attempt: {
    id: string;
    accountId: string;
    invoiceId: string;
    amountMinor: number;
    currency: string;
    /** What the client reads there. */
    title: string;
    successUrl: string;
    cancelUrl: string;
  }): Promise<{ sessionId: string; url: string | null }>;
  fetchSession(session: SessionOf): Promise<SessionFacts>;
  /** The session that a payment came from, if it came from one. */
  findSession(payment: { accountId: string; paymentIntentId: string }): Promise<string | null>;
  /** Closes a page to pay at; one that is paid or over stays so. */
  expireSession(session: SessionOf): Promise<void>;
  /** Gives money back, on the seller's account; the same id gives it back once. */
  refund(refund: {
    id: string;
    accountId: string;
    chargeId: string;
    amountMinor: number;
  }): Promise<void>;
  /** What happened on an account since an instant (ms), oldest first. */
  listEvents(since: { accountId: string; sinceMs: number }): Promise<ListedEvent[]>;
  /** @returns `ignored` for one of the other mode or the platform's own; null when it is forged, stale, or no event */
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
