import { Link } from '@remix-run/react';
import type { StoreOffer } from '#app/domain/billing/paywall-view.ts';
import { type BillingInterval, billingIntervals, popularPlan } from '#app/domain/billing/plans.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { planTexts, purchaseTexts } from '#app/features/billing/texts.ts';
import { planAllowanceLabel, planLabel } from '#app/features/billing/words/plan-labels.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Badge } from '#app/ui/layout/badge.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';
import { Banner } from '#app/ui/messages/banner.tsx';
import type { PurchasePhase } from './use-purchase.ts';

type PaywallFooterProps = {
  country: CountryCode;
  /** Null while there is nothing to buy. */
  buyLabel: string | null;
  purchase: PurchasePhase;
  onBuy: () => void;
  onRestore: () => void;
  /** Called when a link leaves the paywall. */
  onLeave: () => void;
};

const linkStyle =
  'thumb inline-flex items-center rounded-sm px-1 text-[0.9375rem] text-accent-ink aria-disabled:opacity-60';

/** What the paywall always offers: buying, restoring purchases, and the two legal texts that Apple requires. */
export function PaywallFooter(props: PaywallFooterProps) {
  const { country, buyLabel, purchase, onBuy, onRestore, onLeave } = props;
  const work = purchase.phase === 'processing' ? purchase.work : null;
  return (
    <>
      {buyLabel && (
        <Button
          wide
          size="large"
          loading={work === 'purchase'}
          blocked={work !== null}
          onClick={onBuy}
        >
          {buyLabel}
        </Button>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <button
          type="button"
          aria-disabled={work !== null || undefined}
          aria-busy={work === 'restore' || undefined}
          onClick={work === null ? onRestore : undefined}
          className={`${linkStyle} font-medium`}
        >
          {purchaseTexts.restore}
        </button>
        <span className="flex gap-4">
          <Link to={`/${country}/terms`} onClick={onLeave} className={linkStyle}>
            {purchaseTexts.terms}
          </Link>
          <Link to={`/${country}/privacy`} onClick={onLeave} className={linkStyle}>
            {purchaseTexts.privacy}
          </Link>
        </span>
      </div>
    </>
  );
}

/** Shows the result of the last purchase or restore, if there is one. */
export function PurchaseStatus({ purchase }: { purchase: PurchasePhase }) {
  switch (purchase.phase) {
    case 'failed':
      return (
        <Banner tone="danger" role="alert">
          {purchase.message}
        </Banner>
      );
    case 'pending':
      return <Banner role="status">{purchaseTexts.pending}</Banner>;
    case 'processing':
      return (
        <p role="status" className="sr-only">
          {purchase.work === 'restore' ? purchaseTexts.restoring : purchaseTexts.waiting}
        </p>
      );
    case 'idle':
    case 'validated':
      return null;
    default:
      return purchase satisfies never;
  }
}

type IntervalPickerProps = {
  interval: BillingInterval;
  onPick: (interval: BillingInterval) => void;
};

/** A monthly or yearly choice, as an iOS segmented control. */
export function IntervalPicker({ interval, onPick }: IntervalPickerProps) {
  return (
    <fieldset className="flex rounded-[0.625rem] bg-sunken p-0.5 ring-1 ring-line ring-inset dark:bg-surface">
      <legend className="sr-only">{purchaseTexts.interval}</legend>
      {billingIntervals.map((each) => (
        <label
          key={each}
          className="thumb inline-flex flex-1 items-center justify-center rounded-[0.5rem] font-medium text-[0.9375rem] text-ink-soft has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-accent dark:has-checked:bg-line"
        >
          <input
            type="radio"
            name="paywall-interval"
            checked={each === interval}
            onChange={() => onPick(each)}
            className="sr-only"
          />
          {planTexts.intervals[each]}
        </label>
      ))}
    </fieldset>
  );
}

type PlanOptionsProps = {
  offers: readonly StoreOffer[];
  interval: BillingInterval;
  /** The selected product. */
  picked: string | null;
  onPick: (productId: string) => void;
};

/** The plans sold by the store, each with its price, to select one before buying. */
export function PlanOptions({ offers, interval, picked, onPick }: PlanOptionsProps) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{purchaseTexts.plan}</legend>
      {offers.map(({ plan, productId, price }) => (
        <label
          key={productId}
          className={classNames(
            'flex items-start gap-3 rounded-lg border-2 border-transparent bg-surface p-3.5 shadow-card',
            'has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
          )}
        >
          <input
            type="radio"
            name="paywall-plan"
            checked={productId === picked}
            onChange={() => onPick(productId)}
            className="mt-1 size-5 shrink-0 accent-accent outline-none"
          />
          <span className="flex min-w-0 flex-1 flex-col">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-semibold text-lg leading-snug">{planLabel(plan.name)}</span>
              {plan.name === popularPlan && <Badge tone="accent">{planTexts.mostPopular}</Badge>}
            </span>
            <span className="text-[0.9375rem] text-ink-soft">{planAllowanceLabel(plan)}</span>
          </span>
          <span className="figures shrink-0 text-right">
            <span className="block font-semibold text-lg leading-snug">{price}</span>
            <span className="text-ink-soft text-sm">{planTexts.perInterval[interval]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
