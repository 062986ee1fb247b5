import type { Cldr } from '#app/domain/language/cldr.ts';
import { formatDecimal, parseDecimal } from '#app/domain/money/decimal.ts';
import { bareNumber, plainNumber } from '#app/domain/money/plain-number.ts';
import { currentCldr } from '../current-cldr.ts';

/** A field's decimals, and its maximum in whole units. */
export type NumberRange = { decimals: number; max?: number };

/**
 * How a typed text is interpreted: a number as decimal text for `parseDecimal`; two possible numbers if its comma or
 * point may be a decimal or a thousands separator, each as the field would store it; or not a number.
 */
export type TypedNumber =
  | { kind: 'number'; decimal: string }
  | { kind: 'unclear'; readings: [asDecimals: string, asThousands: string] }
  | { kind: 'none' };

const oneMark = /^([+-]?[1-9]\d{0,2})([.,])(\d{3})$/;

/**
 * Parses a number typed in a language: `1 234,5` in French, `1,234.5` in English, with either sign as the decimal
 * separator where it is unambiguous. Before exactly three digits the language decides. A point that isn't one of the
 * language's separators is ambiguous, and so is a decimal comma before more digits than the field stores, unless the
 * larger number exceeds the field's maximum.
 */
export function parseTypedNumber(
  text: string,
  { decimals, max = Number.POSITIVE_INFINITY }: NumberRange,
  cldr: Cldr = currentCldr(),
): TypedNumber {
  const isComma = cldr.decimal === ',';
  const decimal = plainNumber(text, { decimalComma: isComma, dotGroups: false });
  if (decimal === null) return { kind: 'none' };
  const [, whole = '', mark, rest = ''] = oneMark.exec(bareNumber(text)) ?? [];
  const isPossible = mark === '.' || decimals < rest.length;
  if (isComma && mark && isPossible && Number(`${whole}${rest}`) <= max) {
    const kept = (reading: string) => formatDecimal(parseDecimal(reading, decimals) ?? 0, decimals);
    return { kind: 'unclear', readings: [kept(`${whole}.${rest}`), kept(`${whole}${rest}`)] };
  }
  return { kind: 'number', decimal: decimal.replaceAll(',', '') };
}

/**
 * Converts typed text to the form's plain text: of two readings the decimal one, until the user decides. Text that
 * isn't a number stays, for validation to mark.
 */
export function plainText(text: string, range: NumberRange, cldr?: Cldr): string {
  const typed = parseTypedNumber(text, range, cldr);
  switch (typed.kind) {
    case 'number':
      return typed.decimal;
    case 'unclear':
      return typed.readings[0];
    case 'none':
      return text;
    default:
      return typed satisfies never;
  }
}

/**
 * Formats plain decimal text as typed in a language: `12.50` is `12,50` in French. Any other text is returned
 * unchanged.
 */
export function typedText(plain: string, cldr: Cldr = currentCldr()): string {
  return /^-?\d*\.?\d*$/.test(plain) ? plain.replace('.', cldr.decimal) : plain;
}

/**
 * Returns the value of a typed number, scaled by the range's decimals, if the text doesn't show it: `12,5` is 12.5 in
 * English, and `12.49` without decimals is 12. Null if the text shows it, or is ambiguous, negative or not a number.
 */
export function parseInOtherFormat(
  text: string,
  range: NumberRange,
  cldr: Cldr = currentCldr(),
): number | null {
  const trimmed = text.trim();
  const typed = parseTypedNumber(trimmed, range, cldr);
  if (typed.kind !== 'number' || trimmed.startsWith('-')) return null;
  const value = parseDecimal(typed.decimal, range.decimals);
  const isPlain = new RegExp(`^\\d*[${cldr.decimal}]?\\d*$`).test(trimmed);
  const [, fraction = ''] = typed.decimal.split('.');
  const isKept = fraction.replace(/0+$/, '').length <= range.decimals;
  return isPlain && isKept ? null : value;
}
