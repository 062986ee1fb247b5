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

test('the owner sees without expanding why the PDF has no XML, with a link to the field', async () => {
  const html = unfolded(await render(problem));
  expect(html).toContain('Your tax number is missing.');
  expect(html).toMatch(/href="[^"]*\/create-invoice\?edit=a#field=taxNumber"/);
});

test('an invoice that cannot be edited only has the message', async () => {
  const html = unfolded(await render(problem, false));
  expect(html).toContain('Your tax number is missing.');
  expect(html).not.toContain('href');
});

test('what only the download lacks remains collapsed, and the native app doesn’t show it', async () => {
  const html = await render(null);
  expect(unfolded(html)).not.toContain('missing');
  expect(html).toMatch(/^<section data-web-only/);
  expect(await render(problem)).not.toMatch(/^<section data-web-only/);
});
