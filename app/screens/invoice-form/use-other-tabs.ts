import { useCallback, useEffect, useRef } from 'react';
import { attempt } from '#app/browser/attempt.client.ts';
import { dayHere } from '#app/browser/day-here.client.ts';
import { openDraftStore } from '#app/browser/draft-store.client.ts';
import { guestDraftKey, isDraftOf } from '#app/browser/kept-drafts.client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoice/draft.ts';
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
 * @returns the key under which a guest's other tab waits to save the content of this form, or an empty string
 */
export function useOtherTabs(parts: Parts): () => string {
  const newest = useRef(parts);
  newest.current = parts;

  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      const { userId, country, form, isOpened } = newest.current;
      if (isOpened || key === null || !isDraftOf(userId, key)) return;
      const sent = readDraftOf(newValue, country);
      const here = form.latest();
      if (!sent || sent.saveKey === '' || sent.saveKey === here.saveKey || form.isFresh()) return;
      const isSame = here.saveKey === '' && hasSameContent(here, sent);
      form.dispatch({ type: isSame ? 'name-save' : 'sent-elsewhere', saveKey: sent.saveKey });
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);

  return useCallback(() => {
    const { userId, country, form } = newest.current;
    if (userId !== null) return '';
    const text = attempt(() => window.localStorage.getItem(guestDraftKey), null);
    const waiting = readDraftOf(text, country);
    return waiting && hasSameContent(form.latest(), waiting) ? waiting.saveKey : '';
  }, []);
}

/** The draft that a tab has kept as this text; the text itself is left alone. */
function readDraftOf(text: string | null, country: CountryCode): InvoiceDraft | null {
  const storage = { getItem: () => text, setItem: () => undefined, removeItem: () => undefined };
  const store = openDraftStore({ storage, key: '', newId: () => '', log: () => undefined });
  return store.load({ country, today: dayHere() })?.draft ?? null;
}
