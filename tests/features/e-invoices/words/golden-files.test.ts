import { expect, test } from 'vitest';
import { downloadFormat } from '#app/domain/e-invoices/e-invoice.ts';
import { renderEInvoice } from '#app/features/e-invoices/words/render-e-invoice.ts';
import { taxInvoiceForFiles } from '#tests/fixtures/e-invoices.ts';
import { totalsOf } from '#tests/support/plain-line.ts';

const invoices = {
  us: 'United States, fine prices',
  ca: 'Nova Scotia, HST',
  uk: 'United Kingdom, three rates and three discounts',
  au: 'Australia, in dollars of the United States',
};

const files = Object.values(invoices).flatMap((name) => {
  const content = taxInvoiceForFiles(name);
  return [downloadFormat(content.country), 'cii' as const].map((format) => ({ content, format }));
});

// `npx vitest run -u tests/features/e-invoices/words/golden-files.test.ts` writes the files again; review the diff.
test.each(files)(
  '$content.country as $format matches the stored file',
  async ({ content, format }) => {
    const made = renderEInvoice({ content, totals: totalsOf(content) }, format);
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    const stored = `../../../fixtures/golden-e-invoices/${content.country}.${format}.xml`;
    await expect(made.xml).toMatchFileSnapshot(stored);
  },
);
