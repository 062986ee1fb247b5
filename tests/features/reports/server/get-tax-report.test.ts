import { expect, test } from 'vitest';
import { addDays } from '#app/domain/dates.ts';
import { linesOnPage } from '#app/domain/lists/page-window.ts';
import type { ReportLine } from '#app/domain/reports/report-line.ts';
import type { ShownFigure, TaxReport } from '#app/domain/reports/tax-report.ts';
import {
  drawTaxReport,
  getTaxReport,
  type ReportQuestion,
  reportLines,
} from '#app/features/reports/server/get-tax-report.server.ts';
import { writeReportCsv } from '#app/features/reports/words/report-csv.ts';
import { copyInvoice } from '#tests/support/large-account.ts';
import { readAllRows } from '#tests/support/overview-model.ts';
import { queryPlansOf } from '#tests/support/query-plan.ts';
import { randomReportAccount, reportMiddle } from '#tests/support/report-account.ts';
import {
  invoicedByHand,
  type Ledger,
  movedByHand,
  receivedByHand,
} from '#tests/support/report-model.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const accounts = isFullStrain ? 1000 : 8;

/** A report's figures under the same names as the manually calculated ones. */
function ledgerOf({ currencies }: TaxReport): Ledger {
  const figures: [string, bigint][] = currencies.flatMap(({ currency, total, taxes }) => [
    [`${currency} net`, total.netMinor],
    [`${currency} tax`, total.taxMinor],
    [`${currency} beyond`, total.beyondMinor],
    ...taxes.flatMap(({ country, name, rate, reason, baseMinor, taxMinor, owedByClientMinor }) => {
      const key = `${country} ${name} ${rate ?? 'none'} ${reason}`;
      return [
        [`${currency} base ${key}`, baseMinor],
        [`${currency} tax ${key}`, taxMinor + owedByClientMinor],
      ] as [string, bigint][];
    }),
  ]);
  return new Map(figures.filter(([, figure]) => figure !== 0n));
}

const sorted = (ledger: Iterable<readonly [string, bigint]>) =>
  [...ledger].map(([key, figure]) => `${key} ${figure}`).sort();

test(`the reports of ${accounts} random accounts are sums of all their rows`, async () => {
  const random = createSeededRandom(9);
  for (let account = 0; account < accounts; account += 1) {
    const userId = await randomReportAccount(db, random);
    const rows = await readAllRows(db, userId);
    const from = addDays(reportMiddle, random(120) - 150);
    const period = { from, to: addDays(from, random(250)) };
    const invoiced = await getTaxReport(db, { userId, ...period, basis: 'invoice' });
    expect(sorted(ledgerOf(invoiced))).toEqual(sorted(invoicedByHand(rows, period)));

    const paid = await getTaxReport(db, { userId, ...period, basis: 'payment' });
    const { moved, undated } = movedByHand(rows, period);
    const told = paid.currencies.flatMap(({ currency, total }): [string, bigint][] => {
      const minor = total.netMinor + total.taxMinor + total.beyondMinor;
      return minor === 0n ? [] : [[currency, minor]];
    });
    expect(sorted(told)).toEqual(sorted(moved));
    expect(sorted(paid.undated.map(({ currency, minor }) => [currency, minor]))).toEqual(
      sorted(undated),
    );
    const byHand = [...receivedByHand(rows, period)];
    const isTold = ([key]: readonly [string, bigint]) => / tax .* | beyond$/.test(key);
    expect(sorted([...ledgerOf(paid)].filter(isTold))).toEqual(sorted(byHand.filter(isTold)));
  }
});

/** All pages of the lines behind a figure, which must have the given count. */
async function linesBehind(question: ReportQuestion, figure: ShownFigure, count: number) {
  const found: ReportLine[] = [];
  for (let page = 0; page * linesOnPage < count; page += 1) {
    const { shown } = await getTaxReport(db, question, { figure, page });
    expect(shown?.count).toBe(count);
    found.push(...(shown?.lines ?? []));
  }
  expect(found).toHaveLength(count);
  return found;
}

const sumOf = (lines: ReportLine[], figure: 'netMinor' | 'taxMinor' | 'beyondMinor') =>
  lines.reduce((sum, line) => sum + BigInt(line[figure]), 0n);

test('the lines of a currency, and those that exceed its invoices, add up to these figures', async () => {
  const userId = await randomReportAccount(db, createSeededRandom(4), 400);
  let beyonds = 0;
  for (const basis of ['invoice', 'payment'] as const) {
    const question = { userId, from: '2026-01-01', to: '2026-12-31', basis };
    const { currencies } = await getTaxReport(db, question);
    for (const { currency, count, total, beyondCount } of currencies) {
      const all = await linesBehind(question, { currency, sole: 'all' }, count);
      for (const figure of ['netMinor', 'taxMinor', 'beyondMinor'] as const) {
        expect(sumOf(all, figure)).toBe(total[figure]);
      }
      const beyond = await linesBehind(question, { currency, sole: 'beyond' }, beyondCount);
      expect(sumOf(beyond, 'beyondMinor')).toBe(total.beyondMinor);
      expect(beyond.filter(({ beyondMinor }) => beyondMinor === 0)).toEqual([]);
      beyonds += beyondCount;
    }
  }
  expect(beyonds).toBeGreaterThan(0);
});

test('thousands of invoices are read in pages of a thousand, and their PDF stays small', async () => {
  const settings = await createSampleUser(db, { invoiceLimit: -1 });
  const { userId } = settings;
  const count = 3000;
  const first = await saveSample(db, settings, { invoiceDate: '2026-03-15' });
  await copyInvoice(db, first, count - 1, 'COPY');
  const asked = database.open();
  const question = { userId, from: '2026-01-01', to: '2026-12-31', basis: 'invoice' as const };
  const report = await getTaxReport(asked, question);
  expect(asked.stats.trips).toBe(count / 1000 + 1);
  expect(report.currencies).toMatchObject([
    { currency: 'USD', parts: [{ count }], total: { netMinor: 13_866n * BigInt(count) } },
  ]);
  let rows = 0;
  for await (const piece of writeReportCsv(reportLines(db, question))) {
    rows += piece.split('\r\n').length - 1;
  }
  expect(rows).toBe(count + 1);
  const texts = { name: 'Wren', address: '1 Road', postalCode: '', email: '', phone: '' };
  const paper = { country: 'us', paper: 'letter' } as const;
  const seller = { ...texts, ...paper, website: '', taxNumber: '' };
  const pdf = await drawTaxReport(db, question, { seller, today: '2026-12-31' });
  expect(pdf?.length).toBeLessThan(100_000);
});

test('another user’s documents are not counted', async () => {
  const { userId } = await createSampleUser(db);
  for (const basis of ['invoice', 'payment'] as const) {
    const question = { userId, from: '1000-01-01', to: '9999-12-31', basis };
    const empty = { basis, currencies: [], undated: [], shown: null };
    expect(await getTaxReport(db, question)).toEqual(empty);
  }
});

test('no query scans an entire table', async () => {
  const userId = await randomReportAccount(db, createSeededRandom(3));
  for (const basis of ['invoice', 'payment'] as const) {
    const plans = await queryPlansOf(db, () =>
      getTaxReport(db, { userId, from: '2026-01-01', to: '2026-12-31', basis }),
    );
    const read = plans.filter((plan) => /(SCAN|SEARCH) (invoices|payments)/.test(plan));
    expect(read.length).toBeGreaterThan(1);
    expect(read.filter((plan) => plan.startsWith('SCAN'))).toEqual([]);
  }
});
