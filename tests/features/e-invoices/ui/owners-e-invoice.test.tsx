import { expect, test } from 'vitest';
import { OwnersEInvoice } from '#app/features/e-invoices/ui/owners-e-invoice.tsx';
import type { EInvoiceDownload } from '#app/features/e-invoices/words/describe-download.ts';
import type { OwnersView } from '#app/features/public-invoice/words/owners-view.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';

const problem = { sentence: 'Your tax number is missing.', field: 'taxNumber' };
const eInvoice: EInvoiceDownload = {
  title: 'E-invoice (XML)',
  download: 'Download XML',
  note: 'The file format is EN 16931 (UBL).',
  headline: '1 detail is missing from this file',
  problems: [problem],
};

function render(pdfProblem: OwnersView['pdfProblem'], canEdit = true): Promise<string> {
  const owner = { id: 'a', country: 'us', eInvoice, pdfProblem } as OwnersView;
  return renderScreen(<OwnersEInvoice canEdit={canEdit} owner={owner} />);
}

/** The HTML that is visible without unfolding anything. */
const unfolded = (html: string) => html.replace(/<details.*<\/details>/s, '');

test('the owner sees without expanding why the PDF has no XML, and if the invoice can be edited a link to the field', async () => {
  const link = /href="[^"]*\/create-invoice\?edit=a#field=taxNumber"/;
  for (const canEdit of [true, false]) {
    const html = unfolded(await render(problem, canEdit));
    expect(html).toContain('Your tax number is missing.');
    expect([link.test(html), html.includes('href')]).toEqual([canEdit, canEdit]);
  }
});

test('what only the download lacks remains collapsed, and the native app doesn’t show it', async () => {
  const html = await render(null);
  expect(unfolded(html)).not.toContain('missing');
  expect(html).toMatch(/^<section data-web-only/);
  expect(await render(problem)).not.toMatch(/^<section data-web-only/);
});
