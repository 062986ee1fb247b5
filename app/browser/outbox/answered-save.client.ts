import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { SaveAnswer, SaveOptions } from '#app/domain/invoices/save-answer.ts';
import { track } from '../analytics/track.client.ts';
import { publish, subscribe } from '../cross-tab.client.ts';
import { markFirstInvoice } from '../install/first-launch.client.ts';

/** A save of a draft that a form may have, and what it came to. */
export type AnsweredSave = { draft: InvoiceDraft; options: SaveOptions; answer: SaveAnswer };

const name = 'billwren-save-answered';
let ownName: string | undefined;

/** Tells this page's form of an answer. @returns whether the form has that draft and takes care of it */
export function tellForm(answered: AnsweredSave): boolean {
  return !window.dispatchEvent(new CustomEvent(name, { detail: answered, cancelable: true }));
}

/** All that follows in this browser from a new invoice's save: flag, analytics, and the forms of other tabs. */
export function noteCreated(answered: AnsweredSave): void {
  markFirstInvoice();
  track('create_invoice', { country: answered.options.country });
  publish('billwren_saves', { page: pageName(), answered });
}

/** Hears of answers; `take` says whether it took one. @returns ends it */
export function hearAnsweredSaves(
  take: (answered: AnsweredSave, from: 'this page' | 'another tab') => boolean,
): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent && take(event.detail, 'this page')) event.preventDefault();
  };
  window.addEventListener(name, hear);
  const stop = subscribe('billwren_saves', ({ page, answered }) => {
    if (page !== pageName()) take(answered as AnsweredSave, 'another tab');
  });
  return () => {
    window.removeEventListener(name, hear);
    stop();
  };
}

function pageName(): string {
  ownName ??= crypto.randomUUID();
  return ownName;
}
