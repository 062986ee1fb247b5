import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeFileName, startPdfNames, zipFileName } from '#app/domain/invoices/file-names.ts';
import {
  digitsAfterPrefix,
  formatInvoiceNumber,
  nextInvoiceNumber,
  numberAfterJump,
  numberAfterPrefix,
} from '#app/domain/invoices/invoice-number.ts';

describe('file names', () => {
  it.each([
    ['../../etc/passwd', '_.._etc_passwd'],
    ['a/b\\c:d*e?f"g<h>i|j;k%l', 'a_b_c_d_e_f_g_h_i_j_k_l'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['', 'invoice'],
    ['aux.2026', '_aux.2026'],
    ['x'.repeat(300), 'x'.repeat(120)],
  ])('%j becomes %j', (text, name) => expect(safeFileName(text)).toBe(name));

  it('are safe whatever the number is, and unchanged when sanitized again', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(text, (number) => {
        const name = safeFileName(number);
        expect(name).toMatch(/^[^/\\:*?"<>|;%\p{Cc}]+$/u);
        expect(name).not.toMatch(/^[. ]|[. ]$/);
        expect(safeFileName(name)).toBe(name);
      }),
    );
  });

  it('of zips have both dates of the filter, or the current date', () => {
    const [from, to, today] = ['2026-01-01', '2026-01-31', '2026-03-01'];
    expect(zipFileName({ from, to, today })).toBe('invoices_2026-01-01_2026-01-31.zip');
    for (const days of [
      { from, to: null },
      { from: null, to },
      { from: null, to: null },
    ]) {
      expect(zipFileName({ ...days, today })).toBe('invoices_2026-03-01.zip');
    }
  });

  it('within a zip are the invoice numbers, unique even case-insensitively', () => {
    const nameOf = startPdfNames();
    expect(['INV-001', 'A/1', 'a:1', 'A_1', 'A_1 (2)', ''].map(nameOf)).toEqual([
      'INV-001.pdf',
      'A_1.pdf',
      'a_1 (2).pdf',
      'A_1 (3).pdf',
      'A_1 (2) (2).pdf',
      'invoice.pdf',
    ]);
  });
});

it.each([
  ['INV-', 1, null, 'INV-001'],
  ['INV-', 1, '001', 'INV-002'],
  ['INV-', 1, '1', 'INV-002'],
  ['INV-', 1, '9999', 'INV-10000'],
  ['INV-', 500, '012', 'INV-500'],
  ['INV-', 500, '500', 'INV-501'],
])(
  'the next invoice number: prefix %s, start %i, last %s: %s',
  (prefix, startingNumber, lastNumber, next) => {
    expect(nextInvoiceNumber({ prefix, startingNumber, lastNumber })).toBe(next);
  },
);

it.each([
  ['002', 'INV-1002', null],
  ['002', 'INV-1003', 'INV-1004'],
  ['002', 'INV-9999', 'INV-10000'],
  ['002', 'INV-009999', 'INV-010000'],
  [null, 'INV-9999', 'INV-10000'],
  ['002', 'INV-999999999999999', null],
  ['002', null, null],
])('a number that jumped far ahead: after %j, newest %j: %j', (lastNumber, newest, asked) => {
  const numbering = { prefix: 'INV-', startingNumber: 1, lastNumber };
  expect(numberAfterJump(numbering, newest)).toBe(asked);
});

describe('the last number', () => {
  it.each([
    ['INV-007', 7],
    ['INV-12a', null],
    ['inv-12', null],
    ['INV-９', null],
    [`INV-${'9'.repeat(16)}`, null],
  ])('of %s is %s', (number, expected) => {
    expect(numberAfterPrefix(number, 'INV-')).toBe(expected);
  });

  it('a prefix with special characters is taken literally', () => {
    expect(numberAfterPrefix('A.*1', 'A.*')).toBe(1);
    expect(numberAfterPrefix('ABB1', 'A.*')).toBeNull();
  });
});

it('a sequence never repeats and always increases by one', () => {
  const starts = fc.integer({ min: 1, max: 999_999 });
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), starts, (prefix, startingNumber) => {
      let lastNumber: string | null = null;
      for (let index = 0; index < 20; index += 1) {
        const next = nextInvoiceNumber({ prefix, startingNumber, lastNumber });
        expect(next).toBe(formatInvoiceNumber(prefix, startingNumber + index));
        lastNumber = digitsAfterPrefix(next, prefix);
      }
    }),
  );
});
