import { expect, test } from 'vitest';
import { isCreditable } from '#app/domain/invoices/status.ts';

test('a credit note is only offered if the invoice has an amount', () => {
  expect(isCreditable({ status: 'paid', totalMinor: 1 })).toBe(true);
  expect(isCreditable({ status: 'unpaid', totalMinor: 16_501 })).toBe(true);
  expect(isCreditable({ status: 'paid', totalMinor: 0 })).toBe(false);
  expect(isCreditable({ status: 'void', totalMinor: 1 })).toBe(false);
  expect(isCreditable({ status: 'credited', totalMinor: 1 })).toBe(false);
});
