import { useLocation } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { type LanguageCode, languages } from '#app/domain/language/languages.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { languageTexts } from '#app/i18n/languages.ts';
import { toast } from '#app/ui/messages/toast.tsx';

/**
 * The page in other languages than its own, each named in itself; null where there is none. A name in other letters fetches
 * no font.
 */
export function LanguageLinks({ offered }: { offered: readonly LanguageCode[] }) {
  const { pathname } = useLocation();
  const others = offered.filter((code) => code !== currentLanguage());
  if (others.length === 0) return null;
  return (
    <ul aria-label={languageTexts.heading} className="flex flex-wrap gap-x-5 font-options">
      {others.map((code) => (
        <li key={code}>
          {/* A document load: each of the browser's files is in one language. */}
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

/** Keeps the choice with the account too; where only that fails the link leads on. */
function keepChoice(event: MouseEvent<HTMLAnchorElement>, code: LanguageCode): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  import('#app/ui/browser/language-choice.client.ts')
    .then(({ chooseLanguage }) => chooseLanguage(code))
    .catch(() => false)
    .then((isKept) => {
      if (isKept) return;
      // The page in the other language is not on this device.
      if (navigator.onLine) window.location.assign(href);
      else toast.error(languageTexts.notChanged);
    });
}
