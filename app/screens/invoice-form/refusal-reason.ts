import { duplicateNumberMessage } from '#app/domain/invoices/invoice-number.ts';
import type { SaveAnswer, SaveOptions } from '#app/domain/invoices/save-answer.ts';
import { answerMessage } from './answer-message.ts';
import { failedSave } from './failed-check.ts';

/** Which other version there is of what stands in the form. */
export const conflictWords = {
  'changed-elsewhere': {
    title: 'This invoice was changed meanwhile',
    description:
      'It was changed in another tab or on another device after you had opened it. Nothing you typed is lost.',
  },
  'invoice-paid': {
    title: 'This invoice is paid',
    description:
      'It was marked as paid after you had opened it, and paid invoices cannot be edited. Clone it to send it as a new invoice.',
  },
  'in-another-tab': {
    title: 'This invoice was changed in another tab',
    description:
      'It says something else there. Nothing you typed is lost: choose which version to go on with.',
  },
} as const;

/** Why a save that had waited was refused, in a sentence; what the form itself says with marks and dialogs, too. */
export function refusalReason(answer: SaveAnswer, options: SaveOptions): string {
  switch (answer.outcome) {
    case 'number-taken':
      return duplicateNumberMessage(answer.invoiceNumber);
    case 'invalid':
      return failedSave(answer.issues).title;
    case 'invoice-paid':
    case 'changed-elsewhere':
      return conflictWords[answer.outcome].description;
    default:
      return answerMessage(answer, { ...options, download: false })?.text ?? '';
  }
}
