import type { InvoiceDraft } from '#app/domain/invoice/draft.ts';
import type { SaveAnswer, SaveOptions } from '#app/domain/invoice/save-answer.ts';
import { markFirstInvoice } from './first-launch.client.ts';
import { track } from './track.client.ts';

/** A save of a draft that a form may have, and what it came to. */
export type AnsweredSave = { draft: InvoiceDraft; options: SaveOptions; answer: SaveAnswer };

/** A channel also reaches the page that speaks. */
type FromPage = { page: string; answered: AnsweredSave };

const name = 'billwren-save-answered';
const channelName = 'billwren_saves';
let ownName: string | undefined;

/** Tells this page's form of an answer. @returns whether the form has that draft and takes care of it */
export function tellForm(answered: AnsweredSave): boolean {
  return !window.dispatchEvent(new CustomEvent(name, { detail: answered, cancelable: true }));
}

/** All that follows in this browser from a new invoice's save: flag, analytics, and the forms of other tabs. */
export function noteCreated(answered: AnsweredSave): void {
  markFirstInvoice();
  track('create_invoice', { country: answered.options.country });
  const channel = openChannel();
  channel?.postMessage({ page: pageName(), answered } satisfies FromPage);
  channel?.close();
}

/** Hears of answers; `take` says whether it took one. @returns ends it */
export function hearAnsweredSaves(take: (answered: AnsweredSave) => boolean): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent && take(event.detail)) event.preventDefault();
  };
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<FromPage>) => {
    if (data.page !== pageName()) take(data.answered);
  });
  window.addEventListener(name, hear);
  return () => {
    window.removeEventListener(name, hear);
    channel?.close();
  };
}

function pageName(): string {
  ownName ??= crypto.randomUUID();
  return ownName;
}

// A browser without channels finds out when it sends the save again: the server knows its key.
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return null;
  }
}
