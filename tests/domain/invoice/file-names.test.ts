import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pdfFileName, safeFileName } from '#app/domain/invoice/file-names.ts';

describe('file names', () => {
  it('are those of the specification', () => {
    expect(pdfFileName({ invoiceNumber: 'INV-001', invoiceDate: '2026-03-01' })).toBe(
      'INV-001-2026-03-01.pdf',
    );
  });

  it.each([
    ['../../etc/passwd', '_.._etc_passwd'],
    ['a/b\\c:d*e?f"g<h>i|j;k%l', 'a_b_c_d_e_f_g_h_i_j_k_l'],
    ['line\r\nSet-Cookie: x', 'lineSet-Cookie_ x'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['...', 'invoice'],
    ['', 'invoice'],
    ['CON', '_CON'],
    ['Rechnung Ü 7', 'Rechnung Ü 7'],
    ['x'.repeat(300), 'x'.repeat(120)],
  ])('%j becomes %j', (text, name) => expect(safeFileName(text)).toBe(name));

  it('are safe whatever the number is, and stay so', () => {
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
});
