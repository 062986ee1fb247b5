import { attempt, removeStored, writeStored } from './stored.client.ts';

const key = 'billwren_language_changed';

/** Remembers for this tab's next document that it loads because of a language change. */
export function setLanguageChange(): void {
  attempt(() => void writeStored(window.sessionStorage, key, {}), undefined);
}

/** Whether this document was loaded because of a language change; true only once. */
export function consumeLanguageChange(): boolean {
  return attempt(() => {
    const isChanged = key in window.sessionStorage;
    if (isChanged) removeStored(window.sessionStorage, key);
    return isChanged;
  }, false);
}
