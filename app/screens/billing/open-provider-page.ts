import type { UpgradePlace } from '#app/browser/analytics/track.client.ts';
import {
  createCheckout,
  openCustomerPortal,
  type PageAnswer,
} from '#app/browser/billing/billing-calls.client.ts';
import { openPendingTab } from '#app/browser/billing/open-pending-tab.client.ts';

/** A provider's page, to be opened in a new tab. */
type ProviderPage = {
  /** Said here and in the new tab until it comes. */
  sentence: string;
  ask: () => Promise<PageAnswer>;
  /** Said when only the provider or the network is to blame. */
  failure: string;
};

/** Where a purchase is paid; `key` is made anew for each press, so that one press makes one checkout. */
export function checkoutPage(priceId: string, key: string): ProviderPage {
  return {
    sentence: 'Redirecting to checkout...',
    ask: () => createCheckout({ priceId, key }),
    failure: 'Failed to create checkout session',
  };
}

/** Where a subscription is managed. */
export function portalPage(place: UpgradePlace): ProviderPage {
  return {
    sentence: 'Opening your subscription...',
    ask: openCustomerPortal,
    failure:
      place === 'settings' ? 'Failed to open billing portal' : 'Failed to open customer portal',
  };
}

/**
 * `new-tab` and `same-tab`: it is on its way there. `stale`: refused, since something else holds than this page knows:
 * another plan, another country, no user signed in. `failed`: it may be tried again.
 */
export type PageOpening = 'new-tab' | 'same-tab' | 'stale' | 'failed';

/** Opens a provider's page and says what stood in the way. Called in the press itself, or its tab is blocked. */
export async function openProviderPage(
  { sentence, ask, failure }: ProviderPage,
  say: (kind: 'info' | 'error', text: string) => void,
): Promise<PageOpening> {
  const tab = openPendingTab(sentence);
  say('info', sentence);
  const answer = await ask();
  switch (answer.outcome) {
    case 'ready':
      tab.go(answer.url);
      return tab.isNew ? 'new-tab' : 'same-tab';
    case 'sign-in-needed':
      tab.close();
      say('error', 'Please sign in again.');
      return 'stale';
    case 'refused':
      tab.close();
      say('error', answer.message ?? failure);
      return answer.message === null ? 'failed' : 'stale';
    default:
      return answer satisfies never;
  }
}
