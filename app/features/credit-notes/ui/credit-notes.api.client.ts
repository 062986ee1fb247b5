import type { CreditAnswer, CreditStart } from '#app/domain/documents/credit-note.ts';
import type { PartChoice } from '#app/domain/documents/part-of-document.ts';
import { fetchStart, postCommand } from '#app/ui/browser/requests/document-start.client.ts';

const path = '/api/credit-note';

/** Fetches what can still be credited on an invoice, or why nothing can; never rejects. */
export const fetchCreditStart = (invoiceId: string) =>
  fetchStart<CreditStart>(path, { invoice: invoiceId });

/** Posts the form; `unreachable` if no server answered. A retry creates no second credit note. */
export function postCreditNote(json: {
  invoiceId: string;
  noteKey: string;
  choice: PartChoice;
  reason: string;
}): Promise<CreditAnswer> {
  return postCommand<CreditAnswer>(path, json);
}
