import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { freeInvoiceLimit } from '#app/domain/billing/allowance.ts';
import { type BillingView, managedAt, planFingerprint } from '#app/domain/billing/billing-view.ts';
import {
  type BillingInterval,
  type Plan,
  planAddress,
  plansAbove,
  popularPlan,
} from '#app/domain/billing/plans.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { billingTexts, planTexts } from '#app/features/billing/texts.ts';
import {
  manageLabel,
  type PlanAction,
  planAction,
} from '#app/features/billing/words/plan-action.ts';
import {
  planLabel,
  planPriceLabel,
  upgradeLabel,
} from '#app/features/billing/words/plan-labels.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button, LinkButton } from '#app/ui/buttons/button.tsx';
import { Badge } from '#app/ui/layout/badge.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { AppStoreNotice } from './app-store-notice.tsx';
import { PlanButton } from './plan-button.tsx';
import { PurchaseNotice, planStateText } from './plan-notices.tsx';
import { type BillingControls, useBilling } from './use-billing.ts';

type LimitDialogProps = {
  open: boolean;
  onClose: () => void;
  country: CountryCode;
  /** Null until the page knows the signed-in user. */
  billing: BillingView | null;
};

/**
 * The invoice-limit upgrade dialog, with only plans above the current limit. A purchase opens in another tab; when the
 * plan allows invoices again, the dialog closes and saving works.
 */
export function LimitDialog({ open, onClose, country, billing }: LimitDialogProps) {
  const controls = useBilling({ billing, country, place: 'dialog' });
  useCloseWhenRaised(open, billing, onClose);
  const limit = billing ? billing.allowance.limit : freeInvoiceLimit;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={billingTexts.limit.title}
      description={limit === null ? undefined : fill(billingTexts.limit.used, { limit })}
    >
      <div className="flex flex-col gap-3">
        <PurchaseNotice arrival={null} isPaid={false} controls={controls} />
        <LimitChoices country={country} billing={billing} controls={controls} />
      </div>
    </Dialog>
  );
}

/** Closes the dialog when the plan differs from the one at opening and allows more invoices. */
function useCloseWhenRaised(open: boolean, billing: BillingView | null, close: () => void): void {
  const opened = useRef<string | null>(null);
  const now = billing && planFingerprint(billing);
  useEffect(() => {
    if (!open) opened.current = null;
    else if (opened.current === null) opened.current = now;
    else if (opened.current !== now && billing?.allowance.mayCreate) close();
  });
}

type LimitChoicesProps = {
  country: CountryCode;
  /** Null until the page knows the signed-in user. */
  billing: BillingView | null;
  controls: BillingControls;
};

/** The ways to raise the limit: larger plans, or what has to be done first. */
export function LimitChoices({ country, billing, controls }: LimitChoicesProps) {
  if (billing && managedAt(billing) === 'app_store') return <AppStoreNotice />;
  const first = billing && limitReason(billing);
  if (first) {
    return (
      <>
        <p className="text-[0.9375rem] text-ink-soft">{first}</p>
        <Button wide loading={controls.busy === 'portal'} onClick={() => controls.manage()}>
          {manageLabel(billing)}
        </Button>
      </>
    );
  }
  const limit = billing ? billing.allowance.limit : freeInvoiceLimit;
  // Yearly customers stay yearly; the others can follow a link to yearly prices.
  const interval = (billing?.bought && managedAt(billing) && billing.bought.interval) || 'monthly';
  const pricingPath = `/${country}/pricing`;
  return (
    <>
      <ul className="flex flex-col gap-3">
        {plansAbove(limit).map((plan) => (
          <PlanChoice
            key={plan.name}
            plan={plan}
            priceCountry={billing?.priceCountry ?? country}
            pricingPath={pricingPath}
            interval={interval}
            action={billing ? planAction(billing, plan, interval) : { kind: 'none' }}
            controls={controls}
          />
        ))}
      </ul>
      <p className="pt-1 text-center text-[0.9375rem]">
        <Link to={pricingPath} className="thumb-link font-normal">
          {billingTexts.limit.compare}
        </Link>
      </p>
    </>
  );
}

/** What has to be resolved before buying a larger plan: a canceled or a past-due plan; null if nothing. */
function limitReason(billing: BillingView): string | null {
  if (managedAt(billing) !== 'stripe') return null;
  const { state } = billing.allowance;
  if (state === 'cancelled') {
    return billingTexts.limit.cancelled;
  }
  return state === 'expired' ? planStateText(billing, null) : null;
}

type PlanChoiceProps = {
  plan: Plan;
  priceCountry: CountryCode;
  pricingPath: string;
  interval: BillingInterval;
  action: PlanAction;
  controls: BillingControls;
};

function PlanChoice(props: PlanChoiceProps) {
  const { plan, priceCountry, pricingPath, interval, action, controls } = props;
  const isPopular = plan.name === popularPlan;
  const label = upgradeLabel(plan, priceCountry, interval);
  return (
    <li
      className={`rounded-lg border p-4 ${isPopular ? 'border-accent ring-1 ring-accent' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold text-lg">{planLabel(plan.name)}</h3>
        {isPopular && <Badge tone="accent">{planTexts.mostPopular}</Badge>}
        <p className="figures ml-auto">
          <span className="font-semibold">{planPriceLabel(plan.name, priceCountry, interval)}</span>
          <span className="text-ink-soft text-sm">{` ${planTexts.perInterval[interval]}`}</span>
        </p>
      </div>
      <p className="mt-0.5 mb-3 text-[0.9375rem] text-ink-soft">
        {planTexts.descriptions[plan.name]}
      </p>
      {action.kind === 'buy' || action.kind === 'manage' ? (
        <PlanButton
          plan={plan.name}
          interval={interval}
          action={{ ...action, label }}
          controls={controls}
          isPrimary={isPopular}
        />
      ) : (
        <LinkButton
          to={planAddress(pricingPath, plan.name)}
          variant={isPopular ? 'primary' : 'secondary'}
          wide
        >
          {label}
        </LinkButton>
      )}
    </li>
  );
}
