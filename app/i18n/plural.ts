import { pluralRules } from '#app/domain/language/cldr.ts';
import { formatCount } from '#app/i18n/format/number.ts';
import { currentCldr } from './current-cldr.ts';
import { fill } from './fill.ts';

type Forms = { readonly one: string; readonly other: string };

/**
 * Returns the plural form for a number in the current language (CLDR's plural rules), with `{count}` replaced by the
 * number and its thousands separators.
 */
export function plural(
  forms: Forms,
  count: number,
  values: Record<string, string | number> = {},
): string {
  const category = pluralRules[currentCldr().plural](count);
  const text = new Map(Object.entries(forms)).get(category) ?? forms.other;
  return fill(text, { count: formatCount(count), ...values });
}
