import { useLocation } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { type LanguageCode, languages } from '#app/domain/language/languages.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { languageTexts } from '#app/i18n/languages.ts';
import { toast } from '#app/ui/messages/toast.tsx';

/**
 * Links to the page in the other languages, each named in its own language; null if there are none. Their names load no
 * extra font.
 */
export function LanguageLinks({ offered }: { offered: readonly LanguageCode[] }) {
  const { pathname } = useLocation();
  const others = offered.filter((code) => code !== currentLanguage());
  if (others.length === 0) return null;
  return (
    <ul aria-label={languageTexts.heading} className="flex flex-wrap gap-x-5 font-options">
      {others.map((code) => (
        <li key={code}>
          {/* A document load: each browser bundle contains one language. */}
          <a
            href={`${pathname}?lang=${code}`}
            hrefLang={code}
            lang={code}
            className="thumb inline-flex items-center rounded-sm underline hover:text-ink"
            onClick={(event) => keepChoice(event, code)}
          >
            {languages.find((each) => each.code === code)?.ownName}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Saves the choice with the account too; if that fails, follows the link anyway. */
function keepChoice(event: MouseEvent<HTMLAnchorElement>, code: LanguageCode): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  import('#app/ui/browser/language-choice.client.ts')
    .then(({ chooseLanguage }) => chooseLanguage(code))
    .catch(() => false)
    .then((isKept) => {
      if (isKept) return;
      // The page in the other language isn't available offline.
      if (navigator.onLine) window.location.assign(href);
      else toast.error(languageTexts.notChanged);
    });
}
