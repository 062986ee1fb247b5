import type { ChangeFailure } from '#app/domain/change-failure.ts';
import type { SendField } from '#app/domain/sending/check-send.ts';
import type { TemplateKind } from '#app/domain/sending/client-mail.ts';
import type { TypedOutcome } from '#app/domain/sending/send-outcome.ts';
import { sendingTexts } from '#app/features/sending/texts/sending.ts';
import { fill } from '#app/i18n/fill.ts';
import { plural } from '#app/i18n/plural.ts';

/** What the dialog begins with. */
export type SendStart = {
  kind: TemplateKind;
  invoiceId: string;
  /** Of a kind that is about one payment; of a statement its period, see `writePeriod`. */
  paymentId: string | null;
  /** By which the mail goes. */
  number: string;
  /** The client's address; empty where none is known. */
  to: string;
  /** Who gets copies of what this client is sent, between commas. */
  cc: string;
  /** Where that address did not accept a mail, in a sentence. */
  bounced: string | null;
  subject: string;
  message: string;
  /** The sender's own address, to which a copy goes. */
  ownAddress: string | null;
  /** Why nothing can be sent at all; null where it can. */
  refusal: string | null;
  /** How many recipients the day has left, in a sentence. */
  left: string;
  /** The sender's IANA zone, and what its clocks show now, `YYYY-MM-DDTHH:MM`. */
  timeZone: string;
  now: string;
};

/** A mail as its reader will see it; its pictures are data. */
export type SendPreview = { from: string; subject: string; html: string };

/** What a post of the dialog is answered. */
export type SendAnswer =
  | { outcome: 'sent'; message: string }
  | { outcome: 'preview'; preview: SendPreview }
  /** An earlier press under the same name sent another mail, and this one nothing. */
  | { outcome: 'sent-otherwise'; message: string }
  | { outcome: 'invalid'; issues: Partial<Record<SendField, string>> }
  | ChangeFailure;

/** Why a press wrote nothing, in a sentence; null where it did. */
export function describeRefusal(outcome: TypedOutcome): string | null {
  const { refusals } = sendingTexts;
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
  const { refusals } = sendingTexts;
  const [address = '', ...others] = addresses;
  return others.length === 0
    ? fill(refusals.mailboxFull, { limit, address })
    : fill(refusals.mailboxesFull, { limit, address, more: others.length });
}

/** Which addresses did not accept our mails. */
export function describeBounced(addresses: readonly string[]): string {
  return fill(sendingTexts.refusals.bounced, { addresses: addresses.join(', ') });
}

type Used = { limit: number; used: number };

/** How many recipients are left of the day, or of an account's first one, told before they are met. */
export function describeLeft({ firstDay, ...day }: Used & { firstDay: Used | null }): string {
  const leftOf = ({ limit, used }: Used) => Math.max(0, limit - used);
  if (!firstDay) return plural(sendingTexts.left, leftOf(day), { limit: day.limit });
  const { limit } = firstDay;
  const left = Math.min(leftOf(firstDay), leftOf(day));
  return fill(sendingTexts.refusals.firstDay, { limit, left });
}
