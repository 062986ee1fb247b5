import { createContext, useContext } from 'react';

/** Opens the paywall; null where plans are bought on the web. */
export type OpenPaywall = (() => void) | null;

const PaywallContext = createContext<OpenPaywall>(null);

/** Gives the native pages their paywall. */
export const PaywallProvider = PaywallContext.Provider;

/** What opens the paywall; null on the web, where the pricing page and the limit dialog stand in its place. */
export function usePaywall(): OpenPaywall {
  return useContext(PaywallContext);
}
