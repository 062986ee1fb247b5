/** Kinds of client emails with a template that the seller can edit. */
export const templateKinds = [
  'invoice',
  'receipt',
  'thanks',
  'credit-note',
  'estimate',
  'statement',
  'delivery-note',
] as const;
export type TemplateKind = (typeof templateKinds)[number];

/**
 * All kinds of client emails; the texts of a reminder belong to its step. See `email-kinds.ts` for the rules of each.
 */
export const emailKinds = [...templateKinds, 'reminder'] as const;
export type EmailKind = (typeof emailKinds)[number];

/** A recipient's line in the dialog; `copy` goes to the sender. */
export const emailRoles = ['to', 'cc', 'copy'] as const;
export type EmailRole = (typeof emailRoles)[number];

/**
 * States of an email: `sending` was claimed by one attempt, `unclear` had an attempt with unknown outcome, `cancelled`
 * wasn't sent because of its document's status or the sender's limits. The others come from the provider.
 */
export const emailStates = [
  'scheduled',
  'sending',
  'unclear',
  'sent',
  'deferred',
  'delivered',
  'bounced',
  'rejected',
  'failed',
  'complained',
  'cancelled',
] as const;
export type EmailState = (typeof emailStates)[number];

/** States in which an email didn't reach its recipient. */
export const failedStates = [
  'bounced',
  'rejected',
  'failed',
] as const satisfies readonly EmailState[];

/** Why an email wasn't sent or wasn't accepted. */
export const emailReasons = [
  // For `cancelled`.
  'void',
  'paid',
  'unpaid',
  'closed',
  'blocked',
  'stopped',
  'unlinked',
  'taken-back',
  // For automatic emails: too late, the daily recipients were used up, or the sender isn't confirmed.
  'late',
  'limit',
  'unconfirmed',
  // For a canceled reminder.
  'archived',
  'under-way',
  'disputed',
  'off',
  'refunded',
  'outdated',
  'unissued',
  // For `bounced`: permanent, or a mailbox that may work again.
  'hard',
  'soft',
  // For `rejected`: the provider has suppressed the address.
  'suppressed',
  // For `failed`: the provider refused it or was down for a day, it is too large, or it couldn't be rendered.
  'refused',
  'away',
  'too-large',
  'unwritten',
] as const;
export type EmailReason = (typeof emailReasons)[number];

/** Whether an email may be sent again unchanged. An address that doesn't exist must be corrected first. */
export function canResend({
  state,
  reason,
}: {
  state: EmailState;
  reason: EmailReason | null;
}): boolean {
  if (state === 'failed') return reason === 'away';
  return state === 'bounced' ? reason === 'soft' : state === 'unclear';
}

/**
 * The progress of a state: delivery events only change a lower state, so they may arrive repeatedly and in any order.
 * Emails that weren't sent never change.
 */
export const stateRanks: Readonly<Record<EmailState, number | null>> = {
  scheduled: null,
  cancelled: null,
  sending: 0,
  unclear: 0,
  sent: 1,
  deferred: 2,
  delivered: 3,
  rejected: 4,
  failed: 4,
  bounced: 4,
  complained: 5,
};

/** What a delivery event reports about an email. */
export type Delivery = {
  state: Extract<
    EmailState,
    'deferred' | 'delivered' | 'bounced' | 'rejected' | 'failed' | 'complained'
  >;
  reason: EmailReason | null;
};

/** An email of a command, as shown to its sender. */
type QueuedEmail = {
  id: string;
  address: string;
  state: EmailState;
  reason: EmailReason | null;
};

/** The outcome of a send command. */
export type SendOutcome =
  | { outcome: 'written'; emails: QueuedEmail[]; isLater: boolean }
  | SendRefusal;

/** Why a send command sent nothing. */
export type SendRefusal =
  /** The document or payment doesn't exist or belongs to another user. */
  | { outcome: 'unknown' }
  /** The sender's own address is not confirmed. */
  | { outcome: 'unconfirmed' }
  /** Sending is paused until the operator has reviewed it. */
  | { outcome: 'stopped' }
  /** The document's status doesn't allow this kind of email. */
  | { outcome: 'void' | 'paid' | 'unpaid' }
  /** Its links are revoked. */
  | { outcome: 'unlinked' }
  /** These addresses don't exist. */
  | { outcome: 'bounced'; addresses: string[] }
  /** These recipients have unsubscribed from the sender. */
  | { outcome: 'blocked'; addresses: string[] }
  /** Only `left` of `limit` recipients remain, fewer than the command has. */
  | { outcome: 'first-day' | 'day-full'; limit: number; left: number }
  /** These mailboxes would exceed the daily emails from one seller. */
  | { outcome: 'mailbox-full'; limit: number; addresses: string[] }
  /** All senders together have used up today's quota. */
  | { outcome: 'crowded' };

/**
 * The outcome of a dialog's command; with `sent-otherwise`, an earlier command with its key sent another email to these
 * addresses, so this one sent nothing.
 */
export type TypedOutcome = SendOutcome | { outcome: 'sent-otherwise'; addresses: string[] };

/**
 * Returns why an automatic email wasn't sent, for the history; null when it was, or when there is no document left to
 * report it on.
 */
export function reasonOfRefusal({ outcome }: SendOutcome): EmailReason | null {
  switch (outcome) {
    case 'written':
    case 'unknown':
      return null;
    case 'bounced':
      return 'hard';
    case 'first-day':
    case 'day-full':
    case 'mailbox-full':
    case 'crowded':
      return 'limit';
    default:
      return outcome;
  }
}
