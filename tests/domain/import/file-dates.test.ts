import { expect, test } from 'vitest';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { readImportText } from '#tests/support/read-import-text.ts';

test('a date that no order reads is told as such, and how to write it', async () => {
  const text = importFiles.freshBooks.replace('2026-02-06', '6 févr. 2026');
  const { questions, plan } = await readImportText(text, { country: 'ca' });
  expect(questions.orders).toEqual(['YMD']);
  expect(plan.broken).toEqual([
    {
      row: 4,
      number: '0000042',
      message: '“6 févr. 2026” cannot be read as a date; write it like 2026-01-31',
    },
  ]);
});

test('a date in another order than the file’s is told with that order, whether it was asked or not', async () => {
  const text = importFiles.xero.replace('28/04/2026', '04/28/2026');
  const { plan } = await readImportText(text, { country: 'uk', order: 'DMY' });
  expect(plan.broken).toMatchObject([
    { number: 'INV-0008', message: '“04/28/2026” is no date in the order “Day, month, year”' },
  ]);
});

// @covers paid-10.7
