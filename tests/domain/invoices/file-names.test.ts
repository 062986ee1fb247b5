import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeFileName, startPdfNames, zipFileName } from '#app/domain/invoices/file-names.ts';

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
    const few = fc.constantFrom('a', 'A', 'a (2)', 'A/', 'a_', '', '.');
    fc.assert(
      fc.property(fc.array(few), (numbers) => {
        const names = numbers.map(startPdfNames()).map((name) => name.toLowerCase());
        expect(new Set(names).size).toBe(numbers.length);
      }),
    );
  });
});
