import type { PaymentDraft, PaymentText } from '#app/domain/fields/payment-fields.ts';
import type { InvoiceTemplate, Paper } from '#app/domain/invoices/sheet.ts';
import { registrationAnswers, registrationFields } from '#app/domain/taxes/registration.ts';
import type { CountryCode } from '../country/country.ts';
import type { SettingsText } from '../fields/field-rules.ts';
import { taxRateDecimals } from '../invoices/check-figures.ts';
import { parseOtherPaymentLinks } from '../invoices/payment-link-json.ts';
import type { DocumentLanguage } from '../language/document-language.ts';
import { joinExact, splitExact } from '../money/exact-decimal.ts';
import { parseRegistrations } from '../taxes/stored-registrations.ts';
import type { Rounding } from '../taxes/tax-choice.ts';
import { type SettingsDraft, settingsFields } from './settings-draft.ts';

/** Number prefixes by document kind. */
type PrefixText = 'invoicePrefix' | 'estimatePrefix' | 'creditNotePrefix';

/** Starting numbers by document kind, 1 to 999999. */
type StartField = 'startingNumber' | 'estimateStart' | 'creditNoteStart';

type OptionalText =
  | PaymentText
  | Exclude<SettingsText, 'taxRate' | StartField | PrefixText>
  | 'stripePaymentLink'
  | 'paypalPaymentLink'
  | 'paymentNotes';

/** The settings columns that the form owns; optional texts are null, never empty. */
export type SettingsColumns = Record<OptionalText, string | null> &
  Record<PrefixText, string> &
  Record<StartField, number> & {
    country: CountryCode;
    /** Thousandths of a percent; null: the country's rate. */
    taxRateThousandths: number | null;
    /** Decimal text of a rate that is finer than a thousandth of a percent. */
    taxRateExact: string | null;
    /** JSON, see `parseRegistrations`. */
    taxRegistrations: string | null;
    rounding: Rounding;
    pricesIncludeTax: boolean;
    finePrices: boolean;
    template: InvoiceTemplate;
    /** Null: the default, see `usualPaper`. */
    paper: Paper | null;
    /** Null: the default. */
    invoiceLanguage: DocumentLanguage | null;
    acceptCardPayments: boolean;
    /** JSON, see `formatOtherPaymentLinks`. */
    otherPaymentLinks: string | null;
  };

type RateColumns = Pick<SettingsColumns, 'taxRateThousandths' | 'taxRateExact'>;

/** The payment columns shared by settings and invoices; other links as JSON. */
export type PaymentColumns = Pick<SettingsColumns, keyof PaymentDraft>;

/**
 * Converts stored settings to form values. `accountEmail` replaces a business email that was never set, as on a new
 * invoice.
 */
export function settingsOfColumns(
  columns: SettingsColumns,
  accountEmail: string | null,
): SettingsDraft {
  const { otherPaymentLinks } = columns;
  const texts = settingsFields.map((field) => [field, columns[field as OptionalText] ?? '']);
  return {
    ...(Object.fromEntries(texts) as SettingsDraft),
    email: columns.email ?? accountEmail ?? '',
    ...registrationAnswers(parseRegistrations(columns.taxRegistrations)),
    taxRate: taxRateText(columns),
    startingNumber: String(columns.startingNumber),
    estimateStart: String(columns.estimateStart),
    creditNoteStart: String(columns.creditNoteStart),
    otherPaymentLinks: parseOtherPaymentLinks(otherPaymentLinks),
  };
}

const rateDecimals = { kept: 3, decimals: taxRateDecimals };

/** Returns the stored rate in percent, empty when there is none. */
export function taxRateText({ taxRateThousandths, taxRateExact }: RateColumns): string {
  return taxRateThousandths === null
    ? ''
    : joinExact(taxRateThousandths, taxRateExact, rateDecimals);
}

/** Returns the columns for a rate in ten-thousandths of a percent; null when none is set. */
export function rateColumns(rate: number | null): RateColumns {
  if (rate === null) return { taxRateThousandths: null, taxRateExact: null };
  const { rounded, exact } = splitExact(rate, rateDecimals);
  return { taxRateThousandths: rounded, taxRateExact: exact };
}

/**
 * Returns validated settings as they will be loaded again: trimmed and normalized; fields that the country doesn't show
 * stay as typed.
 */
export function settleSettings(
  draft: SettingsDraft,
  columns: Partial<SettingsColumns>,
): SettingsDraft {
  const unread = {
    taxRateThousandths: null,
    taxRateExact: null,
    taxRegistrations: null,
    startingNumber: 1,
    estimateStart: 1,
    creditNoteStart: 1,
    invoiceLanguage: null,
    paper: null,
    otherPaymentLinks: null,
  };
  return settingsOfColumns({ ...draft, ...unread, ...columns }, null);
}

/** Returns the columns of the changed fields: all that a save may change. */
export function columnsOfChanges(
  columns: Partial<SettingsColumns>,
  changes: Partial<SettingsDraft>,
): Partial<SettingsColumns> {
  const changed = new Set(Object.keys(changes).flatMap((field) => columnNames[field] ?? field));
  return Object.fromEntries(Object.entries(columns).filter(([column]) => changed.has(column)));
}

/** Columns whose names differ from their field's. */
const columnNames: Record<string, string | string[] | undefined> = {
  taxRate: ['taxRateThousandths', 'taxRateExact'],
  ...Object.fromEntries(
    Object.values(registrationFields).map((field) => [field, 'taxRegistrations']),
  ),
};
