import { bilingual, type DocumentLanguage } from '#app/domain/language/document-language.ts';
import {
  type BrowserStorage,
  fieldsOf,
  loadStored,
  writeStored,
} from '#app/ui/browser/stored.client.ts';

/** Local storage key of the choice made when the user was informed about the law of Quebec. */
const quebecChoiceKey = 'billwren_quebec_language';

/** The language chosen for invoices to and from Quebec; `kept` means no French. */
export type QuebecChoice = Extract<DocumentLanguage, 'fr-CA' | typeof bilingual> | 'kept';

const choices = [bilingual, 'fr-CA', 'kept'] as const satisfies readonly QuebecChoice[];

/** Returns the choice made in this browser; null if the user hasn't been informed about the law yet. */
export function loadQuebecChoice(storage: Pick<BrowserStorage, 'getItem'>): QuebecChoice | null {
  const { choice } = fieldsOf(loadStored(storage, quebecChoiceKey));
  return choices.find((each) => each === choice) ?? null;
}

/** Stores a choice; if that fails, the next form asks again. */
export function saveQuebecChoice(
  storage: Pick<BrowserStorage, 'setItem'>,
  choice: QuebecChoice,
): void {
  writeStored(storage, quebecChoiceKey, { choice });
}
