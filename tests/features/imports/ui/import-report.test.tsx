import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ImportReportView } from '#app/features/imports/ui/import-report-view.tsx';
import { reportOf } from '#app/features/imports/words/import-report.ts';
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
