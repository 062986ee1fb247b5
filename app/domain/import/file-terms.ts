import type { TermKind } from '../payments/terms.ts';
import { plainWord } from './plain-word.ts';

const fixedTerms: Partial<Record<TermKind, readonly string[]>> = {
  receipt: ['due on receipt', 'payable à la réception', 'оплата при получении'],
  month: ['end of month', 'fin de mois', 'конец месяца'],
  'next-month': ['end of next month', 'fin du mois suivant', 'конец следующего месяца'],
};
const afterMonth = ['after the end of the month', 'après la fin du mois', 'после конца месяца'];
const dayWords = /^(\d{1,3}) (?:days?|jours?|день|дня|дней)(?: (.+))?$/u;

/**
 * Parses payment terms written by our own export in English, French or Russian, as on documents. Any other text is
 * returned unchanged, so that validation reports it.
 */
export function parseFileTerms(text: string): string {
  const plain = plainWord(text);
  const isPlain = (phrase: string) => plainWord(phrase) === plain;
  for (const [kind, phrases] of Object.entries(fixedTerms)) {
    if (phrases.some(isPlain)) return kind;
  }
  const [, days, rest] = dayWords.exec(text.trim().toLowerCase()) ?? [];
  if (days === undefined) return text;
  if (rest === undefined) return `days:${Number(days)}`;
  const isAfterMonth = afterMonth.some((phrase) => plainWord(phrase) === plainWord(rest));
  return isAfterMonth ? `after-month:${Number(days)}` : text;
}
