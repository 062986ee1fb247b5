import type { QueuedAnswer } from '#app/browser/outbox/invoice-entries.client.ts';
import type { SaveAnswer, SaveOptions } from '#app/domain/invoices/save-answer.ts';
import { checkTexts } from '#app/texts/checks.ts';

/** What a person is told about a save; `success` and `error` are toasts. */
export type AnswerMessage = { kind: 'success' | 'error'; text: string; detail?: string };

/** The sign-in dialog's reason for a guest, by what was pressed. */
export const signInReasons = {
  save: 'Please sign in to save your invoice',
  download: 'Please sign in to download your invoice',
  product: 'Please sign in to save products',
} as const;

/** The same where a session has ended meanwhile. */
export function sessionEndedReason({ edit }: Pick<SaveOptions, 'edit'>): string {
  return edit ? 'Please sign in to save your changes.' : 'Please sign in to create an invoice.';
}

const keptDetail = 'Nothing you typed is lost. Please check your connection and try again.';

/** How a save came about: a draft that waited for its guest, a saved invoice's change, and whether its PDF is wanted. */
export type SaveCircumstances = Pick<SaveOptions, 'guestWaiting' | 'edit'> & { download: boolean };

/**
 * The words for an answer (`invoices.md` section 8, Create and save): a waiting guest draft has its own ones, and so
 * has a change of a saved invoice. Null where the fields themselves or a dialog say it.
 */
export function answerMessage(answer: QueuedAnswer, save: SaveCircumstances): AnswerMessage | null {
  const { guestWaiting, edit } = save;
  switch (answer.outcome) {
    case 'saved':
      return savedMessage(answer, save);
    case 'invalid':
    case 'number-taken':
    case 'sign-in-needed':
    case 'kept':
    case 'invoice-paid':
    case 'changed-elsewhere':
      return null;
    case 'not-found':
      return error('Failed to update invoice: Invoice not found');
    case 'limit-reached':
      return error(
        guestWaiting
          ? 'Invoice limit reached. Upgrade your plan to continue.'
          : 'Invoice limit reached. Please upgrade your plan.',
      );
    case 'too-large':
      return error(checkTexts.totalTooLarge);
    case 'refused':
      if (guestWaiting) return error('Failed to save invoice', answer.message || undefined);
      if (edit) return error(`Failed to update invoice: ${answer.message}`);
      return error(
        answer.message === ''
          ? 'Failed to create invoice'
          : `Failed to create invoice: ${answer.message}`,
      );
    case 'unreachable':
      if (edit) return error('Unable to save your changes. Please try again.', keptDetail);
      return error(guestWaiting ? 'Failed to save invoice' : unreachableText(answer), keptDetail);
    default:
      return answer satisfies never;
  }
}

function unreachableText(answer: Extract<SaveAnswer, { outcome: 'unreachable' }>): string {
  return answer.limitsUnchecked
    ? 'Error checking invoice limits'
    : 'Unable to create invoice. Please try again.';
}

function savedMessage(
  answer: Extract<SaveAnswer, { outcome: 'saved' }>,
  save: SaveCircumstances,
): AnswerMessage {
  const text = savedText(answer.invoiceNumber, save);
  const detail = answer.numberAssigned
    ? `Its number was already in use, so it was saved as ${answer.invoiceNumber}.`
    : undefined;
  return { kind: 'success', text, detail };
}

function savedText(
  invoiceNumber: string,
  { guestWaiting, edit, download }: SaveCircumstances,
): string {
  if (edit) return `Invoice ${invoiceNumber} updated successfully!`;
  if (!guestWaiting) return `Invoice ${invoiceNumber} created successfully!`;
  return download ? 'Invoice created successfully!' : 'Invoice saved to your account!';
}

function error(text: string, detail?: string): AnswerMessage {
  return { kind: 'error', text, detail };
}
