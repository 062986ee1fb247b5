import { useLocation, useMatches } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { takeLanguageChange } from '#app/ui/browser/language-change.client.ts';
import { withFetched } from '#app/ui/hooks/with-fetched.ts';

/**
 * Says that another language was chosen, and loads a document where the next page is in another one: a client's page speaks
 * the invoice's, all others the language of an account that has one. A user who signs in amid something finishes that.
 * @param own null where the account has none
 */
export function useOwnLanguage(own: LanguageCode | null): void {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.data as { language?: LanguageCode } | null | undefined;
  const ofInvoice = page?.language;
  const shown = useRef({ pathname, ofInvoice });
  useEffect(() => {
    if (!takeLanguageChange()) return;
    withFetched(import('./announce-language.ts'), ({ announceLanguage }) => announceLanguage());
  }, []);
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, ofInvoice };
    if (before.pathname === pathname) return;
    const next = ofInvoice ?? own;
    // Beyond an invoice that speaks its own, the server knows which it is.
    if (next ? next !== currentLanguage() : before.ofInvoice) window.location.reload();
  }, [own, pathname, ofInvoice]);
}
