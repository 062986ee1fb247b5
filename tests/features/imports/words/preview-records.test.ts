import { expect, test } from 'vitest';
import { previewRecords } from '#app/features/imports/words/import-report.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { readImportText } from '#tests/support/parse-import-text.ts';

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
