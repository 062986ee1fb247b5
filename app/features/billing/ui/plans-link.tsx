import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { usePaywall } from './paywall-context.ts';

type PlansLinkProps = {
  country: CountryCode;
  title?: string;
  className: string;
  /** Before the way to the pricing page. */
  onFollow?: () => void;
  children: ReactNode;
};

/** The way to the plans: the pricing page, natively the paywall. */
export function PlansLink({ country, onFollow, ...look }: PlansLinkProps) {
  const openPaywall = usePaywall();
  return openPaywall ? (
    <button type="button" onClick={openPaywall} {...look} />
  ) : (
    <Link to={`/${country}/pricing`} onClick={onFollow} {...look} />
  );
}
