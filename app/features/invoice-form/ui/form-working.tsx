import type { CountryCode } from '#app/domain/country/country.ts';
import { draftCurrency, type InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { ContentFigures } from '#app/domain/invoices/draft-figures.ts';
import { parseHomeRate } from '#app/domain/invoices/tax-at-home.ts';
import { describeWorking, Working } from '#app/features/invoice-sheet/public.ts';
import {
  type DocumentWords,
  documentTexts,
  workingTexts,
} from '#app/features/invoice-sheet/texts.ts';

type FormWorkingProps = {
  draft: InvoiceDraft;
  country: CountryCode;
  made: ContentFigures;
  taxes: DocumentWords['taxes'];
};

/** The breakdown of the form's figures, in the page's language like the totals above it. */
export function FormWorking({ draft, country, made, taxes }: FormWorkingProps) {
  const currency = draftCurrency(draft, country);
  const blocks = describeWorking(
    { ...made, country, currency, homeRate: parseHomeRate(draft.homeRate) },
    {
      ...workingTexts,
      totals: documentTexts.totals,
      taxes,
      taxNames: documentTexts.taxNames,
      taxNumber: documentTexts.taxNumber,
      reasons: documentTexts.reasons,
    },
  );
  return <Working blocks={blocks} />;
}
