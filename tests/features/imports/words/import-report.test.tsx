import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ImportReportView } from '#app/features/imports/ui/import-report-view.tsx';
import { previewRecords, reportOf } from '#app/features/imports/words/import-report.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { readImportText } from '#tests/support/parse-import-text.ts';

const nothing = () => undefined;

test('the report counts what is skipped, says why and lists it', async () => {
  const { plan } = await readImportText(importFiles.xeroTypes, { order: 'DMY' });
  const report = reportOf(plan, {
    outcome: 'looked',
    products: [],
    remaining: null,
    invoices: ['new', 'new'],
    clients: [],
  });
  const handlers = {
    same: new Set<string>(),
    onSame: nothing,
    onImport: nothing,
    onChange: null,
    onCancel: nothing,
  };
  const page = renderToStaticMarkup(
    <ImportReportView report={report} page="us" country="us" isComplete {...handlers} />,
  );
  expect(page).toContain('1 new invoice');
  expect(page).toContain('1 new credit note');
  expect(page).toContain('Preview');
  expect(page).toContain('1 bill or expense skipped. We only import sales.');
  expect(page).toContain('Row 4: Bill BILL-77');
});

async function previewOf(text: string) {
  const { plan } = await readImportText(text, { country: 'uk', order: 'DMY' });
  return previewRecords(plan, 'uk').map((fields) =>
    Object.fromEntries(fields.map(({ label, value }) => [label, value])),
  );
}

test('a client is shown with every field that is stored', async () => {
  const headings = 'name,email,phone,address,country,invoice language,contact,tax number';
  const text = `${headings},reference,cc,payment terms
Krause,k@krause.example,030 1,Ufer 1,Germany,Français (Canada),Ida,DE1,PO-7,b@krause.example,14 days
`;
  expect(await previewOf(text)).toEqual([
    {
      Name: 'Krause',
      Email: 'k@krause.example',
      'Cc recipients': 'b@krause.example',
      Phone: '030 1',
      Address: 'Ufer 1',
      Country: 'Germany',
      Contact: 'Ida',
      'Tax number': 'DE1',
      Reference: 'PO-7',
      'Invoice language': 'Français (Canada)',
      'Payment terms': '14 days',
    },
  ]);
});

test('an invoice is shown with its client’s address and country', async () => {
  const [first] = await previewOf(importFiles.xero);
  expect(first).toMatchObject({
    Number: 'INV-0007',
    Client: 'Thames Ltd',
    Email: 'pay@thames.example',
    Country: 'UK',
    Address: '1 River Walk\nLondon, SE1 9XY\nUnited Kingdom',
  });
});
