import type { ChangeFailure } from '#app/domain/change-failure.ts';
import type { VoidReasonIssue } from '#app/domain/history/issued-version.ts';
import { invoiceWorkTexts, voidingTexts } from '#app/features/invoice-list/texts.ts';
import type { PaymentAnswer } from '#app/features/payments/public.words.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { plural } from '#app/i18n/plural.ts';
import { failureTexts } from '#app/i18n/texts.ts';

/** Maximum invoices per archive request. */
export const maxArchivedAtOnce = 500;

/** Maximum invoices per zip. */
export const maxInvoicesInZip = 300;

/** Returns the error when more are requested. */
export function tooManyForZip(): string {
  return fill(invoiceWorkTexts.zip.tooMany, { most: maxInvoicesInZip });
}

/** The response to a change from the list, the same in browser and server. */
export type ListAnswer =
  | { outcome: 'changed'; invoiceId: string; status: 'paid' | 'unpaid' | 'void' }
  | { outcome: 'changed'; archived: boolean; count: number }
  | { outcome: 'changed'; invoiceId: string; shared: boolean }
  | PaymentAnswer
  | ChangeFailure;

/** Message after a bulk action: `3 invoice(s) archived`. */
export function bulkArchivedMessage(count: number, archived: boolean): string {
  return plural(archived ? invoiceWorkTexts.manyArchived : invoiceWorkTexts.manyUnarchived, count);
}

/** Message after the action of one row: `Invoice archived`. */
export function archivedMessage(archived: boolean): string {
  return archived ? invoiceWorkTexts.archived : invoiceWorkTexts.unarchived;
}

/** Explains why a change failed, as the `{message}` of its sentence; null when it succeeded. */
export function describeListFailure(answer: ListAnswer): string | null {
  switch (answer.outcome) {
    case 'changed':
    case 'recorded':
    case 'reversed':
    case 'scheduled':
    case 'credit-used':
    case 'refunded':
    case 'invalid':
    case 'has-payments':
    case 'overpays':
      return null;
    case 'not-recorded':
    case 'not-refunded':
      return answer.message;
    case 'not-found':
      return failureTexts.reasons.notFound;
    default:
      return describeChangeFailure(answer);
  }
}

/** What is wrong with the reason for which an invoice is voided, as a sentence. */
export function describeVoidReasonIssue(issue: VoidReasonIssue): string {
  if (issue.code === 'missing') return voidingTexts.missing;
  return fill(voidingTexts.tooLong, { most: issue.max });
}
