import { amountBoundPattern } from '#app/domain/invoices/list-view.ts';
import type { Cldr } from '#app/domain/language/cldr.ts';
import { currentCldr } from '../current-cldr.ts';
import { plainText } from './typed-number.ts';

/** The same where a comma divides decimals, and spaces the thousands. */
const amountWithComma = '(?=.*\\d)(?:\\d{1,3}(?:\\s\\d{3}){1,3}|\\d{0,12})(?:[.,]\\d{0,6})?';

/** What people who write a language type as an amount to filter by, for a field's `pattern`. */
export function typedAmountPattern({ decimal }: Cldr = currentCldr()): string {
  return decimal === ',' ? amountWithComma : amountBoundPattern;
}

/** The amount as it stands in an address, of what was typed in a language: `1250.5` of `1 250,5`. */
export function plainAmount(typed: string, cldr: Cldr = currentCldr()): string {
  return cldr.decimal === ',' ? plainText(typed, { decimals: 6 }, cldr) : typed;
}
