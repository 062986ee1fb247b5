import { type CurrencyCode, currencies } from '../money/currency.ts';
import { parseDecimal } from '../money/decimal.ts';
import { parseMoney } from '../money/money.ts';
import { readTypedNumber } from '../money/typed-number.ts';
import { shareOf } from './schedule.ts';

/** A typed step, `500` or `30%`, in minor units of a total; null when it is neither. */
export function readStepAmount(
  typed: string,
  { currency, total }: { currency: CurrencyCode; total: number },
): number | null {
  const text = typed.trim();
  const isPercent = text.endsWith('%');
  const decimals = isPercent ? 2 : currencies[currency].minorDigits;
  const number = isPercent ? text.slice(0, -1).trim() : text;
  const read = readTypedNumber(number, { decimals });
  if (read.kind !== 'number') return null;
  if (!isPercent) return parseMoney(read.decimal, currency);
  const hundredths = parseDecimal(read.decimal, 2);
  return hundredths === null || hundredths < 0 || hundredths > 10_000
    ? null
    : shareOf(total, hundredths);
}

// @covers paid-2.9
