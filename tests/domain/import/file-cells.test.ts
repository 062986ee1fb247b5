import { expect, test } from 'vitest';
import { parseFileDate } from '#app/domain/import/file-cells.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { readImportText, reportedRows } from '#tests/support/parse-import-text.ts';

test.each([
  '6 févr. 2026',
  '06-FÉV-2026',
  '6 février 2026',
  '"Feb 6, 2026"',
  '6 февр. 2026 г.',
  '6 февраля 2026',
])('“%s” needs no order', async (typed) => {
  const text = importFiles.freshBooks.replace('2026-02-06', typed);
  const { questions, plan } = await readImportText(text, { country: 'ca' });
  expect([questions.orders, plan.broken]).toEqual([['YMD'], []]);
});

test.each([
  ['1er mai 2026', '2026-05-01'],
  ['1 мая 2026', '2026-05-01'],
  ['2 juin 2026', '2026-06-02'],
  ['3 juillet 2026', '2026-07-03'],
  ['4 августа 2026 г.', '2026-08-04'],
  ['5 août 2026', '2026-08-05'],
  ['31 juin 2026', null],
  ['28-Jan-21', '2021-01-28'],
  ['28-janv.-21', '2021-01-28'],
  ['28-янв-21', '2021-01-28'],
  ['28/Jan/2021', '2021-01-28'],
  ['28 Jan 21', '2021-01-28'],
  ["28 Jan '21", '2021-01-28'],
  ['Jan 28, 21', '2021-01-28'],
  ['31-Feb-21', null],
  ['Jan-21', null],
  ['28-Jan-021', null],
  ['6 octobrus', null],
])('%s is %s', (typed, day) => {
  expect(parseFileDate(typed, 'YMD')).toBe(day);
});

test('a date that matches no format is reported with how to write it', async () => {
  const text = importFiles.freshBooks.replace('2026-02-06', 'le 6 févr. 2026');
  const { questions, plan } = await readImportText(text, { country: 'ca' });
  expect(questions.orders).toEqual(['YMD']);
  expect(reportedRows(plan).broken).toEqual([
    {
      row: 4,
      number: '0000042',
      message: '“le 6 févr. 2026” isn’t a date. Enter it like 2026-01-31',
    },
  ]);
});

test('how to write it is also recognized in a file with another order', async () => {
  const text = importFiles.xero.replace('28/04/2026', '2026-04-28');
  const { questions, plan } = await readImportText(text, { country: 'uk', order: 'DMY' });
  expect([questions.orders, plan.broken]).toEqual([['DMY'], []]);
});

test('a date in another order than the file’s is reported with that order, whether the user was asked or not', async () => {
  const text = importFiles.xero.replace('28/04/2026', '04/28/2026');
  const { plan } = await readImportText(text, { country: 'uk', order: 'DMY' });
  expect(reportedRows(plan).broken).toMatchObject([
    {
      number: 'INV-0008',
      message: '“04/28/2026” doesn’t match the date format “Day, month, year”',
    },
  ]);
});
