import type { InvoiceStart } from '#app/domain/documents/credit-note.ts';
import type { AnswerOutcome, EstimateDecision } from '#app/domain/documents/estimate-answer.ts';
import type { InvoiceAnswer, InvoiceChoice } from '#app/domain/documents/invoice-of-estimate.ts';
import { fetchStart, postCommand } from '#app/ui/browser/requests/document-start.client.ts';

const invoicePath = '/api/estimate-invoice';

/** Fetches what can still be invoiced of an estimate, or why nothing can; never rejects. */
export const fetchInvoiceStart = (estimateId: string) =>
  fetchStart<InvoiceStart>(invoicePath, { estimate: estimateId });

/** Posts what to invoice; `unreachable` if no server answered. A retry creates no second invoice. */
export function postInvoice(json: {
  estimateId: string;
  saveKey: string;
  choice: InvoiceChoice;
  notes: string;
  confirmed: string;
}): Promise<InvoiceAnswer> {
  return postCommand<InvoiceAnswer>(invoicePath, json);
}

/** Posts a client's answer to an estimate; `unreachable` if no server answered. A retry saves the same answer. */
export function postEstimateAnswer(json: {
  key: string;
  revision: number;
  answer: EstimateDecision;
  name: string;
  signature: string;
  reason: string;
}): Promise<AnswerOutcome> {
  return postCommand<AnswerOutcome>('/api/estimate-answer', json);
}
