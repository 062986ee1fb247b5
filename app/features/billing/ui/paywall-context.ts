import { createContext, useContext } from 'react';

/** Opens the paywall; null where plans are bought on the web. */
export type OpenPaywall = (() => void) | null;

const PaywallContext = createContext<OpenPaywall>(null);

/** Provides the paywall to the native pages. */
export const PaywallProvider = PaywallContext.Provider;

/** The function that opens the paywall; null on the web, which uses the pricing page and the limit dialog. */
export function usePaywall(): OpenPaywall {
  return useContext(PaywallContext);
}
