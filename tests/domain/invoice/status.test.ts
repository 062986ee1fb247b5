import { describe, expect, it } from 'vitest';
import {
  deriveStatus,
  isUnderChip,
  readStatus,
  statusChangedMessage,
  statusChips,
  statusLabels,
  toggledStatus,
} from '#app/domain/invoice/status.ts';

const today = '2026-03-10';

describe('the shown status', () => {
  it.each([
    ['unpaid', '2026-03-09', 'overdue'],
    ['unpaid', '2026-03-10', 'due_soon'],
    ['unpaid', '2026-03-11', 'due_soon'],
    ['unpaid', '2026-03-15', 'due_soon'],
    ['unpaid', '2026-03-16', 'unpaid'],
    ['paid', '2026-03-09', 'paid'],
    ['paid', '2026-03-12', 'paid'],
    ['overdue', '2026-04-30', 'overdue'],
    ['unpaid', 'someday', 'unpaid'],
  ] as const)('%s, due %s: %s', (status, dueDate, shown) => {
    expect(deriveStatus({ status, dueDate }, today)).toBe(shown);
  });

  it('has its label', () => {
    expect(Object.values(statusLabels)).toEqual(['Paid', 'Unpaid', 'Overdue', 'Due soon']);
  });
});

it('a click makes paid unpaid and everything else paid', () => {
  expect(toggledStatus('paid')).toBe('unpaid');
  for (const status of ['unpaid', 'overdue', 'due_soon'] as const) {
    expect(toggledStatus(status)).toBe('paid');
  }
  expect(statusChangedMessage('paid')).toBe('Invoice marked as paid!');
});

it('an unknown stored status counts as unpaid', () => {
  expect(['paid', 'overdue', 'draft', null].map(readStatus)).toEqual([
    'paid',
    'overdue',
    'unpaid',
    'unpaid',
  ]);
});

it('Unpaid holds everything not paid, Due soon and Overdue are parts of it', () => {
  const under = (status: Parameters<typeof isUnderChip>[0]) =>
    statusChips.filter((chip) => isUnderChip(status, chip));
  expect(under('paid')).toEqual(['all', 'paid']);
  expect(under('unpaid')).toEqual(['all', 'unpaid']);
  expect(under('due_soon')).toEqual(['all', 'unpaid', 'due_soon']);
  expect(under('overdue')).toEqual(['all', 'unpaid', 'overdue']);
});
