import { isEntitled } from '#app/domain/billing/allowance.ts';
import type { BillingView } from '#app/domain/billing/billing-view.ts';
import { type BillingInterval, billingIntervals } from '#app/domain/billing/plans.ts';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { currencyCodes } from '#app/domain/money/money.ts';
import { planTexts, pricingTexts } from '#app/features/billing/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { inCountry } from '#app/i18n/format/country-name.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { currencyTexts } from '#app/i18n/texts.ts';
import { Accordion } from '#app/ui/layout/accordion.tsx';
import { Banner } from '#app/ui/messages/banner.tsx';
import { CurrentPlanBanner } from './current-plan-banner.tsx';
import { PlanCards } from './plan-cards.tsx';
import { ManageOfWeb, PurchaseNotice, SecondPlanNotice } from './plan-notices.tsx';
import { useCheckoutReturn } from './provider-returns.ts';
import { useBilling } from './use-billing.ts';

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
