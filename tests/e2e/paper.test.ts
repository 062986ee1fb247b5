import { expect, inject } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { openScreen } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

const margin = 39;

journey(
  'a public page is printed on its invoice’s paper size, within the margins',
  async ({ openPage }) => {
    const { origin } = inject('product');
    const seller = await openPage('desktop');
    const member = await signUpOnPage(seller);
    const page = await openPage('desktop');
    const sizes = { letter: [612, 792], a4: [595, 842] } as const;
    for (const paper of ['letter', 'a4'] as const) {
      const id = await saveInvoice(member, { invoiceNumber: `PAPER-${paper}`, paper });
      await openScreen(page, `${origin}/view-invoice/${id}`);
      const printed = readPdf(
        await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true }),
      );
      for (const { size, lines } of printed.pages) {
        const [width = 0, height = 0] = size;
        expect([Math.round(width), Math.round(height)]).toEqual(sizes[paper]);
        const shown = lines.filter(({ text }) => text.trim() !== '');
        expect(shown.length).toBeGreaterThan(0);
        for (const { x, y, box } of shown) {
          expect(x).toBeGreaterThan(margin - 1);
          expect(box.x + box.w).toBeLessThan(width - margin + 1);
          expect(y).toBeGreaterThan(margin - 1);
          expect(y).toBeLessThan(height - margin + 1);
        }
      }
      expect(printed.text).toContain(`PAPER-${paper}`);
    }
  },
);
