import { type SettingsText, settingsRules } from '#app/domain/fields/field-rules.ts';
import { parseTexts } from '#app/domain/fields/parse-texts.ts';
import { paymentFields } from '#app/domain/fields/payment-fields.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { formatOtherPaymentLinks } from '#app/domain/invoices/payment-link-json.ts';
import { normalPostalCode } from './check-settings.ts';
import type { PaymentColumns } from './settings-columns.ts';

/** Business texts shared by Settings and invoices, by their names in Settings. */
type BusinessText = Exclude<
  SettingsText,
  | 'postalCode'
  | 'taxRate'
  | 'invoicePrefix'
  | 'startingNumber'
  | 'estimatePrefix'
  | 'estimateStart'
  | 'creditNotePrefix'
  | 'creditNoteStart'
  | 'paymentTerms'
>;

/** The business details of an invoice; null where it has none that Settings accept. */
export type KnownBusiness = Record<BusinessText | 'postalCode', string | null>;

/** Extracts the business details of an invoice that are valid in Settings. */
export function businessProfileDefaults(content: InvoiceContent): KnownBusiness {
  const { businessName, businessEmail, businessPhone, businessWebsite, businessAddress } = content;
  const { businessName: name, email, phone, website, address, taxNumber } = settingsRules;
  const refused = new Set<string>();
  const texts = parseTexts(
    {
      businessName,
      email: businessEmail,
      phone: businessPhone ?? '',
      website: asLink(businessWebsite ?? ''),
      address: businessAddress,
      taxNumber: content.taxNumber ?? '',
    },
    { businessName: name, email, phone, website, address, taxNumber },
    { add: (field) => refused.add(field) },
  );
  const known = Object.entries(texts).map(([field, text]) => [
    field,
    refused.has(field) ? null : text,
  ]);
  const postalCode = normalPostalCode(content.postalCode ?? '', content.country) || null;
  return { ...Object.fromEntries(known), postalCode };
}

/** Converts a bare host name, as written on invoices, to the link that Settings require. */
function asLink(website: string): string {
  return /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(website) ? `https://${website}` : website;
}

/**
 * Returns an invoice's filled payment details to save as defaults. Fields that are empty or don't exist in its country
 * never overwrite saved ones.
 */
export function retainedPaymentDetails(content: InvoiceContent): Partial<PaymentColumns> {
  const { otherPaymentLinks } = content;
  const details = { ...content, otherPaymentLinks: formatOtherPaymentLinks(otherPaymentLinks) };
  const filled = paymentFields.filter((field) => Boolean(details[field]));
  return Object.fromEntries(filled.map((field) => [field, details[field]]));
}
