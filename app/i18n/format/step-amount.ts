import { type CurrencyCode, currencies } from '#app/domain/money/money.ts';
import { fraction, percentDecimals } from '#app/domain/payments/schedule.ts';
import { currentCldr } from '../current-cldr.ts';
import { plainText, typedText } from './typed-number.ts';

/** Converts a typed installment to the plain text of `DraftStep`; other text stays, for validation to mark. */
export function plainStepAmount(typed: string, currency: CurrencyCode): string {
  const text = typed.trim();
  if (fraction.test(text)) return text;
  if (!text.endsWith('%')) return plainText(text, { decimals: currencies[currency].minorDigits });
  const percent = plainText(text.slice(0, -1), { decimals: percentDecimals, max: 100 });
  return `${percent.trim()}%`;
}

/** Formats an installment as typed in the page's language: `12.5%` is `12,5 %` in French. */
export function typedStepAmount(plain: string): string {
  return plain.endsWith('%')
    ? `${typedText(plain.slice(0, -1))}${currentCldr().percent}`
    : typedText(plain);
}
