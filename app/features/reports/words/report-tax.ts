import type { ReportedTax } from '#app/domain/reports/report-line.ts';
import { taxLabel, taxName } from '#app/features/invoice-sheet/public.words.ts';
import { reportTexts } from '#app/features/reports/texts.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { documentLanguage } from '#app/i18n/document-languages.ts';

type NamedTax = Pick<ReportedTax, 'country' | 'name' | 'rate' | 'reason'>;

/** Formats a report's tax as on documents, in the page's language: `VAT (20%)`, `GST (0%, GST-free)`. */
export function describeTax({ country, name, rate, reason }: NamedTax): string {
  const { words, cldr } = documentLanguage(currentLanguage());
  if (rate === null) return reason ? words.reasons[reason] : reportTexts.noTax;
  return taxLabel({ name, rate, reason }, { country, words, cldr, isAlone: false });
}

/** Returns only its name and reason. */
export function nameTax({ country, name, rate, reason }: NamedTax) {
  const { words } = documentLanguage(currentLanguage());
  return {
    name: rate === null ? '' : taxName(name, country, words),
    reason: reason ? words.reasons[reason] : '',
  };
}
