import { freeInvoiceLimit, freePlan, pastDueGraceMs } from '#app/domain/billing/allowance.ts';
import { plans } from '#app/domain/billing/plans.ts';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { planAllowanceLabel, planLabel, planPriceLabel } from '#app/features/billing/public.ts';
import { planTexts } from '#app/features/billing/texts.ts';
import { termsOfServiceTexts } from '#app/features/legal/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { inCountry } from '#app/i18n/format/country-name.ts';
import { type LegalFacts, LegalPage } from './legal-page.tsx';
import { LegalTable } from './legal-table.tsx';

/** The contract between operator and user. Update the date with every change of the English text. */
export function TermsOfService(facts: LegalFacts) {
  const texts = termsOfServiceTexts.sections;
  const { caption, heads } = termsOfServiceTexts.prices;
  const where = { inCountry: inCountry(facts.country) };
  return (
    <LegalPage
      title={termsOfServiceTexts.title}
      lead={termsOfServiceTexts.lead}
      changed="2026-11-29"
      facts={facts}
      values={{
        ...where,
        currency: countries[facts.country].currency,
        graceDays: pastDueGraceMs / 86_400_000,
      }}
      sections={[
        { id: 'parties', ...texts.parties },
        { id: 'account', ...texts.account },
        {
          id: 'plans',
          ...texts.plans,
          content: (
            <LegalTable
              caption={fill(caption, where)}
              heads={heads}
              rows={planRows(facts.country)}
            />
          ),
        },
        { id: 'invoices', ...texts.invoices },
        { id: 'payments', ...texts.payments },
        { id: 'fair-use', ...texts.fairUse },
        { id: 'availability', ...texts.availability },
        { id: 'ending', ...texts.ending },
        { id: 'data-processing', ...texts.dataProcessing },
        { id: 'liability', ...texts.liability },
        { id: 'changes', ...texts.changes },
        { id: 'law', ...texts.law },
      ]}
    />
  );
}

/** Returns rows of name, allowance, monthly and yearly price. */
function planRows(country: CountryCode): string[][] {
  const { free } = termsOfServiceTexts.prices;
  return [
    [
      planLabel(freePlan),
      fill(planTexts.allowance.inTotal, { limit: freeInvoiceLimit }),
      free,
      free,
    ],
    ...plans.map((plan) => [
      planLabel(plan.name),
      planAllowanceLabel(plan),
      planPriceLabel(plan.name, country, 'monthly'),
      planPriceLabel(plan.name, country, 'yearly'),
    ]),
  ];
}
