import { invoiceableOf, invoiceOfEstimate } from '#app/domain/documents/invoice-of-estimate.ts';
import type { PartChoice } from '#app/domain/documents/part-of-document.ts';
import { noPayment } from '#app/domain/fields/payment-fields.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { linesOfEstimate } from '#app/features/estimates/words/describe-lines.ts';

const payment = { ...noPayment, iban: 'GB33BUKB20201555555555' };

/**
 * Creates the invoices of an estimate one after the other, numbered from INV-1.
 * @param earlier invoices created from it before
 */
export function invoicesOf(
  estimate: InvoiceContent,
  choices: readonly PartChoice[],
  earlier: readonly InvoiceContent[] = [],
): InvoiceContent[] {
  const describe = linesOfEstimate(estimate);
  const created: InvoiceContent[] = [];
  for (const choice of choices) {
    const invoiceable = invoiceableOf(estimate, [...earlier, ...created]);
    if (!invoiceable) throw new Error('An estimate with impossible figures');
    const given = { day: '2026-05-01', payment, paymentTerms: null, describe };
    const outcome = invoiceOfEstimate(estimate, invoiceable, choice, given);
    if (outcome.outcome !== 'invoice') continue;
    created.push({
      ...outcome.content,
      invoiceNumber: `INV-${earlier.length + created.length + 1}`,
    });
  }
  return created;
}
