import { draftCurrency } from '#app/domain/invoices/draft.ts';
import { parseHomeRate } from '#app/domain/invoices/tax-at-home.ts';
import { describeWorking, Working } from '#app/features/invoice-sheet/public.ts';
import { documentTexts, workingTexts } from '#app/features/invoice-sheet/texts.ts';
import type { FiguresProps } from './form-figures.tsx';
import { useInvoiceFormContext } from './invoice-form-context.ts';

/** The breakdown of the form's figures, in the page's language like the totals above it. */
export function FormWorking({ figures: { draft, content }, taxes }: FiguresProps) {
  const { country } = useInvoiceFormContext();
  const currency = draftCurrency(draft, country);
  const blocks = describeWorking(
    { ...content, country, currency, homeRate: parseHomeRate(draft.homeRate) },
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
