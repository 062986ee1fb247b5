import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { takeLanguageChange } from '#app/browser/language-change.client.ts';
import { withFetched } from '#app/components/hooks/with-fetched.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { currentLanguage } from '#app/texts/current-language.ts';

/**
 * Says that another language was chosen, and goes on in the language of an account that reads in another one, from the next
 * page on: a user who signs in amid something finishes that.
 * @param own null where the account has none
 */
export function useOwnLanguage(own: LanguageCode | null): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (!takeLanguageChange()) return;
    withFetched(import('./tell-language.ts'), ({ tellLanguage }) => tellLanguage());
  }, []);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (own && own !== currentLanguage()) window.location.reload();
  }, [own, pathname]);
}
