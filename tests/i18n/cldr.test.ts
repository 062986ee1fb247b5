import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cldrIn } from '#app/i18n/cldr/every-language.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { formatDate, formatDay, formatLongDate, formatMonth } from '#app/i18n/format/dates.ts';
import { formatList } from '#app/i18n/format/list.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { formatCount, formatNumber, formatPercent } from '#app/i18n/format/number.ts';
import { formatDuration } from '#app/i18n/format/time.ts';
import { prepareCldr } from '#scripts/prepare-cldr.ts';
import { projectRoot } from '#scripts/project-root.ts';
import { prepareRegionNames } from '#scripts/region-names.ts';

const committed = (name: string, folder = 'cldr') =>
  readFileSync(join(projectRoot, 'app/i18n', folder, name), 'utf8');
// Another CLDR release may format differently.
const isSameRelease = committed('ru.ts').includes(`from CLDR ${process.versions.cldr} (`);

it('uses the language that is being rendered, and English outside of it', () => {
  expect(formatCount(1234)).toBe('1,234');
  expect(inLanguage('fr-CA', () => formatMoney(123450, 'CAD', 'ca'))).toBe('1\u00a0234,50\u00a0$');
  expect(inLanguage('ru', () => formatDay('2026-11-21'))).toBe('21 нояб. 2026\u00a0г.');
});

describe.runIf(isSameRelease)('the tables', () => {
  it('match the output of scripts/prepare-cldr.ts', () => {
    for (const [name, text] of prepareCldr()) expect(committed(name), name).toBe(text);
    for (const [name, text] of prepareRegionNames())
      expect(committed(name, 'regions'), name).toBe(text);
  });

  const usual = (text: string) => text.replace(/\s/g, ' ');
  const dates = Array.from(
    { length: 12 },
    (_, month) => new Date(Date.UTC(2026, month, month * 2 + 1)),
  );

  it.each(['fr-CA', 'ru'] as const)('format like Intl in %s', (language) => {
    const cldr = cldrIn(language);
    const counted = (text: string) =>
      usual(language === 'fr-CA' ? text.replace(/^1 /, '1er ') : text);
    const inUtc = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    for (const date of dates) {
      const day = date.toISOString().slice(0, 10);
      const short = inUtc({ dateStyle: 'medium' }).format(date);
      expect(usual(formatDay(day, cldr))).toBe(counted(short));
      const long = inUtc({ dateStyle: 'long' }).format(date);
      expect(usual(formatLongDate(day, 'us', cldr))).toBe(counted(long));
      expect(formatDate(day, 'us', cldr)).toBe(inUtc({ dateStyle: 'short' }).format(date));
      const month = inUtc({ month: 'short', year: 'numeric' }).format(date);
      expect(formatMonth(day.slice(0, 7), cldr)).toBe(usual(month).replace(' г.', ''));
    }
    const types = { and: 'conjunction', or: 'disjunction' } as const;
    for (const some of ['a', 'ab', 'abc', 'abcd'].map((names) => [...names])) {
      for (const kind of ['and', 'or'] as const) {
        const list = new Intl.ListFormat(language, { type: types[kind] });
        expect(formatList(some, cldr, kind)).toBe(list.format(some));
      }
    }
    for (const minutes of [1, 2, 5, 21, 45, 60, 120, 300, 1260]) {
      const [count, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
      const intl = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
      expect(formatDuration(minutes, cldr)).toBe(intl.format(count));
    }
  });

  it.each(['en-US', 'en-GB', 'en-CA', 'en-AU', 'fr-CA', 'ru'] as const)(
    'format numbers and percentages like Intl in %s',
    (language) => {
      const cldr = cldrIn(language);
      const options = { minimumFractionDigits: 3 } as const;
      const number = new Intl.NumberFormat(language, options);
      const percent = new Intl.NumberFormat(language, { ...options, style: 'percent' });
      fc.assert(
        fc.property(fc.integer({ min: -1e10, max: 1e10 }), (thousandths) => {
          const decimal = (thousandths / 1000).toFixed(3);
          expect(formatNumber(decimal, cldr)).toBe(number.format(Number(decimal)));
        }),
      );
      expect(formatPercent('9.975', cldr)).toBe(percent.format(0.09975));
    },
  );
});
