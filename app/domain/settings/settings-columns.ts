import type { CountryCode } from '../country/country.ts';
import type { PaymentText } from '../invoice/payment-draft.ts';
import { readOtherPaymentLinks } from '../invoice/payment-link-json.ts';
import type { InvoiceTemplate } from '../invoice/sheet.ts';
import { formatDecimal } from '../money/decimal.ts';
import type { SettingsDraft } from './settings-draft.ts';

type OptionalText =
  | PaymentText
  | 'businessName'
  | 'email'
  | 'phone'
  | 'website'
  | 'address'
  | 'postalCode'
  | 'taxNumber'
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
  acceptCardPayments: boolean;
  /** JSON text, see `formatOtherPaymentLinks`. */
  otherPaymentLinks: string | null;
};

/**
 * Stored settings as the form shows them. `accountEmail` stands in for a business e-mail that was never set, as it does
 * on a new invoice.
 */
export function settingsOfColumns(
  columns: SettingsColumns,
  accountEmail: string | null,
): SettingsDraft {
  const { country, taxRateThousandths, startingNumber, invoicePrefix, template } = columns;
  const { acceptCardPayments, otherPaymentLinks } = columns;
  return {
    country,
    businessName: columns.businessName ?? '',
    email: columns.email ?? accountEmail ?? '',
    phone: columns.phone ?? '',
    website: columns.website ?? '',
    address: columns.address ?? '',
    postalCode: columns.postalCode ?? '',
    taxRate: taxRateThousandths === null ? '' : formatDecimal(taxRateThousandths, 3),
    taxNumber: columns.taxNumber ?? '',
    invoicePrefix,
    startingNumber: String(startingNumber),
    template,
    bankName: columns.bankName ?? '',
    accountHolder: columns.accountHolder ?? '',
    iban: columns.iban ?? '',
    swiftBic: columns.swiftBic ?? '',
    accountNumber: columns.accountNumber ?? '',
    routingNumber: columns.routingNumber ?? '',
    institutionNumber: columns.institutionNumber ?? '',
    bankAddress: columns.bankAddress ?? '',
    payid: columns.payid ?? '',
    interacEmail: columns.interacEmail ?? '',
    checkPayeeName: columns.checkPayeeName ?? '',
    checkMailingAddress: columns.checkMailingAddress ?? '',
    acceptCardPayments,
    stripePaymentLink: columns.stripePaymentLink ?? '',
    paypalPaymentLink: columns.paypalPaymentLink ?? '',
    otherPaymentLinks: readOtherPaymentLinks(otherPaymentLinks),
    paymentNotes: columns.paymentNotes ?? '',
  };
}

/** Checked settings as they will be read again: trimmed, normalised; what the country does not show stays as typed. */
export function settleSettings(
  draft: SettingsDraft,
  columns: Partial<SettingsColumns>,
): SettingsDraft {
  const unread = { taxRateThousandths: null, startingNumber: 1, otherPaymentLinks: null };
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
