import { useEffect, useRef } from 'react';
import { dayHere } from '#app/browser/day-here.client.ts';
import { openDraftStore } from '#app/browser/draft-store.client.ts';
import { isDraftOf } from '#app/browser/kept-drafts.client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { hasSameContent } from './start-draft.ts';
import type { FormDraft } from './use-form-draft.ts';

type Parts = {
  userId: string | null;
  country: CountryCode;
  form: Pick<FormDraft, 'latest' | 'isFresh' | 'dispatch'>;
  /** An opened invoice is each tab's own. */
  isOpened: boolean;
};

/**
 * Tabs share the draft of this device. One that sends it tells the others its key, so that they send the same content as
 * the same save, and never another number for what they have changed since.
 */
export function useOtherTabs(parts: Parts): void {
  const newest = useRef(parts);
  newest.current = parts;

  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      const { userId, country, form, isOpened } = newest.current;
      if (isOpened || key === null || !isDraftOf(userId, key)) return;
      const storage = {
        getItem: () => newValue,
        setItem: () => undefined,
        removeItem: () => undefined,
      };
      const store = openDraftStore({ storage, key, newId: () => '', log: () => undefined });
      const sent = store.load({ country, today: dayHere() })?.draft;
      const here = form.latest();
      if (!sent || sent.saveKey === '' || sent.saveKey === here.saveKey || form.isFresh()) return;
      const isSame = here.saveKey === '' && hasSameContent(here, sent);
      form.dispatch({ type: isSame ? 'name-save' : 'sent-elsewhere', saveKey: sent.saveKey });
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);
}
