import type { SaveOptions, SaveRefusal } from '#app/domain/invoices/save-answer.ts';
import { invoiceSaveTexts } from '#app/features/invoice-form/texts.ts';
import { paymentChangeTexts } from '#app/features/payments/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { checkTexts, issueTexts } from '#app/i18n/texts.ts';
import { answerMessage } from './answer-message.ts';

/**
 * Returns in a sentence why a queued save was refused, including reasons that the form itself shows with marks or
 * dialogs.
 */
export function refusalReason(refusal: SaveRefusal, options: SaveOptions): string {
  switch (refusal.outcome) {
    case 'number-taken':
      return fill(issueTexts.numberTaken, { number: refusal.invoiceNumber });
    case 'invalid':
      return fill(checkTexts.issues.title, { count: refusal.count });
    case 'invoice-paid':
    case 'invoice-void':
    case 'invoice-part-paid':
    case 'invoice-accepted':
    case 'invoice-invoiced':
    case 'changed-elsewhere':
    case 'head-fixed':
      return invoiceSaveTexts.conflicts[refusal.outcome].description;
    case 'payment-changed':
      return paymentChangeTexts.waits;
    default:
      return answerMessage(refusal, { ...options, download: false })?.text ?? '';
  }
}
