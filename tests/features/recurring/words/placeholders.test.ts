import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import type { Interval } from '#app/domain/recurring/series.ts';
import { fillPlaceholders } from '#app/features/recurring/words/placeholders.ts';
import { cldrIn } from '#app/i18n/cldr/every-language.ts';

const monthly: Interval = { anchor: '2026-10-31', first: 1, unit: 'month', every: 1 };
const fillIn = (text: string, n: number, language: LanguageCode = 'en-GB', interval = monthly) =>
  fillPlaceholders(
    text,
    { interval, n },
    {
      cldr: cldrIn(language),
      words: { quarter: language === 'fr-CA' ? 'T{quarter}' : 'Q{quarter}' },
    },
  );

describe('the filled-in placeholders', () => {
  test.each([
    ['Hosting {month}', 1, 'Hosting October'],
    ['Hosting {month year}', 2, 'Hosting November 2026'],
    ['{month+1}', 1, 'November'],
    ['{Month -1}', 4, 'December'],
    ['{month year+3}', 1, 'January 2027'],
    ['{quarter} {year}', 4, 'Q1 2027'],
    ['{quarter-1} of {year-1}', 1, 'Q3 of 2025'],
    ['{period}', 1, '31 Oct 2026 – 29 Nov 2026'],
    ['{period+1}', 1, '30 Nov 2026 – 30 Dec 2026'],
    ['{name} {} {month', 1, '{name} {} {month'],
  ])('%s of occurrence %i is %s', (text, n, filled) => {
    expect(fillIn(text, n)).toBe(filled);
  });

  test('are in the document’s language, with months as they are named without a day', () => {
    expect(fillIn('{month year}', 2, 'ru')).toBe('ноябрь 2026');
    expect(fillIn('{month year}, {quarter}', 2, 'fr-CA')).toBe('novembre 2026, T4');
  });

  test('a month after the 31st is the next one, and none is skipped', () => {
    const names = Array.from({ length: 5 }, (_, at) => fillIn('{month}', at + 4));
    expect(names).toEqual(['January', 'February', 'March', 'April', 'May']);
    expect(fillIn('{month+1}', 4)).toBe('February');
  });

  test('a period of one day is that day', () => {
    expect(
      fillIn('{period}', 3, 'en-GB', { anchor: '2026-01-01', first: 1, unit: 'day', every: 1 }),
    ).toBe('3 Jan 2026');
  });
});
