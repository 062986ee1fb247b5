import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { freeInvoiceLimit, freePlan } from '#app/domain/billing/allowance.ts';
import { type BillingView, managedAt } from '#app/domain/billing/billing-view.ts';
import {
  type BillingInterval,
  type Plan,
  planAnchor,
  plans,
  popularPlan,
} from '#app/domain/billing/plans.ts';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { dailyRecipients } from '#app/domain/sending/sending-limits.ts';
import { billingTexts, planTexts, pricingTexts } from '#app/features/billing/texts.ts';
import { planAction } from '#app/features/billing/words/plan-action.ts';
import {
  planAllowanceLabel,
  planLabel,
  planPriceLabel,
  yearlyMonthLabel,
} from '#app/features/billing/words/plan-labels.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatPrice } from '#app/i18n/format/money.ts';
import { formatCount } from '#app/i18n/format/number.ts';
import { Badge } from '#app/ui/layout/badge.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';
import { CurrentPlanMark, PlanButton } from './plan-button.tsx';
import type { BillingControls } from './use-billing.ts';

const buttonGap = 'pt-5 empty:pt-0';

type PlanCardsProps = {
  billing: BillingView;
  controls: BillingControls;
};

/** A Free card and the paid ones. CSS reads monthly or yearly from the toggle around them, without scripts. */
export function PlanCards({ billing, controls }: PlanCardsProps) {
  const country = billing.priceCountry;
  const zero = formatPrice(0, countries[country].currency);
  const current = billing.allowance.plan;
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <PlanCard
        name={planLabel(freePlan)}
        description={pricingTexts.free.description}
        label={fill(planTexts.allowance.inTotal, { limit: freeInvoiceLimit })}
        recipients={dailyRecipients[freePlan]}
        price={
          <Price amount={zero} per={pricingTexts.free.forever} detail={pricingTexts.free.noCard} />
        }
        isCurrent={current === freePlan}
        button={
          current === freePlan && (
            <div className={buttonGap}>
              <CurrentPlanMark />
            </div>
          )
        }
      />
      {plans.map((plan) => (
        <PlanCard
          key={plan.name}
          anchor={planAnchor(plan.name)}
          name={planLabel(plan.name)}
          description={planTexts.descriptions[plan.name]}
          label={planAllowanceLabel(plan)}
          recipients={dailyRecipients[plan.name]}
          isCurrent={current === plan.name}
          isCancelled={current === plan.name && billing.allowance.state === 'cancelled'}
          isPopular={plan.name === popularPlan}
          price={
            <ByInterval>
              {(interval) => <PlanPrice plan={plan} country={country} interval={interval} />}
            </ByInterval>
          }
          button={
            <ByInterval className={buttonGap}>
              {(interval) => (
                <PlanButton
                  plan={plan.name}
                  interval={interval}
                  action={planAction(billing, plan, interval)}
                  controls={controls}
                  isPrimary={isPrimary(billing, plan)}
                />
              )}
            </ByInterval>
          }
        />
      ))}
    </ul>
  );
}

/**
 * Whether a plan's button is prominent: the popular plan for new customers; an existing plan can be changed without
 * emphasis.
 */
function isPrimary(billing: BillingView, plan: Plan): boolean {
  if (billing.allowance.state === 'cancelled') return true;
  return managedAt(billing) === null && plan.name === popularPlan;
}

/** Renders its content for both intervals; the toggle shows one of them. */
function ByInterval({
  className,
  children,
}: {
  className?: string;
  children: (interval: BillingInterval) => ReactNode;
}) {
  return (
    <>
      <div className={classNames('[.prices:has([value=yearly]:checked)_&]:hidden', className)}>
        {children('monthly')}
      </div>
      <div
        className={classNames('hidden [.prices:has([value=yearly]:checked)_&]:block', className)}
      >
        {children('yearly')}
      </div>
    </>
  );
}

type PlanCardProps = {
  /** The card's id, for links to it. */
  anchor?: string;
  name: string;
  description: string;
  label: string;
  /** How many recipients a day can be emailed. */
  recipients: number;
  price: ReactNode;
  button: ReactNode;
  isCurrent: boolean;
  isCancelled?: boolean;
  isPopular?: boolean;
};

function PlanCard(props: PlanCardProps) {
  const { anchor, name, description, label, recipients, price, button } = props;
  const { isCurrent, isCancelled, isPopular } = props;
  return (
    <li
      id={anchor}
      aria-current={isCurrent || undefined}
      className={classNames(
        'flex scroll-mt-24 flex-col rounded-lg border bg-surface p-6 target:outline-2 target:outline-accent target:outline-offset-4',
        isPopular ? 'border-accent shadow-card ring-1 ring-accent' : 'border-line',
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold text-lg">{name}</h3>
        {isCancelled ? (
          <Badge tone="warn">{billingTexts.current.marks.cancelled}</Badge>
        ) : (
          isPopular && <Badge tone="accent">{planTexts.mostPopular}</Badge>
        )}
      </div>
      <p className="mt-1 text-[0.9375rem] text-ink-soft leading-snug sm:min-h-11">{description}</p>
      <div className="mt-5">{price}</div>
      <div className="lg:min-h-16">{button}</div>
      <p className="mt-5 flex items-start gap-2.5 border-line border-t pt-5 font-medium">
        <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent-ink" />
        {label}
      </p>
      <p className="mt-2 flex items-start gap-2.5">
        <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent-ink" />
        {fill(planTexts.recipients, { count: formatCount(recipients) })}
      </p>
    </li>
  );
}

function PlanPrice(props: { plan: Plan; country: CountryCode; interval: BillingInterval }) {
  const { plan, country, interval } = props;
  return (
    <Price
      amount={planPriceLabel(plan.name, country, interval)}
      per={planTexts.perInterval[interval]}
      detail={
        interval === 'monthly'
          ? pricingTexts.billed.monthly
          : fill(pricingTexts.billed.yearly, { price: yearlyMonthLabel(plan.name, country) })
      }
    />
  );
}

function Price({ amount, per, detail }: { amount: string; per: string; detail: string }) {
  return (
    <>
      <p>
        <span className="figures font-display text-4xl tracking-tight">{amount}</span>{' '}
        <span className="text-[0.9375rem] text-ink-soft">{per}</span>
      </p>
      <p className="figures mt-1 text-ink-soft text-sm">{detail}</p>
    </>
  );
}
