import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import {
  createCheckout,
  openCustomerPortal,
  type PageAnswer,
} from '#app/browser/billing-calls.client.ts';
import { openComingTab } from '#app/browser/coming-tab.client.ts';
import { watchPlan, watchPortalReturn } from '#app/browser/plan-watch.client.ts';
import { track, type UpgradePlace } from '#app/browser/track.client.ts';
import { toast } from '#app/components/toast.tsx';
import { type BillingView, planFingerprint } from '#app/domain/billing/billing-view.ts';
import { describePlanNews } from '#app/domain/billing/plan-news.ts';
import type { BillingInterval, PlanName } from '#app/domain/billing/plans.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { formatDate } from '#app/domain/dates.ts';

export type Purchase = { plan: PlanName; interval: BillingInterval; priceId: string };

/** What of the provider is awaited; `late` when two minutes after a checkout nothing has come. */
export type Awaited = 'checkout' | 'payment' | 'late' | null;

export type BillingDesk = {
  /** The price whose checkout, or `portal` when that page, is being asked for; nothing else is meanwhile. */
  busy: string | null;
  awaited: Awaited;
  /** Starts a checkout in a new tab; called in the press itself, as `manage` is. */
  buy: (purchase: Purchase) => void;
  /** Opens the page where the subscription is managed. */
  manage: (plan?: PlanName) => void;
  /** Asks for the plan for two minutes (again): the person is back from the checkout, or says so. */
  awaitPayment: () => void;
};

type BillingDeskParts = {
  /** Null while nobody is signed in. */
  billing: BillingView | null;
  country: CountryCode;
  place: UpgradePlace;
};

type ProviderPage = {
  /** What `busy` says meanwhile. */
  name: string;
  sentence: string;
  ask: () => Promise<PageAnswer>;
  failure: string;
};

const portalFailures = {
  pricing: 'Failed to open customer portal',
  dialog: 'Failed to open customer portal',
  banner: 'Failed to open customer portal',
  settings: 'Failed to open billing portal',
} satisfies Record<UpgradePlace, string>;

/** Buying a plan and managing one: the provider's pages in a new tab, and its word awaited here. */
export function useBilling({ billing, country, place }: BillingDeskParts): BillingDesk {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);
  const [awaited, setAwaited] = useState<Awaited>(null);
  const isBusy = useRef(false);
  const watch = useRef<{ before: BillingView; end: () => void } | null>(null);
  const latest = useRef(billing);
  latest.current = billing;

  const endWatch = () => {
    watch.current?.end();
    watch.current = null;
    setAwaited(null);
  };
  const beginWatch = (begin: () => () => void) => {
    endWatch();
    if (latest.current) watch.current = { before: latest.current, end: begin() };
  };

  const fingerprint = billing && planFingerprint(billing);
  useEffect(() => {
    const before = watch.current?.before;
    const after = latest.current;
    if (!before || !after || planFingerprint(before) === fingerprint) return;
    endWatch();
    const endsOn = after.endsOn && formatDate(after.endsOn, country);
    toast.success(describePlanNews(before, after, endsOn), { id: 'plan' });
  });
  useEffect(() => () => watch.current?.end(), []);

  const open = async (page: ProviderPage): Promise<'new-tab' | 'same-tab' | null> => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setBusy(page.name);
    const tab = openComingTab(page.sentence);
    toast.info(page.sentence, { id: 'billing' });
    const answer = await page.ask();
    isBusy.current = false;
    setBusy(null);
    if (answer.outcome === 'ready') {
      tab.go(answer.url);
      return tab.isNew ? 'new-tab' : 'same-tab';
    }
    tab.close();
    toast.error(refusalSentence(answer, page.failure), { id: 'billing' });
    // Something else may hold than this page knows: another plan, another country, nobody signed in.
    if (answer.outcome === 'sign-in-needed' || answer.code !== null) revalidate();
    return null;
  };

  const awaitPayment = (what: Exclude<Awaited, null> = 'payment') => {
    beginWatch(() => watchPlan({ onWord: revalidate, onEnd: () => setAwaited('late') }));
    setAwaited(what);
  };

  return {
    busy,
    awaited,
    buy: async ({ plan, interval, priceId }) => {
      track('upgrade_click', { country, place, plan: lowerCase(plan) });
      const key = crypto.randomUUID();
      const opened = await open({
        name: priceId,
        sentence: 'Redirecting to checkout...',
        ask: () => createCheckout({ priceId, key }),
        failure: 'Failed to create checkout session',
      });
      if (opened) track('begin_checkout', { country, plan: lowerCase(plan), interval });
      if (opened === 'new-tab') awaitPayment('checkout');
    },
    manage: async (plan) => {
      if (plan) track('upgrade_click', { country, place, plan: lowerCase(plan) });
      const opened = await open({
        name: 'portal',
        sentence: 'Opening your subscription...',
        ask: openCustomerPortal,
        failure: portalFailures[place],
      });
      if (opened === 'new-tab') beginWatch(() => watchPortalReturn(revalidate));
    },
    awaitPayment: () => awaitPayment(),
  };
}

function refusalSentence(
  answer: Exclude<PageAnswer, { outcome: 'ready' }>,
  failure: string,
): string {
  return answer.outcome === 'sign-in-needed' ? 'Please sign in again.' : (answer.message ?? failure);
}

function lowerCase(plan: PlanName): Lowercase<PlanName> {
  return plan.toLowerCase() as Lowercase<PlanName>;
}
