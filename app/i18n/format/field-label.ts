import type { CountryCode } from '#app/domain/country/country.ts';
import type { FieldLabel } from '#app/domain/fields/field-issue.ts';
import { clientTexts } from '#app/features/clients/texts.ts';
import { type DocumentWords, documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { fieldTexts } from '../texts.ts';

/** Returns the label of a text field in the page's language; the country matters where it names a field its own way. */
export function fieldLabel(label: FieldLabel, country?: CountryCode): string {
  switch (label) {
    case 'invoiceDate':
      return documentTexts.invoiceDate;
    case 'dueDate':
      return documentTexts.dueDate;
    case 'supplyDate':
      return documentTexts.supplyDate;
    case 'taxNumber':
      return country ? documentTexts.taxNumbers[country] : fieldTexts.labels.taxNumber;
    case 'businessPostalCode':
    case 'postalCode':
      return country ? fieldTexts.postalCodes[country] : fieldTexts.labels[label];
  }
  if (label in fieldTexts.labels) return fieldTexts.labels[label as keyof typeof fieldTexts.labels];
  if (label in clientTexts.fields) {
    return clientTexts.fields[label as keyof typeof clientTexts.fields];
  }
  return paymentLabel(
    documentTexts.paymentDetails,
    label as keyof DocumentWords['paymentDetails'],
    country,
  );
}

/** Returns the label of a payment field on an invoice of a country. */
export function paymentLabel(
  labels: DocumentWords['paymentDetails'],
  field: keyof DocumentWords['paymentDetails'],
  country: CountryCode = 'us',
): string {
  const label = labels[field];
  return typeof label === 'string' ? label : label[country];
}
