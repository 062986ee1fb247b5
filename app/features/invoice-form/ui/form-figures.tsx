import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { draftCurrency, type InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { type ContentFigures, draftFigures } from '#app/domain/invoices/draft-figures.ts';
import { calculateTotals, type TotalsResult } from '#app/domain/invoices/totals.ts';
import type { DocumentWords } from '#app/features/invoice-sheet/texts.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { useDraft, useInvoiceFormContext } from './invoice-form-context.ts';

/** The amounts of the form, and the draft that they are calculated from: what was typed, one keystroke later. */
export type FormFigures = { draft: InvoiceDraft; content: ContentFigures; result: TotalsResult };

/** Parts that show amounts, with the countries' tax labels. */
export type FiguresProps = { figures: FormFigures; taxes: DocumentWords['taxes'] };

/** Calculates the amounts of a draft. An invalid number counts as 0, so that the rest still adds up. */
function figuresOf(draft: InvoiceDraft, country: CountryCode): FormFigures {
  const content = draftFigures(draft, country);
  return { draft, content, result: calculateTotals(content) };
}

const FiguresContext = createContext<FormFigures | null>(null);

/** Calculates the amounts once for all parts of the form, after the keystroke is on the screen. */
export function FiguresProvider({ children }: { children: ReactNode }) {
  const { country } = useInvoiceFormContext();
  const settled = useDeferredValue(useDraft((draft) => draft));
  const figures = useMemo(() => figuresOf(settled, country), [settled, country]);
  return <FiguresContext.Provider value={figures}>{children}</FiguresContext.Provider>;
}

/** Returns the amounts of the form; throws outside of a form. */
export function useFigures(): FormFigures {
  const figures = useContext(FiguresContext);
  if (!figures) throw new Error('An amount is outside a form');
  return figures;
}

/** The formatted total; a dash while it can't be calculated. */
export function FormTotal() {
  const { country } = useInvoiceFormContext();
  const { draft, result } = useFigures();
  return result.ok ? formatMoney(result.totals.total, draftCurrency(draft, country), country) : '–';
}
