import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { usePaywall } from './paywall-context.ts';

type PlansLinkProps = {
  country: CountryCode;
  title?: string;
  className: string;
  /** Called before navigating to the pricing page. */
  onFollow?: () => void;
  children: ReactNode;
};

/** A link to the plans: the pricing page, or the paywall in the native app. */
export function PlansLink({ country, onFollow, ...look }: PlansLinkProps) {
  const openPaywall = usePaywall();
  return openPaywall ? (
    <button type="button" onClick={openPaywall} {...look} />
  ) : (
    <Link to={`/${country}/pricing`} onClick={onFollow} {...look} />
  );
}
