import { Accordion } from '#app/components/accordion.tsx';
import { Banner } from '#app/components/banner.tsx';
import type { Allowance } from '#app/domain/billing/allowance.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { formatDate } from '#app/domain/dates.ts';
import { CurrentPlanBanner } from './current-plan-banner.tsx';
import { IntervalToggle } from './interval-toggle.tsx';
import { PlanCards } from './plan-cards.tsx';
import { pricingQuestions } from './pricing-questions.ts';

type PricingPageProps = {
  country: CountryCode;
  allowance: Allowance;
  /** The calendar day on which the paid time ends, ended or renews; null without one. */
  endsOn?: string | null;
};

/** Plans and prices of a country (`platform.md` section 2, Pricing page). Buying is not open yet, and it says so. */
export function PricingPage({ country, allowance, endsOn = null }: PricingPageProps) {
  return (
    <div className="page-width pt-8 md:pt-12">
      <h1 className="max-w-2xl text-balance font-display font-medium text-4xl leading-tight md:text-5xl">
        Start free. Upgrade when you send more.
      </h1>
      <p className="mt-3 mb-8 max-w-prose text-ink-soft text-lg">
        Free gives you 3 invoices in total; paid plans a new allowance every month.
      </p>
      <CurrentPlanBanner
        allowance={allowance}
        endsOn={endsOn === null ? null : formatDate(endsOn, country)}
      />

      <section aria-labelledby="plans" className="group/prices mt-12">
        <h2 id="plans" className="sr-only">
          Plans
        </h2>
        <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-4">
          <IntervalToggle />
          <p className="max-w-xl text-[0.9375rem] text-ink-soft">
            Most users start with Standard and send 40+ invoices a month.
          </p>
        </div>
        <div className="mb-6">
          <Banner>
            Upgrading opens soon. Nothing can be bought yet and no card is asked for; these are the
            prices it will open with.
          </Banner>
        </div>
        <PlanCards country={country} current={allowance.plan} />
      </section>

      <section aria-labelledby="pricing-faq" className="mx-auto mt-20 max-w-3xl">
        <h2 id="pricing-faq" className="mb-6 font-display font-medium text-3xl">
          Questions and answers
        </h2>
        <Accordion items={pricingQuestions(country)} name="pricing-faq" />
      </section>
    </div>
  );
}
