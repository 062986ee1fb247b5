import { addDays, addMonths } from '#app/domain/dates.ts';
import type { Cldr } from '#app/domain/language/cldr.ts';
import { bilingual, type DocumentLanguage } from '#app/domain/language/document-language.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import type { FillText } from '#app/domain/recurring/occurrence-draft.ts';
import { type Interval, occurrenceDay } from '#app/domain/recurring/series.ts';
import { documentLanguage } from '#app/i18n/document-languages.ts';
import { formatDay } from '#app/i18n/format/dates.ts';

const placeholder = /\{ *(month year|month|quarter|year|period)(?: *([+-]) *(\d{1,3}))? *\}/gi;

/** The occurrence, counted from 1, and the interval for which placeholders are filled in. */
type FilledFor = { interval: Interval; n: number };

/**
 * Fills in `{month}`, `{month year}`, `{quarter}`, `{year}` and `{period}` of an occurrence, each with an optional
 * offset: `{month+1}`. A period lasts from the occurrence's date to the day before the next. Other braces are kept.
 * @param words how the document's language names a quarter, `{quarter}` being its number
 */
export function fillPlaceholders(
  text: string,
  { interval, n }: FilledFor,
  { cldr, words }: { cldr: Cldr; words: { quarter: string } },
): string {
  const day = occurrenceDay(interval, n);
  return text.replace(placeholder, (_, name: string, sign?: string, digits?: string) => {
    const offset = Number(digits ?? 0) * (sign === '-' ? -1 : 1);
    switch (name.toLowerCase()) {
      case 'month':
        return nameMonth(addMonths(firstOfMonth(day), offset), cldr);
      case 'month year': {
        const month = addMonths(firstOfMonth(day), offset);
        return `${nameMonth(month, cldr)} ${month.slice(0, 4)}`;
      }
      case 'quarter': {
        const month = addMonths(firstOfMonth(day), 3 * offset);
        const number = Math.ceil(Number(month.slice(5, 7)) / 3);
        return words.quarter.replace('{quarter}', String(number));
      }
      case 'year':
        return addMonths(firstOfMonth(day), 12 * offset).slice(0, 4);
      default: {
        const from = occurrenceDay(interval, n + offset);
        const until = addDays(occurrenceDay(interval, n + offset + 1), -1);
        return from === until
          ? formatDay(from, cldr)
          : `${formatDay(from, cldr)} – ${formatDay(until, cldr)}`;
      }
    }
  });
}

/** Whether a text contains placeholders. */
export function hasPlaceholder(text: string): boolean {
  return text.search(placeholder) >= 0;
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** Names a month without a day; in the product's languages this is ICU's standalone name. */
function nameMonth(day: string, { language }: Cldr): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Creates a function that fills in an occurrence's texts, in the languages of its document. */
export function placeholderFiller(language: DocumentLanguage, of: FilledFor): FillText {
  const codes: Record<'first' | 'second', LanguageCode> = {
    first: language === bilingual ? 'fr-CA' : language,
    second: 'en-CA',
  };
  return (text, which) => fillPlaceholders(text, of, documentLanguage(codes[which]));
}
