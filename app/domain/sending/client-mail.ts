/** What a mail to a client carries whose words its sender may change. */
export const templateKinds = [
  ...(['invoice', 'receipt', 'thanks', 'credit-note', 'estimate', 'statement'] as const),
] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** All of them; the words of a reminder are those of its step. `mail-kinds.ts` has the rules of each. */
export const mailKinds = [...templateKinds, 'reminder'] as const;
export type MailKind = (typeof mailKinds)[number];

/** In which line of the dialog its reader stood; `copy` goes to the sender. */
export const mailRoles = ['to', 'cc', 'copy'] as const;
export type MailRole = (typeof mailRoles)[number];

/**
 * Where a mail is: `sending` was claimed by one try, `unclear` had a try of which nobody knows whether it left, `cancelled`
 * was not sent since its document's status forbids it, or its sender may send no more. The others are the provider's.
 */
export const mailStates = [
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
export type MailState = (typeof mailStates)[number];

/** Those in which an email didn't reach its recipient. */
export const failedStates = [
  'bounced',
  'rejected',
  'failed',
] as const satisfies readonly MailState[];

/** Why a mail was not sent, or not taken. */
export const mailReasons = [
  // Of `cancelled`.
  'void',
  'paid',
  'unpaid',
  'closed',
  'blocked',
  'stopped',
  'unlinked',
  'taken-back',
  // Of one that was to leave by itself: its time was over, a day's recipients were used up, or its sender is not confirmed.
  'late',
  'limit',
  'unconfirmed',
  // Of a reminder that was cancelled.
  'archived',
  'under-way',
  'disputed',
  'off',
  'refunded',
  'outdated',
  'unissued',
  // Of `bounced`: for good, or a mailbox that may work again.
  'hard',
  'soft',
  // Of `rejected`: the provider sends nothing to that address.
  'suppressed',
  // Of `failed`: the provider will not have it, was away for a day, it is larger than a mail may be, or we cannot write it.
  'refused',
  'away',
  'too-large',
  'unwritten',
] as const;
export type MailReason = (typeof mailReasons)[number];

/** Whether an email may be sent once more as it was written. An address that doesn't exist has to be corrected first. */
export function maySendAgain({
  state,
  reason,
}: {
  state: MailState;
  reason: MailReason | null;
}): boolean {
  if (state === 'failed') return reason === 'away';
  return state === 'bounced' ? reason === 'soft' : state === 'unclear';
}

/**
 * How far a state is: a delivery event changes one that is less far, so that events may come doubled and in any order. What
 * was not sent is moved by none.
 */
export const stateRanks: Readonly<Record<MailState, number | null>> = {
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

/** What a delivery event says of a mail. */
export type Delivery = {
  state: Extract<
    MailState,
    'deferred' | 'delivered' | 'bounced' | 'rejected' | 'failed' | 'complained'
  >;
  reason: MailReason | null;
};
