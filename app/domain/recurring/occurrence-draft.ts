import type { CountryCode } from '../country/country.ts';
import { paymentFields } from '../fields/payment-fields.ts';
import { copyAsNew } from '../invoices/copy-as-new.ts';
import type { DraftItem, InvoiceDraft } from '../invoices/draft.ts';
import { withProvinceTaxes } from '../invoices/province-taxes.ts';
import type { FormDefaults } from '../settings/form-defaults.ts';
import { copyUnder } from '../settings/opened-draft.ts';
import { refreshTaxes } from './refresh-taxes.ts';

/** Invoice texts other than the lines that may contain placeholders. */
export const filledTexts = ['notes', 'paymentNotes', 'clientReference'] as const;
/** The same texts in the second language of a bilingual invoice. */
const secondTexts = ['secondNotes', 'secondPaymentNotes'] as const;

/** Fills in texts in the document's language, or in the second one of a bilingual document. */
export type FillText = (text: string, language: 'first' | 'second') => string;

/**
 * Builds the form of an occurrence's invoice: a copy of the series' form for the date, with the current taxes, numbers
 * and payment details, and its placeholders filled in.
 * @param given.today seller-local date on which it is created, `YYYY-MM-DD`
 */
export function occurrenceDraft(
  draft: InvoiceDraft,
  given: {
    country: CountryCode;
    today: string;
    defaults: FormDefaults;
    /** The client's current details. */
    client: Partial<InvoiceDraft>;
    saveKey: string;
    fill: FillText;
  },
): InvoiceDraft {
  const { country, today, defaults, client, saveKey, fill } = given;
  const { invoiceNumber } = defaults;
  const copy = copyUnder(copyAsNew(draft, { invoiceNumber, today }), country, defaults);
  const ofToday = withProvinceTaxes(refreshTaxes(copy, country, defaults));
  const ways = Object.fromEntries(
    paymentFields.flatMap((field) => (field in defaults ? [[field, defaults[field]]] : [])),
  );
  const { paymentNotes } = draft;
  return fillTexts({ ...ofToday, ...ways, ...client, paymentNotes, saveKey }, fill);
}

function fillTexts(draft: InvoiceDraft, fill: FillText): InvoiceDraft {
  const filled = (fields: readonly (keyof InvoiceDraft)[], language: 'first' | 'second') =>
    Object.fromEntries(fields.map((field) => [field, fill(String(draft[field] ?? ''), language)]));
  return {
    ...draft,
    ...filled(filledTexts, 'first'),
    ...filled(secondTexts, 'second'),
    items: draft.items.map(
      (item): DraftItem => ({
        ...item,
        description: fill(item.description, 'first'),
        secondDescription: fill(item.secondDescription, 'second'),
      }),
    ),
  };
}
