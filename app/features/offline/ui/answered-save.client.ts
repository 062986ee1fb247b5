import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { SaveAnswer, SaveOptions } from '#app/domain/invoices/save-answer.ts';
import { track } from '#app/features/analytics-and-consent/public.ts';
import { clearFirstInvoice } from '#app/features/settings/public.ts';
import { publish, subscribe } from '#app/ui/browser/cross-tab.client.ts';
import { markFirstInvoice } from '#app/ui/browser/first-launch.client.ts';

/** A save of a draft that may be open in a form, with its answer. */
export type AnsweredSave = { draft: InvoiceDraft; options: SaveOptions; answer: SaveAnswer };

/**
 * Handles the answer to a save of the form's draft, from this page or `elsewhere` (another tab); false if the form has
 * another draft.
 */
type Form = (answered: AnsweredSave, from: 'here' | 'elsewhere') => boolean;

const forms = new Set<Form>();
const ownPage = crypto.randomUUID();

/** Passes an answer to this page's form. @returns whether the form has that draft and handles the answer */
export function notifyForm(answered: AnsweredSave): boolean {
  return [...forms].some((form) => form(answered, 'here'));
}

/**
 * Runs the side effects of a new invoice's save in this browser: first-invoice flag, analytics, and forms in other
 * tabs.
 */
export function notifyCreated(answered: AnsweredSave): void {
  markFirstInvoice();
  clearFirstInvoice(window.localStorage);
  track('create_invoice', { country: answered.options.country });
  publish('billwren_saves', { page: ownPage, answered });
}

/** Subscribes a form to answers. @returns unsubscribes */
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
