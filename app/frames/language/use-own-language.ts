import { useLocation, useMatches } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { consumeLanguageChange } from '#app/ui/browser/language-change.client.ts';
import { withFetched } from '#app/ui/hooks/effects.ts';

/**
 * Announces a language change, and reloads the document when the next page is in another language: a client's page uses
 * the invoice's language, all other pages the account's. Signing in doesn't reload the current page.
 * @param own the account's language; null if it has none
 */
export function useOwnLanguage(own: LanguageCode | null): void {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.data as { language?: LanguageCode } | null | undefined;
  const ofInvoice = page?.language;
  const shown = useRef({ pathname, ofInvoice });
  useEffect(() => {
    if (!consumeLanguageChange()) return;
    withFetched(import('./announce-language.ts'), ({ announceLanguage }) => announceLanguage());
  }, []);
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, ofInvoice };
    if (before.pathname === pathname) return;
    const next = ofInvoice ?? own;
    // After an invoice with its own language, only the server knows the visitor's language.
    if (next ? next !== currentLanguage() : before.ofInvoice) window.location.reload();
  }, [own, pathname, ofInvoice]);
}
