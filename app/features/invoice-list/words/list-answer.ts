import type { ChangeFailure } from '#app/domain/change-failure.ts';
import { invoiceWorkTexts } from '#app/features/invoice-list/texts/invoice-work.ts';
import type { PaymentAnswer } from '#app/features/payments/public.words.ts';
import { failureTexts } from '#app/i18n/failures.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { plural } from '#app/i18n/plural.ts';

/** How many invoices one post of the list may archive. */
export const maxArchivedAtOnce = 500;

/** The most invoices that one zip may hold. */
export const maxInvoicesInZip = 300;

/** Said when more are asked for. */
export function tooManyForZip(): string {
  return fill(invoiceWorkTexts.zip.tooMany, { most: maxInvoicesInZip });
}

/** What the list's address answers to a change; the same in browser and server. */
export type ListAnswer =
  | { outcome: 'changed'; invoiceId: string; status: 'paid' | 'unpaid' | 'void' }
  | { outcome: 'changed'; archived: boolean; count: number }
  | { outcome: 'changed'; invoiceId: string; shared: boolean }
  | PaymentAnswer
  | ChangeFailure;

/** Said after a bulk action: `3 invoice(s) archived`. */
export function bulkArchivedMessage(count: number, archived: boolean): string {
  return plural(archived ? invoiceWorkTexts.manyArchived : invoiceWorkTexts.manyUnarchived, count);
}

/** Said after one row's action: `Invoice archived`. */
export function archivedMessage(archived: boolean): string {
  return archived ? invoiceWorkTexts.archived : invoiceWorkTexts.unarchived;
}

/** Why a change of the list did not happen, as the `{message}` of its sentence; null when it did. */
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
