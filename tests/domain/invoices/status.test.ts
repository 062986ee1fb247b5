import { describe, expect, it, test } from 'vitest';
import { addressLines } from '#app/domain/invoices/address-lines.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { quickRanges } from '#app/domain/invoices/list-view.ts';
import {
  deriveStatus,
  editBlockReason,
  isCreditable,
  isMarkable,
  toggledStatus,
} from '#app/domain/invoices/status.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { invoiceContent } from '#tests/fixtures/golden-invoices.ts';
import { sheetOf } from '#tests/support/sheet-of.ts';

const today = '2026-03-10';

it.each([
  ['unpaid', '2026-03-09', 'overdue'],
  ['unpaid', '2026-03-10', 'due_soon'],
  ['unpaid', '2026-03-15', 'due_soon'],
  ['unpaid', '2026-03-16', 'unpaid'],
  ['paid', '2026-03-09', 'paid'],
  ['void', '2026-03-09', 'void'],
  ['unpaid', 'someday', 'unpaid'],
] as const)('the displayed status: %s, due %s: %s', (status, dueDate, shown) => {
  expect(deriveStatus({ status, dueDate }, today)).toBe(shown);
});

it('clicking makes paid unpaid and everything else paid', () => {
  expect(toggledStatus('paid')).toBe('unpaid');
  for (const status of ['unpaid', 'overdue', 'due_soon'] as const) {
    expect(toggledStatus(status)).toBe('paid');
  }
});

it('an invoice with a zero total is paid, can be edited and is never marked', () => {
  const nothing = { status: 'paid', totalMinor: 0, paidMinor: 0 } as const;
  expect([editBlockReason(nothing), isMarkable(nothing)]).toEqual([null, false]);
  expect(editBlockReason({ ...nothing, paidMinor: 100 })).toBe('paid');
  const paid = { status: 'paid', totalMinor: 100, paidMinor: 100 } as const;
  expect([editBlockReason(paid), isMarkable(paid)]).toEqual(['paid', true]);
  expect(isMarkable({ status: 'overdue', totalMinor: 100 })).toBe(true);
  expect(isMarkable({ status: 'void', totalMinor: 100 })).toBe(false);
});

test('a credit note is only offered if the invoice has an amount', () => {
  expect(isCreditable({ status: 'paid', totalMinor: 1 })).toBe(true);
  expect(isCreditable({ status: 'paid', totalMinor: 0 })).toBe(false);
  expect(isCreditable({ status: 'void', totalMinor: 1 })).toBe(false);
  expect(isCreditable({ status: 'credited', totalMinor: 1 })).toBe(false);
});

describe('the lines of an address', () => {
  it.each([
    ['US', '12 Oak Street\nPortland, OR', '97202', ['12 Oak Street', 'Portland, OR 97202']],
    ['US', '1 Oak St\nBend, OR\nU.S.A.', '97202', ['1 Oak St', 'Bend, OR 97202', 'U.S.A.']],
    ['CA', '1 Oak St\nBath ON\nCanada', 'M5V 2T6', ['1 Oak St', 'Bath ON M5V 2T6', 'Canada']],
  ])('in %s have the postal code on the city’s line: %j', (region, typed, code, lines) => {
    expect(addressLines(typed, code, region)).toEqual(lines);
  });

  it.each([
    ['GB', '2 High Street\nLondon', 'SW1A 1AA', ['2 High Street', 'London', 'SW1A 1AA']],
    ['US', '', '97202', ['97202']],
    ['US', '12 Oak Street\nPortland, OR 97202', '97202', ['12 Oak Street', 'Portland, OR 97202']],
    ['CA', '1 King Street\nToronto ON M5V2T6', 'M5V 2T6', ['1 King Street', 'Toronto ON M5V2T6']],
    ['US', '12 Oak Street\n\nPortland, OR', null, ['12 Oak Street', 'Portland, OR']],
  ])('in %s are unchanged, or have the code on its own line: %j', (region, typed, code, lines) => {
    expect(addressLines(typed, code, region)).toEqual(lines);
  });
});

function describedIn(country: 'uk' | 'us', changes: Partial<InvoiceContent>): string[] {
  const content = invoiceContent(country, { items: [], ...changes });
  const result = calculateTotals(content);
  if (!result.ok) throw new Error(result.reason);
  const pictures = { logo: null, signature: null };
  return sheetOf({ content, totals: result.totals, status: 'unpaid', ...pictures }).to.addressLines;
}

it.each([
  ['uk', 'DE', 'Am Ufer 3\n10997 Berlin', ['Am Ufer 3', '10997 Berlin', 'Germany']],
  ['us', 'GB', '1 High St', ['1 High St', 'United Kingdom']],
  ['uk', 'GB', '1 High St\nLeeds', ['1 High St', 'Leeds']],
  ['uk', null, '1 High St\nLeeds', ['1 High St', 'Leeds']],
  // Typed by the seller.
  ['uk', 'DE', 'Am Ufer 3\n10997 Berlin, GERMANY ', ['Am Ufer 3', '10997 Berlin, GERMANY']],
  ['uk', 'GE', 'Georgia Street 5\nTbilisi', ['Georgia Street 5', 'Tbilisi', 'Georgia']],
] as const)('a seller in %s, a client in %s: %j', (country, clientRegion, clientAddress, lines) => {
  expect(describedIn(country, { clientAddress, clientRegion })).toEqual(lines);
});

const rangesOn = (today: string) =>
  quickRanges(today).map(({ name, from, to }) => `${name}: ${from} to ${to}`);

test('the quick ranges are whole months, quarters and years around the seller-local date', () => {
  expect(rangesOn('2026-11-21')).toEqual([
    'thisMonth: 2026-11-01 to 2026-11-30',
    'lastMonth: 2026-10-01 to 2026-10-31',
    'thisQuarter: 2026-10-01 to 2026-12-31',
    'thisYear: 2026-01-01 to 2026-12-31',
  ]);
  expect(rangesOn('2028-03-31').slice(1, 3)).toEqual([
    'lastMonth: 2028-02-01 to 2028-02-29',
    'thisQuarter: 2028-01-01 to 2028-03-31',
  ]);
  expect(rangesOn('2027-01-01').slice(0, 3)).toEqual([
    'thisMonth: 2027-01-01 to 2027-01-31',
    'lastMonth: 2026-12-01 to 2026-12-31',
    'thisQuarter: 2027-01-01 to 2027-03-31',
  ]);
});
