import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#app/domain/dates.ts';
import { getCharged } from '#app/domain/documents/charged.ts';
import {
  lastQuarter,
  parseReportAddress,
  periodFault,
  reportPeriods,
  writeReportAddress,
} from '#app/domain/reports/report-address.ts';
import {
  linesOfMoney,
  type ReportedDocument,
  type ReportedEntry,
} from '#app/domain/reports/report-line.ts';
import { plainLine } from '#tests/support/plain-line.ts';
import { type RandomInvoice, randomInvoice } from '#tests/support/random-invoices.ts';
import { sampleContent } from '#tests/support/sample-content.ts';

function documentOf(figures: Partial<RandomInvoice>): ReportedDocument {
  const content = sampleContent(figures);
  const charged = getCharged(content);
  if (!charged) throw new Error('too large');
  return {
    id: 'i',
    kind: 'invoice',
    number: 'INV-1',
    clientName: 'Finch',
    country: 'uk',
    currency: content.currency,
    day: '2026-01-01',
    charged,
  };
}

let made = 0;
const entry = (changes: Partial<ReportedEntry>): ReportedEntry => {
  made += 1;
  return {
    id: `e${made}`,
    kind: 'payment',
    origin: 'hand',
    amountMinor: 1,
    day: '2026-04-01',
    undoes: null,
    ...changes,
  };
};

const sumOf = <Row>(rows: Row[], figure: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + figure(row), 0);

const vat = (rate: number, unitPriceMinor: number) => {
  const line = { description: 'Work', quantityHundredths: 100, unitPriceMinor };
  return plainLine({ ...line, taxRateThousandths: rate * 1000 });
};
const chargedFor = (...items: ReturnType<typeof vat>[]) => documentOf({ items }).charged;

describe('money by date', () => {
  test('an invoice’s payments add up to its taxes, whatever they are and in whatever order', () => {
    const step = fc.record({ share: fc.integer({ min: 1, max: 99 }), days: fc.nat(90) });
    fc.assert(
      fc.property(randomInvoice, fc.array(step, { maxLength: 6 }), (figures, steps) => {
        const document = documentOf(figures);
        const { total, taxes } = document.charged;
        if (total <= 0) return;
        let left = total;
        const entries = steps.flatMap(({ share, days }) => {
          const amountMinor = Math.floor((left * share) / 100);
          if (amountMinor === 0) return [];
          left -= amountMinor;
          return [entry({ amountMinor, day: addDays('2026-04-01', days) })];
        });
        const last = entry({ amountMinor: left, day: '2026-05-01' });
        const lines = linesOfMoney(document, [...entries, last], new Map());
        for (const { netMinor, taxMinor, beyondMinor } of lines) {
          expect(Number.isSafeInteger(netMinor + taxMinor)).toBe(true);
          expect(beyondMinor).toBe(0);
        }
        const charged = taxes.filter(({ isOwedByClient }) => !isOwedByClient);
        expect(sumOf(lines, ({ taxMinor }) => taxMinor)).toBe(sumOf(charged, (tax) => tax.figure));
        expect(sumOf(lines, ({ netMinor, taxMinor }) => netMinor + taxMinor)).toBe(total);
        const parts = lines.flatMap((line) => line.taxes);
        for (const { key, figure } of charged) {
          const own = parts.filter((part) => part.key === `uk ${key}`);
          expect(sumOf(own, ({ taxMinor }) => taxMinor)).toBe(figure);
        }
      }),
    );
  });

  test('thirds of 100.00 including 16.67 of tax differ by a cent, so that they add up', () => {
    const thirds = [3333, 3333, 3334].map((amountMinor, at) =>
      entry({ amountMinor, day: addDays('2026-04-01', at) }),
    );
    const lines = linesOfMoney(documentOf({ items: [vat(20, 8333)] }), thirds, new Map());
    expect(lines.map(({ netMinor, taxMinor }) => [netMinor, taxMinor])).toEqual([
      [2777, 556],
      [2778, 555],
      [2778, 556],
    ]);
  });

  test('a credit note for a paid invoice counts when the money is returned', () => {
    const paid = entry({ amountMinor: 17_000 });
    const entries = [
      paid,
      entry({ kind: 'credited', amountMinor: 6000, undoes: 'n', day: '2026-05-01' }),
      entry({ kind: 'refund', amountMinor: 6000, undoes: paid.id, day: '2026-07-01' }),
    ];
    const notes = new Map([['n', chargedFor(vat(20, 5000))]]);
    const document = documentOf({ items: [vat(20, 10_000), vat(0, 5000)] });
    const lines = linesOfMoney(document, entries, notes);
    expect(lines.map(({ day, netMinor, taxMinor }) => [day, netMinor, taxMinor])).toEqual([
      ['2026-04-01', 15_000, 2000],
      ['2026-07-01', -5000, -1000],
    ]);
  });

  test('a credit note for a partly paid invoice says what that part was for', () => {
    const entries = [
      entry({ amountMinor: 12_000 }),
      entry({ kind: 'credited', amountMinor: 12_000, undoes: 'n', day: '2026-05-01' }),
    ];
    const notes = new Map([['n', chargedFor(vat(0, 12_000))]]);
    const document = documentOf({ items: [vat(20, 10_000), vat(0, 12_000)] });
    const lines = linesOfMoney(document, entries, notes);
    expect(lines.map(({ part, netMinor, taxMinor }) => [part, netMinor, taxMinor])).toEqual([
      ['payments', 11_000, 1000],
      ['changes', -1000, 1000],
    ]);
  });

  test('money above the invoice is for no sale, and credit used elsewhere uses only that', () => {
    const entries = [
      entry({ amountMinor: 15_000 }),
      entry({ kind: 'used', amountMinor: 3000, undoes: 'x', day: '2026-04-09' }),
    ];
    const lines = linesOfMoney(documentOf({ items: [vat(20, 10_000)] }), entries, new Map());
    expect(lines.map(({ taxMinor, beyondMinor }) => [taxMinor, beyondMinor])).toEqual([
      [2000, 3000],
      [0, -3000],
    ]);
  });

  test.each([null, '2026-03-01'])(
    'a payment of %s that its seller reversed counts nowhere',
    (day) => {
      const document = documentOf({ items: [vat(20, 10_000)] });
      const mistake = entry({ amountMinor: 12_000, day });
      const known = entry({ amountMinor: 6000 });
      const undo = { kind: 'reversal' as const, amountMinor: 12_000, undoes: mistake.id };
      const reversal = entry({ ...undo, day: '2026-07-01' });
      const lines = linesOfMoney(document, [mistake, reversal, known], new Map());
      expect(lines.map(({ id, taxMinor }) => [id, taxMinor])).toEqual([[known.id, 1000]]);
      const lost = entry({ ...undo, origin: 'card', day: '2026-07-01' });
      const parts = linesOfMoney(document, [mistake, lost], new Map()).map(({ part }) => part);
      expect(parts).toEqual(['payments', 'refunds']);
    },
  );
});

const spans = (...asked: Parameters<typeof reportPeriods>) =>
  reportPeriods(...asked).map(({ name, from, to }) => `${name} ${from} ${to}`);

describe('the periods of a country', () => {
  test('are months, quarters and the tax year', () => {
    expect(spans('au', '2026-07-01')).toEqual([
      'thisMonth 2026-07-01 2026-07-31',
      'lastMonth 2026-06-01 2026-06-30',
      'quarter 2026-07-01 2026-09-30',
      'quarter 2026-04-01 2026-06-30',
      'quarter 2026-01-01 2026-03-31',
      'quarter 2025-10-01 2025-12-31',
      'thisTaxYear 2026-07-01 2027-06-30',
      'lastTaxYear 2025-07-01 2026-06-30',
    ]);
  });

  test.each([
    ['uk', '2026-04-05', '2025-04-06 2026-04-05'],
    ['uk', '2026-04-06', '2026-04-06 2027-04-05'],
    ['au', '2026-06-30', '2025-07-01 2026-06-30'],
    ['us', '2026-01-01', '2026-01-01 2026-12-31'],
  ] as const)('in %s on %s the year is %s', (country, today, year) => {
    expect(spans(country, today).at(-2)).toMatch(new RegExp(`${year}$`));
  });

  test('end with the previous quarter as the default', () => {
    expect(lastQuarter('2026-01-31')).toEqual({ from: '2025-10-01', to: '2025-12-31' });
  });
});

describe('the URL of a report', () => {
  const today = '2026-07-09';

  test('is read as it was written', () => {
    const asked = { from: '2026-01-01', to: '2026-03-31', basis: 'payment' as const };
    for (const figure of [
      { currency: 'GBP', part: 'refunds' },
      { currency: 'JPY', tax: 'uk [null,["",200000]]' },
      { currency: 'CAD', sole: 'undated' },
      { currency: 'AUD', sole: 'all' },
    ] as const) {
      const shown = { figure, page: 3 };
      const address = new URLSearchParams(writeReportAddress({ ...asked, shown }));
      expect(parseReportAddress(address, today)).toEqual({ ...asked, shown, fault: null });
    }
  });

  test.each(['currency=GBP&part=all', 'part=sales', 'currency=toString&part=sales'])(
    'with %s shows no lines',
    (query) => {
      expect(parseReportAddress(new URLSearchParams(query), today).shown).toBeNull();
    },
  );

  test('has no period if dates don’t exist or are reversed', () => {
    expect(periodFault('2026-02-29', '2026-03-01')).toBe('days');
    expect(periodFault('', '')).toBe('days');
    expect(periodFault('2026-03-02', '2026-03-01')).toBe('order');
    expect(periodFault('2026-03-01', '2026-03-01')).toBeNull();
  });
});
