import type { ClientColumns } from '#app/domain/clients/client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { type CustomField, parseValue } from '#app/domain/custom-fields/custom-field.ts';
import { parseFieldValues } from '#app/domain/custom-fields/document-fields.ts';
import { describeFieldValue } from '#app/features/invoice-sheet/public.words.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { currentCldr } from '#app/i18n/current-cldr.ts';

/** Formats the values of a client's custom fields as documents print them, in the seller's order, without empty ones. */
export function describeClientFields(
  { fields }: Pick<ClientColumns, 'fields'>,
  customFields: readonly CustomField[],
  country: CountryCode,
): { id: string; label: string; value: string }[] {
  const values = parseFieldValues(fields);
  return customFields.flatMap(({ id, label, kind, choices }) => {
    const parsed = parseValue({ kind, choices, isRequired: false }, values[id] ?? '');
    if (!parsed.ok || parsed.value === '') return [];
    const { value } = parsed;
    const shown = describeFieldValue({ kind, value }, country, documentTexts, currentCldr());
    return [{ id, label, value: shown }];
  });
}
