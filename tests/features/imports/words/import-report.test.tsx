import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ImportIssue } from '#app/domain/import/import-answer.ts';
import { ImportReportView } from '#app/features/imports/ui/import-report-view.tsx';
import { describeIssue } from '#app/features/imports/words/describe-import-issues.ts';
import { previewRecords, reportOf } from '#app/features/imports/words/import-report.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { readImportText } from '#tests/support/parse-import-text.ts';

const nothing = () => undefined;

test('the report counts what is skipped, says why and lists it', async () => {
  const { plan } = await readImportText(importFiles.xeroTypes, { order: 'DMY' });
  const known = { invoices: ['new' as const, 'new' as const], clients: [], products: [] };
  const report = reportOf(plan, { outcome: 'looked', remaining: null, ...known });
  const actions = { onSame: nothing, onImport: nothing, onCancel: nothing, onChange: null };
  const handlers = { ...actions, same: new Set<string>() };
  const page = renderToStaticMarkup(
    <ImportReportView report={report} page="us" country="us" isComplete {...handlers} />,
  );
  const skipped = '1 bill or expense skipped. We only import sales.';
  for (const text of ['1 new invoice', '1 new credit note', skipped, 'Row 4: Bill BILL-77']) {
    expect(page).toContain(text);
  }
});

test('a client is shown with every field that is stored', async () => {
  const headings = 'name,email,phone,address,country,invoice language,contact,tax number';
  const text = `${headings},reference,cc,payment terms
Krause,k@krause.example,030 1,Ufer 1,Germany,Français (Canada),Ida,DE1,PO-7,b@krause.example,14 days
`;
  const { plan } = await readImportText(text, { country: 'uk' });
  const shown = previewRecords(plan, 'uk').map((fields) =>
    Object.fromEntries(fields.map(({ label, value }) => [label, value])),
  );
  expect(shown).toEqual([
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

const money = { currency: 'USD', country: 'us' } as const;
const inEnglish: [ImportIssue, string][] = [
  [
    { code: 'badDate', typed: '04/28/2026', order: 'DMY' },
    '“04/28/2026” doesn’t match the date format “Day, month, year”',
  ],
  [{ code: 'others', column: 'currency', firstRow: 12 }, 'The currency differs from row 12'],
  [
    { code: 'lineDiffers', ours: 123456, theirs: 100, ...money },
    'We calculate $1,234.56 for this line, but the file says $1.00',
  ],
  [
    { code: 'paidTooMuch', paidMinor: 5000, ...money },
    'The amount paid ($50.00) is more than the total',
  ],
  [
    { code: 'copiedAddresses', email: 'a@x.example', others: ['b@x.example', 'c@x.example'] },
    'We’ll use a@x.example and add b@x.example, c@x.example to Cc',
  ],
  [
    { code: 'morePhones', numbers: ['555-0100', '555-0101'] },
    'A client has only one phone field, so we’ll leave out 555-0100, 555-0101',
  ],
];

test.each(inEnglish)('%o', (issue, sentence) => {
  expect(describeIssue(issue)).toBe(sentence);
});
