import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { freeInvoiceLimit, freePlan } from '#app/domain/billing/allowance.ts';
import { planAddress, plans, popularPlan } from '#app/domain/billing/plans.ts';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { dailyRecipients } from '#app/domain/sending/sending-limits.ts';
import { planLabel, planPriceLabel, planUnlockLabel } from '#app/features/billing/public.ts';
import { planTexts } from '#app/features/billing/texts.ts';
import { landingTexts } from '#app/features/landing/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { inCountry } from '#app/i18n/format/country-name.ts';
import { formatPrice } from '#app/i18n/format/money.ts';
import { formatCount } from '#app/i18n/format/number.ts';
import { LinkButton } from '#app/ui/buttons/button.tsx';
import { Badge } from '#app/ui/layout/badge.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';
import { toast } from '#app/ui/messages/toast.tsx';

/** The Free card and the paid cards. Every visitor of this page is signed out, so paid plans require sign-in first. */
export function PricingSection({ country }: { country: CountryCode }) {
  const pricingPath = `/${country}/pricing`;
  const { currency } = countries[country];
  return (
    <section id="pricing" className="page-width scroll-mt-20" aria-labelledby="pricing-title">
      <h2 id="pricing-title" className="section-title">
        {landingTexts.pricing.title}
      </h2>
      <p className="mt-3 max-w-xl text-ink-soft text-lg">
        {fill(landingTexts.pricing.lead, { country: inCountry(country), currency })}
      </p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <PlanCard
          name={planLabel(freePlan)}
          price={formatPrice(0, currency)}
          allowance={fill(planTexts.allowance.inTotal, { limit: freeInvoiceLimit })}
          recipients={dailyRecipients[freePlan]}
        >
          <p className="text-ink-soft">{landingTexts.pricing.free}</p>
          <LinkButton
            to={`/${country}/auth?tab=sign-up`}
            variant="secondary"
            wide
            className="mt-auto"
          >
            {landingTexts.pricing.start}
          </LinkButton>
        </PlanCard>
        {plans.map((plan) => {
          const isPopular = plan.name === popularPlan;
          return (
            <PlanCard
              key={plan.name}
              name={planLabel(plan.name)}
              price={planPriceLabel(plan.name, country, 'monthly')}
              allowance={
                plan.limit === null
                  ? planTexts.allowance.unlimited
                  : fill(landingTexts.pricing.aMonth, { limit: plan.limit })
              }
              recipients={dailyRecipients[plan.name]}
              isPaid
              isPopular={isPopular}
            >
              <p className="text-ink-soft">{planTexts.descriptions[plan.name]}</p>
              <LinkButton
                to={`/${country}/auth?redirectTo=${encodeURIComponent(planAddress(pricingPath, plan.name))}`}
                variant={isPopular ? 'primary' : 'secondary'}
                wide
                className="mt-auto"
                onClick={() => toast.info(landingTexts.pricing.signInFirst)}
              >
                {planUnlockLabel(plan)}
              </LinkButton>
            </PlanCard>
          );
        })}
      </ul>
    </section>
  );
}

type PlanCardProps = {
  name: string;
  price: string;
  allowance: string;
  /** The daily limit of email recipients. */
  recipients: number;
  isPaid?: boolean;
  isPopular?: boolean;
  children: ReactNode;
};

function PlanCard(props: PlanCardProps) {
  const { name, price, allowance, recipients, isPaid, isPopular, children } = props;
  return (
    <li
      className={classNames(
        'flex flex-col gap-4 rounded-lg border bg-surface p-6 shadow-card',
        isPopular ? 'border-accent ring-1 ring-accent' : 'border-line',
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold text-lg">{name}</h3>
        {isPopular && <Badge tone="accent">{planTexts.mostPopular}</Badge>}
      </div>
      <p className="figures">
        <span className="font-semibold text-4xl tracking-tight">{price}</span>
        {isPaid && <span className="text-ink-soft">{` ${planTexts.perInterval.monthly}`}</span>}
      </p>
      <p className="flex items-center gap-2 font-medium">
        <Check aria-hidden="true" className="size-4.5 shrink-0 text-accent-ink" />
        {allowance}
      </p>
      <p className="-mt-2 flex items-center gap-2">
        <Check aria-hidden="true" className="size-4.5 shrink-0 text-accent-ink" />
        {fill(planTexts.recipients, { count: formatCount(recipients) })}
      </p>
      {children}
    </li>
  );
}
