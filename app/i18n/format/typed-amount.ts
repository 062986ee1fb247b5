import { amountBoundPattern } from '#app/domain/invoices/list-view.ts';
import type { Cldr } from '#app/domain/language/cldr.ts';
import { currentCldr } from '../current-cldr.ts';
import { plainText } from './typed-number.ts';

/** The pattern for languages with a decimal comma and spaces between thousands. */
const amountWithComma = '(?=.*\\d)(?:\\d{1,3}(?:\\s\\d{3}){1,3}|\\d{0,12})(?:[.,]\\d{0,6})?';

/** Returns the `pattern` of a field for an amount to filter by, in a language. */
export function typedAmountPattern({ decimal }: Cldr = currentCldr()): string {
  return decimal === ',' ? amountWithComma : amountBoundPattern;
}

/** Converts an amount typed in a language for the URL: `1 250,5` becomes `1250.5`. */
export function plainAmount(typed: string, cldr: Cldr = currentCldr()): string {
  return cldr.decimal === ',' ? plainText(typed, { decimals: 6 }, cldr) : typed;
}
