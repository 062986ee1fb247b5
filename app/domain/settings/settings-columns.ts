import type { CountryCode } from '../country/country.ts';
import type { SettingsText } from '../fields/field-rules.ts';
import type { PaymentDraft, PaymentText } from '../fields/payment-fields.ts';
import { readOtherPaymentLinks } from '../invoices/payment-link-json.ts';
import type { InvoiceTemplate } from '../invoices/sheet.ts';
import type { DocumentLanguage } from '../language/document-language.ts';
import { formatDecimal } from '../money/decimal.ts';
import { type SettingsDraft, settingsFields } from './settings-draft.ts';

type OptionalText =
  | PaymentText
  | Exclude<SettingsText, 'taxRate' | 'invoicePrefix' | 'startingNumber'>
  | 'stripePaymentLink'
  | 'paypalPaymentLink'
  | 'paymentNotes';

/** The columns of a settings row that the form owns; texts that may be missing are null, never empty. */
export type SettingsColumns = Record<OptionalText, string | null> & {
  country: CountryCode;
  /** Thousandths of a percent; null: the country's rate. */
  taxRateThousandths: number | null;
  invoicePrefix: string;
  startingNumber: number;
  template: InvoiceTemplate;
  /** Null: the usual one. */
  invoiceLanguage: DocumentLanguage | null;
  acceptCardPayments: boolean;
  /** JSON text, see `formatOtherPaymentLinks`. */
  otherPaymentLinks: string | null;
};

/** The bank and payment details that settings and invoices share; other links as JSON text. */
export type PaymentColumns = Pick<SettingsColumns, keyof PaymentDraft>;

/**
 * Stored settings as the form shows them. `accountEmail` stands in for a business e-mail that was never set, as it does
 * on a new invoice.
 */
export function settingsOfColumns(
  columns: SettingsColumns,
  accountEmail: string | null,
): SettingsDraft {
  const { taxRateThousandths, startingNumber, otherPaymentLinks } = columns;
  const texts = settingsFields.map((field) => [field, columns[field as OptionalText] ?? '']);
  return {
    ...(Object.fromEntries(texts) as SettingsDraft),
    email: columns.email ?? accountEmail ?? '',
    taxRate: taxRateThousandths === null ? '' : formatDecimal(taxRateThousandths, 3),
    startingNumber: String(startingNumber),
    otherPaymentLinks: readOtherPaymentLinks(otherPaymentLinks),
  };
}

/** Checked settings as they will be read again: trimmed, normalised; what the country does not show stays as typed. */
export function settleSettings(
  draft: SettingsDraft,
  columns: Partial<SettingsColumns>,
): SettingsDraft {
  const unread = {
    taxRateThousandths: null,
    startingNumber: 1,
    invoiceLanguage: null,
    otherPaymentLinks: null,
  };
  return settingsOfColumns({ ...draft, ...unread, ...columns }, null);
}

/** The columns that hold the changed fields: all that a save may touch. */
export function columnsOfChanges(
  columns: Partial<SettingsColumns>,
  changes: Partial<SettingsDraft>,
): Partial<SettingsColumns> {
  const changed = new Set(Object.keys(changes).map((field) => columnNames[field] ?? field));
  return Object.fromEntries(Object.entries(columns).filter(([column]) => changed.has(column)));
}

/** Columns that are named otherwise than their field. */
const columnNames: Record<string, string | undefined> = { taxRate: 'taxRateThousandths' };
