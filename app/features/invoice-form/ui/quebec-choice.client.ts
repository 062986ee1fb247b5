import { bilingual, type DocumentLanguage } from '#app/domain/language/document-language.ts';
import {
  type BrowserStorage,
  fieldsOf,
  loadStored,
  writeStored,
} from '#app/ui/browser/stored.client.ts';

/** Local storage key of what was chosen when the law of Quebec was told. */
const quebecChoiceKey = 'billwren_quebec_language';

/** What was chosen for invoices to and from Quebec; `kept`: no French. */
export type QuebecChoice = Extract<DocumentLanguage, 'fr-CA' | typeof bilingual> | 'kept';

const choices = [bilingual, 'fr-CA', 'kept'] as const satisfies readonly QuebecChoice[];

/** What was chosen in this browser; null before it was told what the law asks. */
export function loadQuebecChoice(storage: Pick<BrowserStorage, 'getItem'>): QuebecChoice | null {
  const { choice } = fieldsOf(loadStored(storage, quebecChoiceKey));
  return choices.find((each) => each === choice) ?? null;
}

/** Keeps a choice; where that cannot be stored, the question comes again with another form. */
export function saveQuebecChoice(
  storage: Pick<BrowserStorage, 'setItem'>,
  choice: QuebecChoice,
): void {
  writeStored(storage, quebecChoiceKey, { choice });
}
