import { attempt, removeStored, writeStored } from './stored.client.ts';

const key = 'billwren_language_changed';

/** Notes for this tab's next document that it is loaded because another language was chosen. */
export function noteLanguageChange(): void {
  attempt(() => void writeStored(window.sessionStorage, key, {}), undefined);
}

/** Whether this document was loaded because another language was chosen; told once. */
export function takeLanguageChange(): boolean {
  return attempt(() => {
    const isChanged = key in window.sessionStorage;
    if (isChanged) removeStored(window.sessionStorage, key);
    return isChanged;
  }, false);
}
