import type { SaveAnswer, SaveOptions } from '#app/domain/invoice/save-answer.ts';

/** A save that had waited on this device, and what it came to. */
export type AnsweredSave = { saveKey: string; options: SaveOptions; answer: SaveAnswer };

const name = 'billwren-save-answered';

/** Tells this page's form of an answer. @returns whether the form has that draft and takes care of it */
export function tellForm(answered: AnsweredSave): boolean {
  return !window.dispatchEvent(new CustomEvent(name, { detail: answered, cancelable: true }));
}

/** Hears of answers; `take` says whether it took one. @returns ends it */
export function hearAnsweredSaves(take: (answered: AnsweredSave) => boolean): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent && take(event.detail)) event.preventDefault();
  };
  window.addEventListener(name, hear);
  return () => window.removeEventListener(name, hear);
}
