import type { ChangeFailure } from '#app/domain/change-failure.ts';
import type { SendDraft, SendField } from '#app/domain/sending/check-send.ts';
import type { TemplateKind, TypedOutcome } from '#app/domain/sending/client-email.ts';
import { sendingTexts } from '#app/features/sending/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { plural } from '#app/i18n/plural.ts';

/** Initial data of the send dialog. */
export type SendStart = {
  kind: TemplateKind;
  invoiceId: string;
  /** The payment, for kinds about a payment; for a statement its period, see `writePeriod`. */
  paymentId: string | null;
  /** The number used in the email. */
  number: string;
  /** The client's address; empty when unknown. */
  to: string;
  /** Copy recipients of the client's emails, comma-separated. */
  cc: string;
  /** Explains that this address bounced. */
  bounced: string | null;
  subject: string;
  message: string;
  /** The labels of the seller's custom fields, which are placeholders. */
  labels: readonly string[];
  /** The sender's own address, which gets a copy. */
  ownAddress: string | null;
  /** Why nothing can be sent; null if it can. */
  refusal: string | null;
  /** How many recipients are left today; null while there are plenty. */
  left: string | null;
  /** The sender's IANA time zone and its current time, `YYYY-MM-DDTHH:MM`. */
  timeZone: string;
  now: string;
};

/** An email as its recipient will see it; its pictures are data URLs. */
export type SendPreview = { from: string; subject: string; html: string };

/** The response to the send dialog. */
export type SendAnswer =
  | { outcome: 'sent'; message: string }
  | { outcome: 'preview'; preview: SendPreview }
  /** An earlier command with the same idempotency key sent a different email, so this one sent nothing. */
  | { outcome: 'sent-otherwise'; message: string }
  | { outcome: 'invalid'; issues: Partial<Record<SendField, string>> }
  | ChangeFailure;

/** Explains why a command sent nothing; null when it did. */
export function describeRefusal(outcome: TypedOutcome): string | null {
  const refusals = sendingTexts.refusals;
  switch (outcome.outcome) {
    case 'written':
      return null;
    case 'unknown':
    case 'unconfirmed':
    case 'stopped':
    case 'void':
    case 'paid':
    case 'unpaid':
    case 'unlinked':
    case 'crowded':
      return refusals[outcome.outcome];
    case 'bounced':
      return describeBounced(outcome.addresses);
    case 'sent-otherwise':
      return fill(refusals.sentOtherwise, { addresses: outcome.addresses.join(', ') });
    case 'blocked':
      return fill(refusals.blocked, { addresses: outcome.addresses.join(', ') });
    case 'mailbox-full':
      return describeFullMailbox(outcome);
    case 'first-day':
      return fill(refusals.firstDay, { limit: outcome.limit, left: outcome.left });
    case 'day-full':
      return fill(refusals.dayFull, { limit: outcome.limit, left: outcome.left });
    default:
      return outcome satisfies never;
  }
}

function describeFullMailbox({ limit, addresses }: { limit: number; addresses: string[] }): string {
  const [address = '', ...others] = addresses;
  return others.length === 0
    ? fill(sendingTexts.refusals.mailboxFull, { limit, address })
    : fill(sendingTexts.refusals.mailboxesFull, { limit, address, more: others.length });
}

/** Formats which addresses bounced. */
export function describeBounced(addresses: readonly string[]): string {
  return fill(sendingTexts.refusals.bounced, { addresses: addresses.join(', ') });
}

type Used = { limit: number; used: number };

/** Lists what the folded options are set to. */
export function describeOptions(
  { cc, wantsCopy, attach }: Pick<SendDraft, 'cc' | 'wantsCopy' | 'attach'>,
  isLater: boolean,
): string {
  const optionsNow = sendingTexts.optionsNow;
  return [
    attach ? optionsNow.attached : optionsNow.plain,
    cc.trim() && fill(optionsNow.cc, { addresses: cc.trim() }),
    wantsCopy && optionsNow.copy,
    isLater && optionsNow.later,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Below this number, the dialog shows how many recipients are left. */
const fewRecipients = 10;

/**
 * Formats how many recipients are left today, or in an account's first 24 hours, before the limit is reached; null
 * while there are plenty.
 */
export function describeLeft({
  firstDay,
  ...day
}: Used & { firstDay: Used | null }): string | null {
  const leftOf = ({ limit, used }: Used) => Math.max(0, limit - used);
  if (!firstDay) {
    const left = leftOf(day);
    return left > fewRecipients ? null : plural(sendingTexts.left, left, { limit: day.limit });
  }
  const { limit } = firstDay;
  const left = Math.min(leftOf(firstDay), leftOf(day));
  return fill(sendingTexts.refusals.firstDay, { limit, left });
}
