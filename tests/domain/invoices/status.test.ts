import { describe, expect, it } from 'vitest';
import {
  deriveStatus,
  editBlockReason,
  isMarkable,
  toggledStatus,
} from '#app/domain/invoices/status.ts';

const today = '2026-03-10';

describe('the displayed status', () => {
  it.each([
    ['unpaid', '2026-03-09', 'overdue'],
    ['unpaid', '2026-03-10', 'due_soon'],
    ['unpaid', '2026-03-11', 'due_soon'],
    ['unpaid', '2026-03-15', 'due_soon'],
    ['unpaid', '2026-03-16', 'unpaid'],
    ['paid', '2026-03-09', 'paid'],
    ['paid', '2026-03-12', 'paid'],
    ['overdue', '2026-04-30', 'overdue'],
    ['void', '2026-03-09', 'void'],
    ['unpaid', 'someday', 'unpaid'],
  ] as const)('%s, due %s: %s', (status, dueDate, shown) => {
    expect(deriveStatus({ status, dueDate }, today)).toBe(shown);
  });
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
