import { useEffect, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { Usage } from '#app/features/billing/public.ts';
import { listen } from '#app/ui/hooks/listen.ts';
import { classNames } from '#app/ui/layout/class-names.ts';
import { CountrySwitcher } from '../web/country-switcher.tsx';
import { UsageBadge } from '../web/usage-badge.tsx';
import { BurgerMenu } from './burger-menu.tsx';

type TopBarProps = {
  title: string;
  country: CountryCode;
  /** Null for guests. */
  usage: Usage | null;
};

/** The header of the tabs: menu, the title once the large one is scrolled away, usage and country. */
export function TopBar({ title, country, usage }: TopBarProps) {
  const isTitleShown = useTitleInBar();
  return (
    <header className="native-bar print:hidden" data-bare={isTitleShown ? undefined : ''}>
      <div className="grid h-11 grid-cols-[1fr_auto_1fr] items-center px-2">
        <div className="justify-self-start">
          <BurgerMenu country={country} isSignedIn={usage !== null} />
        </div>
        <p
          aria-hidden="true"
          className={classNames(
            'font-semibold text-[1.0625rem] transition-opacity duration-200',
            !isTitleShown && 'opacity-0',
          )}
        >
          {title}
        </p>
        <div className="flex items-center justify-self-end">
          {usage && <UsageBadge usage={usage} country={country} />}
          <CountrySwitcher country={country} />
        </div>
      </div>
    </header>
  );
}

/** Whether the page's large title has scrolled under the bar, which then shows it small. */
function useTitleInBar(): boolean {
  const [isUnder, setUnder] = useState(false);
  useEffect(() => {
    const look = () => {
      const title = document.querySelector('#main h1');
      setUnder(title !== null && title.getBoundingClientRect().bottom < barHeight);
    };
    look();
    return listen(window, { scroll: look }, { passive: true });
  }, []);
  return isUnder;
}

/** Pixels, without the safe area above. */
const barHeight = 44;
