import type { ChangeFailure } from '#app/domain/change-failure.ts';
import type { SendIssues } from '#app/domain/sending/check-send.ts';
import type { SendRefusal } from '#app/domain/sending/client-email.ts';
import { sendingTexts } from '#app/features/sending/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeRefusal } from './send-dialog.ts';
import { describeSendIssues } from './send-issues.ts';

/** One of several documents to send; the key (UUID) makes a repeat safe. */
export type SelectedDocument = { invoiceId: string; idempotencyKey: string };

/** A document that isn't sent. */
export type Unsent = { number: string; reason: string };

/** The response about a selection of documents: before anything is sent, and after some of it was. */
export type SelectionAnswer =
  /** `ready` can be sent; `sentBefore` of them were sent before. */
  | { outcome: 'checked'; ready: string[]; sentBefore: number; unsent: Unsent[] }
  | { outcome: 'sent-selected'; sent: number; unsent: Unsent[] }
  | ChangeFailure;

/** Describes what is wrong with the recipients or the template of a document. */
export function describeUnsendable(issues: SendIssues): string {
  const { reasons } = sendingTexts.selection;
  const { to, cc } = issues;
  if (to?.code === 'noAddress') return reasons.noAddress;
  if (to?.code === 'badAddress' || cc?.code === 'badAddress') return reasons.badAddress;
  return Object.values(describeSendIssues(issues))[0] ?? '';
}

/** Describes why a document of a selection wasn't or won't be sent. */
export function describeUnsent(refusal: SendRefusal): string {
  const { reasons } = sendingTexts.selection;
  switch (refusal.outcome) {
    case 'bounced':
    case 'blocked':
    case 'void':
    case 'unlinked':
    case 'crowded':
      return reasons[refusal.outcome];
    case 'first-day':
      return fill(reasons.firstDay, { limit: refusal.limit });
    case 'day-full':
      return fill(reasons.dayFull, { limit: refusal.limit });
    case 'mailbox-full':
      return fill(reasons.mailboxFull, { limit: refusal.limit });
    default:
      return describeRefusal(refusal) ?? '';
  }
}

/** Groups documents that aren't sent by reason, in the order of the first of each. */
export function groupUnsent(unsent: readonly Unsent[]): { reason: string; numbers: string[] }[] {
  const numbersOf = new Map<string, string[]>();
  for (const { reason, number } of unsent) {
    const numbers = numbersOf.get(reason);
    if (numbers) numbers.push(number);
    else numbersOf.set(reason, [number]);
  }
  return [...numbersOf].map(([reason, numbers]) => ({ reason, numbers }));
}
