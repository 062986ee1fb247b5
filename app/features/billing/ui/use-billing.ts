import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { type BillingView, planFingerprint } from '#app/domain/billing/billing-view.ts';
import type { BillingInterval, PlanName } from '#app/domain/billing/plans.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { track, type UpgradePlace } from '#app/features/analytics-and-consent/public.ts';
import { billingTexts } from '#app/features/billing/texts.ts';
import { describePlanChange } from '#app/features/billing/words/plan-action.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { useLatest } from '#app/ui/hooks/effects.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import {
  createCheckout,
  openCustomerPortal,
  openPendingTab,
  type PageAnswer,
} from './billing.api.client.ts';
import { watchPlan, watchPortalReturn } from './plan-watch.client.ts';

export type Purchase = { plan: PlanName; interval: BillingInterval; priceId: string };

/** What the page waits for from the provider; `late` if nothing has arrived two minutes after a checkout. */
type Awaited = 'checkout' | 'payment' | 'late';

export type BillingControls = ReturnType<typeof useBilling>;

type BillingControlsParts = {
  /** Null while no user is signed in. */
  billing: BillingView | null;
  country: CountryCode;
  place: UpgradePlace;
};

/** Buys and manages plans: opens the provider's pages in a new tab and waits here for the result. */
export function useBilling({ billing, country, place }: BillingControlsParts) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);
  const isBusy = useRef(false);
  const [awaited, setAwaited] = useState<Awaited | null>(null);
  const watch = useRef<{ before: BillingView; end: () => void } | null>(null);
  const latest = useLatest(billing);

  const endWatch = () => {
    watch.current?.end();
    watch.current = null;
    setAwaited(null);
  };
  const beginWatch = (begin: () => () => void) => {
    endWatch();
    if (latest.current) watch.current = { before: latest.current, end: begin() };
  };
  const awaitPlan = (what: Awaited) => {
    beginWatch(() => watchPlan({ onWord: revalidate, onEnd: () => setAwaited('late') }));
    setAwaited(what);
  };

  useEffect(() => {
    const before = watch.current?.before;
    if (!before || !billing || planFingerprint(before) === planFingerprint(billing)) return;
    endWatch();
    const endsOn = billing.endsOn && formatDay(billing.endsOn);
    toast.success(describePlanChange(before, billing, endsOn), { id: toastId });
  });
  useEffect(() => () => watch.current?.end(), []);

  /** Opens one page at a time: a second click before the response does nothing. */
  const open = async (name: string, page: Parameters<typeof openProviderPage>[0]) => {
    isBusy.current = true;
    setBusy(name);
    const opening = await openProviderPage(page, say);
    isBusy.current = false;
    setBusy(null);
    if (opening === 'stale') revalidate();
    return opening;
  };

  const buy = async ({ plan, interval, priceId }: Purchase) => {
    if (isBusy.current) return;
    const what = { country, plan: inWords(plan) };
    track('upgrade_click', { ...what, place });
    const opening = await open(priceId, checkoutPage(priceId, crypto.randomUUID()));
    if (isInProgress(opening)) track('begin_checkout', { ...what, interval });
    if (opening === 'new-tab') awaitPlan('checkout');
  };
  const manage = async (plan?: PlanName) => {
    if (isBusy.current) return;
    if (plan) track('upgrade_click', { country, plan: inWords(plan), place });
    const opening = await open('portal', portalPage(place));
    if (opening === 'new-tab') beginWatch(() => watchPortalReturn(revalidate));
  };

  return {
    /**
     * The price whose checkout is being requested, or `portal` for that page; everything else is blocked until then.
     */
    busy,
    awaited,
    /** Starts a checkout in a new tab; must be called in the click handler itself, as must `manage`. */
    buy: (purchase: Purchase) => void buy(purchase),
    /** Opens the page where the subscription is managed; with a plan, to change to it. */
    manage: (plan?: PlanName) => void manage(plan),
    /** Polls the plan for two minutes after the user returned from the checkout or confirmed the payment. */
    awaitPayment: () => awaitPlan('payment'),
  };
}

/** One id for all billing messages, so that a newer one replaces the last. */
export const toastId = 'billing';

function isInProgress(opening: PageOpening): boolean {
  return opening === 'new-tab' || opening === 'same-tab';
}

function say(kind: 'info' | 'error', text: string): void {
  toast[kind](text, { id: toastId });
}

function inWords(plan: PlanName): Lowercase<PlanName> {
  return plan.toLowerCase() as Lowercase<PlanName>;
}

/** A provider's page to open in a new tab. */
type ProviderPage = {
  /** Shown here and in the new tab until the page loads. */
  sentence: string;
  ask: () => Promise<PageAnswer>;
  /** The message when the provider or the network failed. */
  failure: string;
};

/** The page where a purchase is paid; `key` is new for each click, so that one click creates one checkout. */
export function checkoutPage(priceId: string, key: string): ProviderPage {
  return {
    sentence: billingTexts.checkout.opening,
    ask: () => createCheckout({ priceId, key }),
    failure: billingTexts.checkout.failed,
  };
}

/** The page where a subscription is managed. */
export function portalPage(place: UpgradePlace): ProviderPage {
  return {
    sentence: billingTexts.portal.opening,
    ask: openCustomerPortal,
    failure:
      place === 'settings' ? billingTexts.portal.failed : billingTexts.portal.failedElsewhere,
  };
}

/**
 * `new-tab` and `same-tab`: the page is loading there. `stale`: refused because the current plan, country or sign-in
 * differs from what this page shows. `failed`: the user can try again.
 */
type PageOpening = 'new-tab' | 'same-tab' | 'stale' | 'failed';

/**
 * Opens a provider's page, or shows why it can't. Must be called in the click handler itself, or the browser blocks its
 * tab.
 */
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
      say('error', billingTexts.signInAgain);
      return 'stale';
    case 'refused':
      tab.close();
      say('error', answer.message ?? failure);
      return answer.message === null ? 'failed' : 'stale';
    default:
      return answer satisfies never;
  }
}
