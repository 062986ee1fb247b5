import type { ReportedTax } from '#app/domain/reports/report-line.ts';
import { taxLabel, taxName } from '#app/features/invoice-sheet/public.words.ts';
import { reportTexts } from '#app/features/reports/texts/reports.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { documentLanguage } from '#app/i18n/document-languages.ts';

type NamedTax = Pick<ReportedTax, 'country' | 'name' | 'rate' | 'reason'>;

/** A tax of a report as documents call it, in the language of the page: `VAT (20%)`, `GST (0%, GST-free)`. */
export function describeTax({ country, name, rate, reason }: NamedTax): string {
  const { words, cldr } = documentLanguage(currentLanguage());
  if (rate === null) return reason ? words.reasons[reason] : reportTexts.noTax;
  return taxLabel({ name, rate, reason }, { country, words, cldr, isAlone: false });
}

/** Its name and its reason alone. */
export function nameTax({ country, name, rate, reason }: NamedTax) {
  const { words } = documentLanguage(currentLanguage());
  return {
    name: rate === null ? '' : taxName(name, country, words),
    reason: reason ? words.reasons[reason] : '',
  };
}
