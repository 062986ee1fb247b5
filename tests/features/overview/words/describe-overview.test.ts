import { expect, test } from 'vitest';
import { pathsOf } from '#app/domain/navigation/page-paths.ts';
import type { OverviewFigures } from '#app/domain/overview/overview.ts';
import { describeOverview } from '#app/features/overview/words/describe-overview.ts';
import { inLanguage } from '#app/i18n/current-language.ts';

const nothing: OverviewFigures = {
  owed: [],
  months: [],
  debtors: [],
  opened: [],
  undelivered: [],
  estimates: [],
  recurring: [],
  payments: [],
  days: { days: 0, count: 0 },
};

const around = {
  country: 'ca' as const,
  paths: pathsOf('web', 'ca'),
  path: '/ca/overview',
  timeZone: null,
  today: '2026-07-01',
  since: '2025-08-01',
};

const titled = (month: string) => {
  const listed = { of: { month, currency: 'CAD' }, page: 0 } as const;
  return describeOverview(nothing, { ...around, listed }).payments?.title;
};

function average(days: number, count: number) {
  const figures = { ...nothing, days: { days, count } };
  const { text, about } = describeOverview(figures, { ...around, listed: null }).average ?? {};
  return `${text}: ${about}`;
}

test('a month’s payments have its name in the form without a day', () => {
  expect(titled('2026-05')).toBe('Payments in May 2026 · CAD');
  const inFrench = inLanguage('fr-CA', () => titled('2025-08'));
  expect(inFrench).toBe('Paiements · août 2025 · CAD');
  expect(inLanguage('ru', () => titled('2026-05'))).toBe('Платежи за май 2026 · CAD');
});

test('an average has the plural form of its language', () => {
  const since = 'on paid invoices since 1 Aug 2025. Days are counted from the invoice date.';
  expect(average(1, 1)).toBe(`1 day: Based on 1 payment ${since}`);
  expect(average(40, 20)).toBe(`2 days: Based on 20 payments ${since}`);
  expect(inLanguage('fr-CA', () => average(1, 3))).toMatch(/^0 jour: D’après 3 paiements /);
  expect(inLanguage('ru', () => average(21, 1))).toMatch(/^21 день: Учтён 1 платёж /);
});
