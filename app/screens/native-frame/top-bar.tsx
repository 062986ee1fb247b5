import { classNames } from '#app/components/class-names.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { CountrySwitcher } from '../frame/country-switcher.tsx';
import type { Usage } from '../frame/usage-badge.tsx';
import { BurgerMenu } from './burger-menu.tsx';
import { NativeUsageBadge } from './native-usage-badge.tsx';
import { useTitleInBar } from './use-title-in-bar.ts';

type TopBarProps = {
  title: string;
  country: CountryCode;
  /** Path with query of the page on screen. */
  path: string;
  /** Null when nobody is signed in. */
  viewer: { usage: Usage } | null;
  onCountryChoose: (country: CountryCode) => void;
};

/** The header of the tabs: burger menu, the title once its large one is scrolled away, usage and country. */
export function TopBar({ title, country, path, viewer, onCountryChoose }: TopBarProps) {
  const isTitleShown = useTitleInBar();
  return (
    <header className="native-bar print:hidden" data-bare={isTitleShown ? undefined : ''}>
      <div className="grid h-11 grid-cols-[1fr_auto_1fr] items-center px-2">
        <div className="justify-self-start">
          <BurgerMenu country={country} isSignedIn={viewer !== null} />
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
          {viewer && <NativeUsageBadge usage={viewer.usage} pricingPath={`/${country}/pricing`} />}
          <CountrySwitcher country={country} path={path} onChoose={onCountryChoose} />
        </div>
      </div>
    </header>
  );
}
