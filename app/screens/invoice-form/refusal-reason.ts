import { duplicateNumberMessage } from '#app/domain/invoices/invoice-number.ts';
import type { SaveAnswer, SaveOptions } from '#app/domain/invoices/save-answer.ts';
import { invoiceSaveTexts } from '#app/texts/invoice-save.ts';
import { answerMessage } from './answer-message.ts';
import { failedSave } from './failed-check.ts';

/** Why a save that had waited was refused, in a sentence; what the form itself says with marks and dialogs, too. */
export function refusalReason(answer: SaveAnswer, options: SaveOptions): string {
  switch (answer.outcome) {
    case 'number-taken':
      return duplicateNumberMessage(answer.invoiceNumber);
    case 'invalid':
      return failedSave(answer.issues).title;
    case 'invoice-paid':
    case 'changed-elsewhere':
      return invoiceSaveTexts.conflicts[answer.outcome].description;
    default:
      return answerMessage(answer, { ...options, download: false })?.text ?? '';
  }
}
