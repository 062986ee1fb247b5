import { planAllowanceLabel, planPriceLabel, plans } from '#app/domain/billing/plans.ts';
import type { CountryCode } from '#app/domain/country/country.ts';

/** The plans as the terms list them: name, allowance, price of a month and of a year. */
export function planRows(country: CountryCode): string[][] {
  return [
    ['Free', '3 invoices in total', 'Free', 'Free'],
    ...plans.map((plan) => [
      plan.name,
      planAllowanceLabel(plan),
      planPriceLabel(plan.name, country, 'monthly'),
      planPriceLabel(plan.name, country, 'yearly'),
    ]),
  ];
}
