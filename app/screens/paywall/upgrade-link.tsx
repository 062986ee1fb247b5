import { Link } from '@remix-run/react';
import { track, type UpgradePlace } from '#app/browser/track.client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { usePaywall } from './paywall-context.ts';

type UpgradeLinkProps = {
  country: CountryCode;
  place: UpgradePlace;
  className: string;
  children: string;
};

/** The way to a larger plan: the pricing page, natively the paywall. */
export function UpgradeLink({ country, place, className, children }: UpgradeLinkProps) {
  const openPaywall = usePaywall();
  if (openPaywall) {
    return (
      <button type="button" onClick={openPaywall} className={className}>
        {children}
      </button>
    );
  }
  return (
    <Link
      to={`/${country}/pricing`}
      onClick={() => track('upgrade_click', { country, place })}
      className={className}
    >
      {children}
    </Link>
  );
}
