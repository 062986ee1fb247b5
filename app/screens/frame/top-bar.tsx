import { Link, NavLink } from '@remix-run/react';
import { LinkButton } from '#app/components/buttons/link-button.tsx';
import type { CountryCode } from '#app/domain/country/country.ts';
import { CountrySwitcher } from './country-switcher.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { navigationItems } from './navigation-items.ts';
import { SignOutButton } from './sign-out-button.tsx';
import { type Usage, UsageBadge } from './usage-badge.tsx';
import { Wordmark } from './wordmark.tsx';

export type TopBarProps = {
  productName: string;
  country: CountryCode;
  /** Path with query of the page on screen. */
  path: string;
  /** Null when no user is signed in. */
  viewer: { usage: Usage } | null;
  onCountryChoose?: (country: CountryCode) => void;
};

/** Name, navigation, usage, country and the way in or out (`platform.md` section 2, Web layout). */
export function TopBar({ productName, country, path, viewer, onCountryChoose }: TopBarProps) {
  return (
    <header className="top-bar">
      <div className="page-width flex h-16 items-center gap-1 lg:gap-2">
        <Link to={`/${country}`} className="mr-auto rounded-md py-1 pr-2">
          <Wordmark name={productName} />
        </Link>
        <nav aria-label="Main" className="hidden md:block">
          <ul className="main-links">
            {navigationItems.map(({ label, page }) => (
              <li key={page}>
                <NavLink to={`/${country}/${page}`}>{label}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {viewer && <UsageBadge usage={viewer.usage} pricingPath={`/${country}/pricing`} />}
        <CountrySwitcher country={country} path={path} onChoose={onCountryChoose} />
        <div className="hidden md:block">
          {viewer ? (
            <SignOutButton country={country} />
          ) : (
            <LinkButton to={`/${country}/auth`} size="small" className="ml-1">
              Sign in
            </LinkButton>
          )}
        </div>
        <MobileMenu productName={productName} country={country} isSignedIn={viewer !== null} />
      </div>
    </header>
  );
}

// @covers V7.4.4 platform-2.20
