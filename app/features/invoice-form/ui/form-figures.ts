import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { type ContentFigures, draftFigures } from '#app/domain/invoices/draft-figures.ts';
import { calculateTotals, type TotalsResult } from '#app/domain/invoices/totals.ts';
import type { DocumentWords } from '#app/features/invoice-sheet/texts.ts';

/** The amounts of the form, and the draft that they are calculated from: what was typed, one keystroke later. */
export type FormFigures = { draft: InvoiceDraft; content: ContentFigures; result: TotalsResult };

/** Calculates the amounts of a draft. An invalid number counts as 0, so that the rest still adds up. */
export function figuresOf(draft: InvoiceDraft, country: CountryCode): FormFigures {
  const content = draftFigures(draft, country);
  return { draft, content, result: calculateTotals(content) };
}

/** Parts that show amounts, with the countries' tax labels. */
export type FiguresProps = { figures: FormFigures; taxes: DocumentWords['taxes'] };
