import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { SaveAnswer, SaveOptions } from '#app/domain/invoices/save-answer.ts';
import { track } from '#app/features/analytics-and-consent/public.ts';
import { clearFirstInvoice } from '#app/features/settings/public.ts';
import { publish, subscribe } from '#app/ui/browser/cross-tab.client.ts';
import { markFirstInvoice } from '#app/ui/browser/first-launch.client.ts';

/** A save of a draft that a form may have, and what it came to. */
export type AnsweredSave = { draft: InvoiceDraft; options: SaveOptions; answer: SaveAnswer };

/** Takes care of an answer to the save of its draft, of this page or `elsewhere`, in another tab; false when it has another. */
type Form = (answered: AnsweredSave, from: 'here' | 'elsewhere') => boolean;

const forms = new Set<Form>();
const ownPage = crypto.randomUUID();

/** Tells this page's form of an answer. @returns whether the form has that draft and takes care of it */
export function notifyForm(answered: AnsweredSave): boolean {
  return [...forms].some((form) => form(answered, 'here'));
}

/** All that follows in this browser from a new invoice's save: flag, analytics, and the forms of other tabs. */
export function notifyCreated(answered: AnsweredSave): void {
  markFirstInvoice();
  clearFirstInvoice(window.localStorage);
  track('create_invoice', { country: answered.options.country });
  publish('billwren_saves', { page: ownPage, answered });
}

/** Lets a form hear of answers; @returns ends it */
export function listenForSaves(form: Form): () => void {
  forms.add(form);
  const stop = subscribe('billwren_saves', ({ page, answered }) => {
    if (page !== ownPage) form(answered as AnsweredSave, 'elsewhere');
  });
  return () => {
    forms.delete(form);
    stop();
  };
}
