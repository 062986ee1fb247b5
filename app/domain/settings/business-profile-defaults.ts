import { type SettingsText, settingsRules } from '../fields/field-rules.ts';
import { parseTexts } from '../fields/parse-texts.ts';
import type { InvoiceContent } from '../invoices/content.ts';
import { normalPostalCode } from './check-settings.ts';

/** The texts of a business that Settings and an invoice share, by their names in Settings. */
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

/** What of a business an invoice tells; null where it tells nothing that Settings take. */
export type KnownBusiness = Record<BusinessText | 'postalCode', string | null>;

/** What an invoice says of its business, by the rules of Settings: what these would refuse is left out. */
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

/** A bare host as people write it on invoices, as the link that Settings ask for. */
function asLink(website: string): string {
  return /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(website) ? `https://${website}` : website;
}
