import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#app/components/badge.tsx';
import { classNames } from '#app/components/class-names.ts';
import { freeInvoiceLimit } from '#app/domain/billing/allowance.ts';
import {
  type PlanName,
  planCardLabel,
  planPriceLabel,
  plans,
  popularLabel,
  popularPlan,
} from '#app/domain/billing/plans.ts';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { formatMoney } from '#app/domain/money/money.ts';

const everyPlan = ['PDF and public link', 'Payment links', '20 currencies'];

type PlanCardsProps = {
  country: CountryCode;
  /** Marked as the current one; null marks none. */
  current: 'Free' | PlanName | null;
};

/** A Free card and the paid ones. Monthly or yearly is read from the toggle around them, without script. */
export function PlanCards({ country, current }: PlanCardsProps) {
  const zero = formatMoney(0, countries[country].currency).replace(/\.00$/, '');
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <PlanCard
        name="Free"
        description="To see how it feels."
        label={`${freeInvoiceLimit} invoices in total`}
        isCurrent={current === 'Free'}
        price={<Price amount={zero} per="forever" />}
      />
      {plans.map((plan) => (
        <PlanCard
          key={plan.name}
          name={plan.name}
          description={plan.description}
          label={planCardLabel(plan)}
          isCurrent={current === plan.name}
          isPopular={plan.name === popularPlan}
          price={
            <>
              <span className="group-has-[[value=yearly]:checked]/prices:hidden">
                <Price amount={planPriceLabel(plan.name, country, 'monthly')} per="/ month" />
              </span>
              <span className="hidden group-has-[[value=yearly]:checked]/prices:inline">
                <Price amount={planPriceLabel(plan.name, country, 'yearly')} per="/ year" />
              </span>
            </>
          }
        />
      ))}
    </ul>
  );
}

type PlanCardProps = {
  name: string;
  description: string;
  label: string;
  price: ReactNode;
  isCurrent: boolean;
  isPopular?: boolean;
};

function PlanCard({ name, description, label, price, isCurrent, isPopular }: PlanCardProps) {
  return (
    <li
      className={classNames(
        'flex flex-col rounded-lg border bg-surface p-6',
        isPopular ? 'border-accent shadow-card ring-1 ring-accent' : 'border-line',
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold text-lg">{name}</h3>
        {isPopular && <Badge tone="accent">{popularLabel}</Badge>}
      </div>
      <p className="mt-1 min-h-11 text-[0.9375rem] text-ink-soft leading-snug">{description}</p>
      <p className="mt-5">{price}</p>
      <p className="mt-5 border-line border-t pt-5 font-medium">{label}</p>
      <ul className="mt-3 flex flex-col gap-2 text-[0.9375rem] text-ink-soft">
        {everyPlan.map((part) => (
          <li key={part} className="flex items-center gap-2.5">
            <Check aria-hidden="true" className="size-4 shrink-0 text-accent-ink" />
            {part}
          </li>
        ))}
      </ul>
      {isCurrent && (
        <p className="mt-auto pt-5">
          <Badge>Current plan</Badge>
        </p>
      )}
    </li>
  );
}

function Price({ amount, per }: { amount: string; per: string }) {
  return (
    <>
      <span className="figures font-display text-4xl tracking-tight">{amount}</span>{' '}
      <span className="text-[0.9375rem] text-ink-soft">{per}</span>
    </>
  );
}
