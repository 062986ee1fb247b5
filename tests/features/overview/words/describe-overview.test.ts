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

const average = (days: number, count: number) =>
  describeOverview({ ...nothing, days: { days, count } }, { ...around, listed: null }).average
    ?.text;

test('a month’s payments have its name in the form without a day', () => {
  expect(titled('2026-05')).toBe('Payments of May 2026 · CAD');
  const inFrench = inLanguage('fr-CA', () => titled('2025-08'));
  expect(inFrench).toBe('Paiements · août 2025 · CAD');
  expect(inLanguage('ru', () => titled('2026-05'))).toBe('Платежи за май 2026 · CAD');
});

test('an average has the plural form of its language', () => {
  expect(average(3, 3)).toBe('1 day, over 3 payments');
  expect(average(40, 20)).toBe('2 days, over 20 payments');
  expect(inLanguage('fr-CA', () => average(1, 3))).toBe('0 jour, sur 3 paiements');
  expect(inLanguage('ru', () => average(21, 1))).toBe('21 день, по 1 платежу');
});
