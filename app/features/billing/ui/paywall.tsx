import { Link, useLocation } from '@remix-run/react';
import { useState } from 'react';
import { managedAt } from '#app/domain/billing/billing-view.ts';
import { type PaywallView, storeOffers } from '#app/domain/billing/paywall-view.ts';
import { type BillingInterval, popularPlan } from '#app/domain/billing/plans.ts';
import { nativePaths } from '#app/domain/navigation/page-paths.ts';
import { billingTexts, purchaseTexts } from '#app/features/billing/texts.ts';
import { upgradeLabelAt } from '#app/features/billing/words/plan-labels.ts';
import { useProductName } from '#app/frames/web/root-data.ts';
import { fill } from '#app/i18n/fill.ts';
import { controlTexts } from '#app/i18n/texts.ts';
import { Button, LinkButton } from '#app/ui/buttons/button.tsx';
import { Spinner } from '#app/ui/icons/icons.tsx';
import { Banner } from '#app/ui/messages/banner.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { usageLabel } from '../words/usage-label.ts';
import { AppStoreNotice } from './app-store-notice.tsx';
import { IntervalPicker, PaywallFooter, PlanOptions, PurchaseStatus } from './paywall-parts.tsx';
import { usePurchase, useStore } from './use-purchase.ts';

type PaywallProps = { view: PaywallView; open: boolean; onClose: () => void };

/** The full-screen Unlock Premium paywall of the native app. */
export function Paywall({ view, open, onClose }: PaywallProps) {
  const { billing, country, userId } = view;
  const { store, askAgain } = useStore(open, view.products);
  const bridge = 'bridge' in store ? store.bridge : null;
  const purchasing = usePurchase({ isOpen: open, bridge, userId, onValidated: onClose });
  const [chosenInterval, setInterval] = useState<BillingInterval>('monthly');
  const [chosen, setChosen] = useState<string | null>(null);
  const productName = useProductName();
  const { pathname, search } = useLocation();

  const known = store.kind === 'ready' ? store.products : [];
  const isSold = { monthly: false, yearly: false };
  for (const each of ['monthly', 'yearly'] as const) {
    isSold[each] = storeOffers(view, known, each).length > 0;
  }
  const interval = isSold[chosenInterval] ? chosenInterval : other(chosenInterval);
  const offers = storeOffers(view, known, interval);
  const pick =
    offers.find(({ productId }) => productId === chosen) ??
    offers.find(({ plan }) => plan.name === popularPlan) ??
    offers[0];
  const managed = billing && managedAt(billing);
  const isBusy = purchasing.purchase.phase === 'processing';

  return (
    <Dialog
      open={open}
      // It can't be closed during a purchase, while the store's own sheet covers it.
      onClose={() => !isBusy && onClose()}
      size="screen"
      title={purchaseTexts.title}
      description={billing ? usageLabel(billing.allowance) : purchaseTexts.firstFree}
      footer={
        <PaywallFooter
          country={country}
          buyLabel={pick ? upgradeLabelAt(pick.plan, pick.price) : null}
          purchase={purchasing.purchase}
          onBuy={() => pick && purchasing.buy(pick.productId)}
          onRestore={purchasing.restore}
          onLeave={onClose}
        />
      }
    >
      <PurchaseStatus purchase={purchasing.purchase} />
      {managed === 'stripe' && <Banner>{billingTexts.appStore.webPlan}</Banner>}
      {managed === 'app_store' && <AppStoreNotice />}
      {managed !== 'stripe' && store.kind === 'loading' && (
        <p role="status" className="flex items-center gap-3 py-6 text-ink-soft">
          <Spinner />
          {purchaseTexts.loading}
        </p>
      )}
      {store.kind === 'no-store' && (
        <>
          <Banner tone="warn">{purchaseTexts.messages.noStore}</Banner>
          <p className="text-ink-soft">{fill(purchaseTexts.elsewhere, { product: productName })}</p>
          <LinkButton to={`/${country}/pricing`} variant="secondary" onClick={onClose}>
            {purchaseTexts.onWeb}
          </LinkButton>
        </>
      )}
      {managed !== 'stripe' && store.kind === 'failed' && (
        <Banner
          tone="danger"
          role="alert"
          action={
            <Button size="small" variant="secondary" onClick={askAgain}>
              {controlTexts.tryAgain}
            </Button>
          }
        >
          {purchaseTexts.messages.noPlans}
        </Banner>
      )}
      {pick && (
        <>
          {isSold.monthly && isSold.yearly && (
            <IntervalPicker
              interval={interval}
              onPick={(next) => {
                setInterval(next);
                const same = storeOffers(view, known, next).find(
                  ({ plan }) => plan.name === pick.plan.name,
                );
                setChosen(same?.productId ?? null);
              }}
            />
          )}
          <PlanOptions
            offers={offers}
            interval={interval}
            picked={pick.productId}
            onPick={setChosen}
          />
          <p className="text-ink-faint text-sm">{purchaseTexts.renewal}</p>
        </>
      )}
      {userId === null && (
        <p className="text-[0.9375rem] text-ink-soft">
          {purchaseTexts.needsAccount}{' '}
          <Link
            to={`${nativePaths.auth}?${new URLSearchParams({ redirectTo: pathname + search })}`}
            onClick={onClose}
            className="thumb inline-flex items-center text-accent-ink underline"
          >
            {purchaseTexts.signIn}
          </Link>
        </p>
      )}
    </Dialog>
  );
}

function other(interval: BillingInterval): BillingInterval {
  return interval === 'monthly' ? 'yearly' : 'monthly';
}
