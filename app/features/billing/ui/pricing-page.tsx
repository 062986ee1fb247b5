import { isEntitled, type PlanState } from '#app/domain/billing/allowance.ts';
import { type BillingView, managedAt } from '#app/domain/billing/billing-view.ts';
import { type BillingInterval, billingIntervals } from '#app/domain/billing/plans.ts';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { currencyCodes } from '#app/domain/money/money.ts';
import { billingTexts, planTexts, pricingTexts } from '#app/features/billing/texts.ts';
import { manageLabel, renewalOf } from '#app/features/billing/words/plan-action.ts';
import { usageLabel } from '#app/features/billing/words/usage-label.ts';
import { fill } from '#app/i18n/fill.ts';
import { inCountry } from '#app/i18n/format/country-name.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { currencyTexts } from '#app/i18n/texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Accordion } from '#app/ui/layout/accordion.tsx';
import { Badge, type BadgeTone } from '#app/ui/layout/badge.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';
import { Banner } from '#app/ui/messages/banner.tsx';
import { AppStoreNotice } from './app-store-notice.tsx';
import { PlanButton } from './plan-button.tsx';
import { PlanCards } from './plan-cards.tsx';
import {
  ManageOfWeb,
  PurchaseNotice,
  planHeading,
  planStateText,
  SecondPlanNotice,
} from './plan-notices.tsx';
import { useCheckoutReturn } from './provider-returns.ts';
import { type BillingControls, useBilling } from './use-billing.ts';

type CurrentPlanBannerProps = {
  billing: BillingView;
  /** The day the paid time ends or ended, in the country's date format; null if it has no end. */
  endsOn: string | null;
  controls: BillingControls;
};

const markTones = {
  cancelled: 'warn',
  trialing: 'accent',
  past_due: 'danger',
} satisfies Partial<Record<PlanState, BadgeTone>>;

const groundStyles: Partial<Record<PlanState, string>> = {
  cancelled: 'bg-warn-soft [&_.badge]:bg-surface',
  expired: 'bg-warn-soft',
  past_due: 'bg-danger-soft [&_.badge]:bg-surface',
};

/** The current plan and its usage. */
function CurrentPlanBanner({ billing, endsOn, controls }: CurrentPlanBannerProps) {
  const { allowance, bought } = billing;
  const { state, used, limit } = allowance;
  const text = planStateText(billing, endsOn);
  const manage = manageLabel(billing);
  const renewal = renewalOf(billing);
  return (
    <section
      aria-labelledby="current-plan"
      className={classNames(
        'flex flex-col gap-5 rounded-lg px-5 py-5 sm:px-7',
        groundStyles[state] ?? 'bg-sunken',
      )}
    >
      <div className="flex flex-col gap-x-10 gap-y-4 md:flex-row md:items-center">
        <div className="min-w-0 flex-1">
          <h2 id="current-plan" className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-ink-soft">{billingTexts.current.label}</span>
            <span className="font-semibold text-lg">{planHeading(allowance)}</span>
            {bought?.interval && state !== 'expired' && (
              <span className="text-ink-soft">{billingTexts.current.billed[bought.interval]}</span>
            )}
            {hasMark(state) && (
              <Badge tone={markTones[state]}>{billingTexts.current.marks[state]}</Badge>
            )}
          </h2>
          {text && <p className="mt-1 text-[0.9375rem] text-ink-soft">{text}</p>}
        </div>
        <div className="flex w-full flex-col gap-2 md:w-64">
          <p className="figures text-[0.9375rem]">{usageLabel(allowance)}</p>
          {limit !== null && (
            <svg aria-hidden="true" className="h-1.5 w-full rounded-full bg-line">
              <rect
                width={`${limit === 0 ? 100 : Math.min(100, (used / limit) * 100)}%`}
                height="100%"
                rx="3"
                className={allowance.mayCreate ? 'fill-accent' : 'fill-danger'}
              />
            </svg>
          )}
        </div>
        {manage && (
          <Button
            variant={state === 'active' || state === 'trialing' ? 'secondary' : 'primary'}
            loading={controls.busy === 'portal'}
            blocked={controls.busy !== null}
            onClick={() => controls.manage()}
          >
            {manage}
          </Button>
        )}
        {renewal && (
          <div className="sm:self-start md:self-center">
            <PlanButton {...renewal} controls={controls} isPrimary />
          </div>
        )}
      </div>
      {managedAt(billing) === 'app_store' && <AppStoreNotice />}
    </section>
  );
}

function hasMark(state: PlanState): state is keyof typeof markTones {
  return state in markTones;
}

type PricingPageProps = {
  /** The country in the URL. */
  country: CountryCode;
  billing: BillingView;
};

/** Plans and prices of a country, or a notice that nothing can be bought. */
export function PricingPage({ country, billing }: PricingPageProps) {
  const { allowance, bought, endsOn, priceCountry, priceIds } = billing;
  const controls = useBilling({ billing, country, place: 'pricing' });
  const arrival = useCheckoutReturn(billing, controls);
  // A plan keeps the prices of the country it was bought in.
  const isPaying = isEntitled(allowance.state);
  return (
    <div className="page-width pt-8 md:pt-12">
      <h1 className="max-w-2xl text-balance font-display font-medium text-4xl leading-tight md:text-5xl">
        {isPaying ? pricingTexts.paying : pricingTexts.notPaying}
      </h1>
      <p className="mt-3 mb-8 max-w-prose text-ink-soft text-lg">{pricingTexts.lead}</p>
      <div className="flex flex-col gap-4">
        <SecondPlanNotice
          renewing={billing.renewing}
          action={<ManageOfWeb controls={controls} />}
        />
        <PurchaseNotice arrival={arrival} isPaid={isPaying} controls={controls} />
        <CurrentPlanBanner
          billing={billing}
          endsOn={endsOn === null ? null : formatDay(endsOn)}
          controls={controls}
        />
      </div>

      <section aria-labelledby="plans" className="prices mt-12">
        <h2 id="plans" className="sr-only">
          {pricingTexts.plans}
        </h2>
        <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-4">
          <IntervalToggle
            // Resets the toggle when the plan's interval changes.
            key={bought?.interval}
            initial={isPaying ? bought?.interval : null}
          />
          <p className="max-w-xl text-[0.9375rem] text-ink-soft">{pricingTexts.mostUsers}</p>
        </div>
        <div className="mb-6 empty:hidden">
          {priceIds === null ? (
            <Banner>{pricingTexts.country.notSold}</Banner>
          ) : (
            priceCountry !== country && (
              <Banner>
                {fill(pricingTexts.country.ofPlan, {
                  currency: countries[priceCountry].currency,
                  country: inCountry(priceCountry),
                })}
              </Banner>
            )
          )}
        </div>
        <PlanCards billing={billing} controls={controls} />
        <p className="mt-6 text-[0.9375rem] text-ink-soft">{pricingTexts.everyPlan}</p>
      </section>

      <section aria-labelledby="pricing-faq" className="mx-auto mt-20 max-w-3xl">
        <h2 id="pricing-faq" className="mb-6 font-display font-medium text-3xl">
          {pricingTexts.questions.title}
        </h2>
        <Accordion items={pricingQuestions(priceCountry)} name="pricing-faq" />
      </section>
    </div>
  );
}

/**
 * Monthly or yearly: two radio buttons. What depends on them reads their state in CSS (`prices` around both), so the
 * toggle works without scripts.
 */
function IntervalToggle({ initial }: { initial?: BillingInterval | null }) {
  return (
    <fieldset className="inline-flex rounded-full border border-line-strong p-1">
      <legend className="sr-only">{pricingTexts.interval}</legend>
      {billingIntervals.map((interval) => (
        <label
          key={interval}
          className="thumb inline-flex items-center gap-2 rounded-full px-5 font-medium text-[0.9375rem] text-ink-soft transition-colors duration-150 hover:text-ink has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="interval"
            value={interval}
            defaultChecked={interval === (initial ?? 'monthly')}
            className="sr-only"
          />
          {planTexts.intervals[interval]}
          {interval === 'yearly' && <span className="text-sm">{planTexts.yearlySaving}</span>}
        </label>
      ))}
    </fieldset>
  );
}

/** The six items of the pricing page's FAQ, filled from the actual plans and limits. */
function pricingQuestions(country: CountryCode) {
  const { currency } = countries[country];
  const { free, counts, allowance, limit, change, currency: inCurrency } = pricingTexts.questions;
  const values = { currency, name: currencyTexts.names[currency], count: currencyCodes.length };
  return [
    { title: free.question, content: free.answer },
    { title: counts.question, content: counts.answer },
    { title: allowance.question, content: allowance.answer },
    { title: limit.question, content: limit.answer },
    { title: change.question, content: change.answer },
    { title: inCurrency.question, content: fill(inCurrency.answer, values) },
  ];
}
