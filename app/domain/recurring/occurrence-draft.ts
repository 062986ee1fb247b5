import type { CountryCode } from '#app/domain/country/country.ts';
import { maxTextLength } from '#app/domain/custom-fields/custom-field.ts';
import type { PrintedField } from '#app/domain/custom-fields/document-fields.ts';
import { paymentFields } from '#app/domain/fields/payment-fields.ts';
import { taxRateDecimals } from '#app/domain/invoices/check-figures.ts';
import { copyAsNew } from '#app/domain/invoices/copy-as-new.ts';
import type { DraftItem, InvoiceDraft, LineTaxes } from '#app/domain/invoices/draft.ts';
import { hasTaxes, withProvinceTaxes } from '#app/domain/invoices/province-taxes.ts';
import { parseNumber } from '#app/domain/money/plain-number.ts';
import {
  copyWithCountry,
  type FormDefaults,
  startTaxes,
} from '#app/domain/settings/form-defaults.ts';

// How the lines of a series follow the settings: a line whose taxes equal those of the settings when the series is
// saved counts as not edited by the user (`taxRateTouched`), and gets the taxes valid on each invoice date. A province
// takes precedence.

/**
 * Marks the lines of a new or edited series that have the taxes of the settings, so that they follow them; lines that
 * already followed continue to.
 */
export function followSettings(
  draft: InvoiceDraft,
  country: CountryCode,
  defaults: FormDefaults,
): InvoiceDraft {
  if (draft.province !== '') return draft;
  // For a seller who isn't registered any more, the taxes that would otherwise apply are used.
  const {
    taxName: name,
    taxRate: rate,
    moreTaxes,
  } = inPlainRates(startTaxes(country, defaults, ''));
  const taxes = [{ name, rate }, ...moreTaxes];
  const items = draft.items.map((item) =>
    hasTaxes({ ...item, ...inPlainRates(item) }, taxes) ? { ...item, taxRateTouched: false } : item,
  );
  return { ...draft, items };
}

/** Updates the lines that follow the settings to the current taxes; see `followSettings`. */
export function refreshTaxes(
  draft: InvoiceDraft,
  country: CountryCode,
  defaults: FormDefaults,
): InvoiceDraft {
  if (draft.province !== '' || draft.registered === 'no') return draft;
  const taxes = startTaxes(country, defaults);
  const follows = ({ taxRateTouched, taxReason }: DraftItem) => !taxRateTouched && taxReason === '';
  return {
    ...draft,
    items: draft.items.map((item) => (follows(item) ? { ...item, ...taxes } : item)),
  };
}

/** Normalizes rates as numbers, so that `8.50` equals `8.5`. */
function inPlainRates({ taxName, taxRate, moreTaxes }: LineTaxes): LineTaxes {
  const plain = (rate: string) => String(parseNumber(rate, taxRateDecimals));
  return {
    taxName,
    taxRate: plain(taxRate),
    moreTaxes: moreTaxes.map(({ name, rate }) => ({ name, rate: plain(rate) })),
  };
}

/** Invoice texts other than the lines that may contain placeholders. */
const filledTexts = ['notes', 'paymentNotes', 'clientReference'] as const;
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
  const copy = copyWithCountry(copyAsNew(draft, { invoiceNumber, today }), country, defaults);
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
  const filledFields = (fields: readonly PrintedField[]) =>
    fields.map((field) =>
      field.kind === 'text'
        ? { ...field, value: fill(field.value, 'first').slice(0, maxTextLength) }
        : field,
    );
  return {
    ...draft,
    ...filled(filledTexts, 'first'),
    ...filled(secondTexts, 'second'),
    fields: filledFields(draft.fields),
    items: draft.items.map(
      (item): DraftItem => ({
        ...item,
        description: fill(item.description, 'first'),
        secondDescription: fill(item.secondDescription, 'second'),
        fields: filledFields(item.fields),
      }),
    ),
  };
}
