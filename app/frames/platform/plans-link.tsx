import { Link } from '@remix-run/react';
import { createContext, type ReactNode, useContext } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';

/** Opens the paywall; null where plans are bought on the web. */
type OpenPaywall = (() => void) | null;

const PaywallContext = createContext<OpenPaywall>(null);

/** Provides the paywall to the native pages. */
export const PaywallProvider = PaywallContext.Provider;

/** The function that opens the paywall; null on the web, which uses the pricing page and the limit dialog. */
export function usePaywall(): OpenPaywall {
  return useContext(PaywallContext);
}

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
