import { concernsQuebec } from '#app/domain/country/provinces.ts';
import { type DocumentWords, documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';

/** What countries call their taxes beside a draft: on a French page a draft of Quebec's says it as its invoice will. */
export function quebecTaxes(
  draft: Parameters<typeof concernsQuebec>[0],
  language = currentLanguage(),
): DocumentWords['taxes'] {
  const { taxes } = documentTexts;
  const isQuebecs = language === 'fr-CA' && concernsQuebec(draft);
  return isQuebecs ? { ...taxes, ca: taxes.quebec } : taxes;
}
