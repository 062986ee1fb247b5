import { planAllowanceLabel, planPriceLabel, plans } from '#app/domain/billing/plans.ts';
import { countries } from '#app/domain/country/country.ts';
import type { LegalFacts } from './legal-facts.ts';
import { LegalTable } from './legal-table.tsx';

/** Allowances, prices, renewal, the right of withdrawal, changes of prices. */
export function PlanTerms({ country, supportEmail }: LegalFacts) {
  const { name, currency } = countries[country];
  return (
    <>
      <p>
        The Free plan has 3 invoices in total and costs nothing. Paid plans have an allowance for
        each month, counted from the day of the month on which the plan began. These are the prices
        for {name}, in {currency}; yearly is twelve months less 20%:
      </p>
      <LegalTable
        caption={`Prices for ${name}`}
        heads={['Plan', 'Allowance', 'Monthly', 'Yearly']}
        rows={[
          ['Free', '3 invoices in total', 'Free', 'Free'],
          ...plans.map((plan) => [
            plan.name,
            planAllowanceLabel(plan),
            planPriceLabel(plan.name, country, 'monthly'),
            planPriceLabel(plan.name, country, 'yearly'),
          ]),
        ]}
      />
      <ul>
        <li>
          An invoice counts when it is first saved. Changing it costs nothing, archiving it gives
          nothing back, and what is left of a month is not carried over.
        </li>
        <li>
          Plans are paid in advance by Stripe, or by Apple in the App Store, whose prices and terms
          hold there. They renew by themselves for another month or year until you cancel.
        </li>
        <li>
          You can cancel at any time, to the end of the time that is paid: plans of the web under
          Manage Subscription, plans of the App Store in your Apple account. Until then you keep the
          plan, and after it the Free plan.
        </li>
        <li>
          When a renewal cannot be paid, the plan stays for 7 days, so that you can put it right.
        </li>
        <li>
          We may change prices with 30 days’ notice by email. A change holds from the renewal after
          that at the earliest, and you can cancel before.
        </li>
        <li>
          Are you a consumer in the European Union or the United Kingdom? Then you may withdraw from
          a plan within 14 days of buying it, without a reason, by a message to {supportEmail}. We
          refund what you paid, less a share for the days used if you asked us to begin at once.
        </li>
      </ul>
    </>
  );
}
