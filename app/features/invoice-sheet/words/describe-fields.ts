import type { CountryCode } from '#app/domain/country/country.ts';
import type { PrintPlace } from '#app/domain/custom-fields/custom-field.ts';
import type { PrintedField } from '#app/domain/custom-fields/document-fields.ts';
import type { LabelledText } from '#app/domain/invoices/sheet.ts';
import type { Cldr } from '#app/domain/language/cldr.ts';
import type { DocumentWords } from '#app/features/invoice-sheet/texts.ts';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatNumber } from '#app/i18n/format/number.ts';

/** Formats the value of a custom field. */
export function describeFieldValue(
  { kind, value }: Pick<PrintedField, 'kind' | 'value'>,
  country: CountryCode,
  { yes }: Pick<DocumentWords, 'yes'>,
  cldr: Cldr,
): string {
  switch (kind) {
    case 'number':
      return formatNumber(value, cldr);
    case 'day':
      return formatDate(value, country, cldr);
    case 'yes-no':
      return yes;
    case 'text':
    case 'choice':
      return value;
    default:
      return kind satisfies never;
  }
}

/** Returns the fields that are printed, with formatted values. */
export function printableFields(
  fields: readonly PrintedField[] | undefined,
  country: CountryCode,
  words: DocumentWords,
  cldr: Cldr,
): PrintedField[] {
  const printed = (fields ?? []).filter(({ printPlace }) => printPlace !== 'nowhere');
  return printed.map((field) => {
    return { ...field, value: describeFieldValue(field, country, words, cldr) };
  });
}

/** Returns the fields of one place as labels and values. */
export function fieldsAt(
  fields: readonly PrintedField[],
  place: PrintPlace,
): LabelledText<string>[] {
  return fields
    .filter(({ printPlace }) => printPlace === place)
    .map(({ label, value }) => ({ label, value }));
}
