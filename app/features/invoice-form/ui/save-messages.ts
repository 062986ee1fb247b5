import type { TypedKind } from '#app/domain/documents/kind.ts';
import { issueGroups } from '#app/domain/fields/field-rules.ts';
import type { DescribedIssue } from '#app/domain/invoices/draft-issue.ts';
import type { SaveAnswer, SaveOptions, SaveRefusal } from '#app/domain/invoices/save-answer.ts';
import { estimateFormTexts } from '#app/features/estimates/texts.ts';
import { invoiceSaveTexts } from '#app/features/invoice-form/texts.ts';
import type { QueuedAnswer } from '#app/features/offline/public.ts';
import { paymentChangeTexts } from '#app/features/payments/texts.ts';
import { sendingTexts } from '#app/features/sending/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { checkTexts, failureTexts, issueTexts } from '#app/i18n/texts.ts';
import { toast, toastMs } from '#app/ui/messages/toast.tsx';

/** A message for the user about a save; `success` and `error` are kinds of toasts. */
export type AnswerMessage = {
  kind: 'success' | 'error';
  text: string;
  detail?: string;
  /** The id of the invoice, which can be sent now. */
  sends?: string;
};

/** Returns the sign-in dialog's reason after the session has ended. */
export function sessionEndedReason({ edit }: Pick<SaveOptions, 'edit'>): string {
  return edit ? invoiceSaveTexts.signIn.changeAfterEnd : invoiceSaveTexts.signIn.saveAfterEnd;
}

/**
 * The context of a save: whether it is a guest's draft that waited for sign-in, whether it changes a saved invoice, and
 * whether its PDF was requested.
 */
export type SaveCircumstances = Pick<SaveOptions, 'guestWaiting' | 'edit'> & {
  download: boolean;
  kind?: TypedKind;
};

/**
 * Returns the message for an answer. A guest's waiting draft and a change of a saved invoice have their own messages.
 * Null if the fields themselves or a dialog show the answer.
 */
export function answerMessage(answer: QueuedAnswer, save: SaveCircumstances): AnswerMessage | null {
  const { guestWaiting, edit } = save;
  const texts = invoiceSaveTexts.failed;
  switch (answer.outcome) {
    case 'saved':
      return savedMessage(answer, save);
    case 'invalid':
    case 'number-taken':
    case 'sign-in-needed':
    case 'kept':
    case 'invoice-paid':
    case 'invoice-void':
    case 'invoice-part-paid':
    case 'invoice-accepted':
    case 'invoice-invoiced':
    case 'changed-elsewhere':
    case 'head-fixed':
    case 'payment-changed':
      return null;
    case 'not-found':
      return error(fill(texts.update, { message: failureTexts.reasons.invoiceNotFound }));
    case 'limit-reached':
      return error(guestWaiting ? texts.guestsLimitReached : texts.limitReached);
    case 'too-large':
      return error(issueTexts.totalTooLarge);
    case 'refused':
      if (guestWaiting) return error(texts.guests, answer.message || undefined);
      if (!answer.message) return error(edit ? texts.changeUnreachable : texts.create);
      return error(
        fill(edit ? texts.update : texts.createWhy, {
          message: answer.message,
        }),
      );
    case 'unreachable':
      if (edit) return error(texts.changeUnreachable, texts.nothingLost);
      return error(guestWaiting ? texts.guests : unreachableText(answer), texts.nothingLost);
    default:
      return answer satisfies never;
  }
}

function unreachableText(answer: Extract<SaveAnswer, { outcome: 'unreachable' }>): string {
  return answer.limitsUnchecked
    ? invoiceSaveTexts.failed.limitsUnchecked
    : invoiceSaveTexts.failed.unreachable;
}

function savedMessage(
  answer: Extract<SaveAnswer, { outcome: 'saved' }>,
  save: SaveCircumstances,
): AnswerMessage {
  const text = savedText(answer.invoiceNumber, save);
  const detail = answer.numberAssigned
    ? fill(invoiceSaveTexts.saved.otherNumber, { number: answer.invoiceNumber })
    : undefined;
  return { kind: 'success', text, detail, sends: answer.id };
}

function savedText(
  number: string,
  { guestWaiting, edit, download, kind }: SaveCircumstances,
): string {
  if (kind === 'estimate') {
    return fill(estimateFormTexts[edit ? 'updated' : 'created'], { number });
  }
  if (edit) return fill(invoiceSaveTexts.saved.updated, { number });
  if (!guestWaiting) return fill(invoiceSaveTexts.saved.created, { number });
  return download ? invoiceSaveTexts.saved.guestsCreated : invoiceSaveTexts.saved.guestsSaved;
}

function error(text: string, detail?: string): AnswerMessage {
  return { kind: 'error', text, detail };
}

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

/**
 * The message of a failed check (`title`, `detail`) and the issues to mark; `spoken` issues keep their own message
 * until the field changes.
 */
export type FailedCheck = {
  title: string;
  detail?: string | undefined;
  issues: readonly DescribedIssue[];
  spoken: readonly DescribedIssue[];
};

/** Describes a save that was refused for these issues; `spoken` are those that only the server could find. */
export function failedSave(
  issues: readonly DescribedIssue[],
  spoken: readonly DescribedIssue[] = [],
): FailedCheck {
  const { title, intro, groups } = checkTexts.issues;
  const affected = issueGroups.filter((group) => issues.some((issue) => issue.group === group));
  return {
    title: fill(title, { count: issues.length }),
    detail: `${intro} ${affected.map((group) => groups[group]).join(', ')}`,
    issues,
    spoken,
  };
}

/** Describes the refusal of a number that is in use. */
export function numberTaken(invoiceNumber: string): FailedCheck {
  const message = fill(issueTexts.numberTaken, { number: invoiceNumber });
  const issues: DescribedIssue[] = [{ field: 'invoiceNumber', group: 'invoice', message }];
  return failedSave(issues, issues);
}

/** Shows a message, with a button that sends the saved invoice. */
export function showMessage(
  { kind, text, detail, sends }: AnswerMessage,
  onSend: (invoiceId: string) => void,
): void {
  const action = sends ? { label: sendingTexts.send, onClick: () => onSend(sends) } : undefined;
  toast[kind](text, { description: detail, ...(action && { action, duration: toastMs.undo }) });
}

/** Shows that the server can't be reached, and that nothing is lost. */
export function showUnreachable(): void {
  toast.error(invoiceSaveTexts.failed.unreachable, {
    description: invoiceSaveTexts.failed.nothingLost,
  });
}

/** Shows that the draft stored on this device couldn't be read. */
export function showUnreadable(): void {
  toast.error(invoiceSaveTexts.draft.unreadable, {
    description: invoiceSaveTexts.draft.whatUnreadable,
  });
}

/** Shows that a draft in the outbox was changed, so that it won't be sent. */
export function showSaveCancelled(): void {
  toast.info(invoiceSaveTexts.draft.calledBack, {
    id: 'called-back',
    description: invoiceSaveTexts.draft.whyCalledBack,
  });
}

/** Shows that this device doesn't store the draft. */
export function showNotStored(): void {
  toast.warning(invoiceSaveTexts.draft.notKept, {
    id: 'not-kept',
    description: invoiceSaveTexts.draft.whenLost,
  });
}
