import { expect, test } from 'vitest';
import type { ImportIssue } from '#app/domain/import/import-answer.ts';
import { languages } from '#app/domain/language/languages.ts';
import {
  describeIssue,
  describeMatches,
} from '#app/features/imports/words/describe-import-issues.ts';
import { inLanguage } from '#app/i18n/current-language.ts';

const money = { currency: 'USD', country: 'us' } as const;
const inEnglish: [ImportIssue, string][] = [
  [{ code: 'field', issue: { code: 'quantity' } }, 'Quantity must be greater than 0'],
  [
    { code: 'badDate', typed: '04/28/2026', order: 'DMY' },
    '“04/28/2026” doesn’t match the date format “Day, month, year”',
  ],
  [{ code: 'paidLater', day: '2062-01-05' }, 'The payment date, 5 Jan 2062, is in the future'],
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

const matchCodes = ['sameRow', 'sameName', 'sameNameKnown', 'chosen', 'keptApart'] as const;
const other = { name: 'Acme', email: 'b@x.example' };
const matches = matchCodes.map((code, at) => {
  return { row: at + 2, code, name: 'Acme', email: 'a@x.example', other, otherRow: 1 };
});

test('a matched client is named with the other one', () => {
  expect(describeMatches(matches).map(({ message }) => message)).toEqual([
    'Acme is the same client as in row 1: same name and email',
    'Acme is the same client as in row 1: same name, and only one has an email',
    'Acme is your client Acme (b@x.example): same name, and only one has an email',
    'You said Acme and Acme (b@x.example) are the same client',
    'Acme (a@x.example) and Acme (b@x.example) stay separate because their emails differ',
  ]);
});

test.each(languages.map(({ code }) => code))('no placeholder is left in %s', (language) => {
  const sentences = inLanguage(language, () => [
    ...inEnglish.map(([issue]) => describeIssue(issue)),
    ...describeMatches(matches).map(({ message }) => message),
  ]);
  expect(sentences.filter((sentence) => /[{}]|undefined/.test(sentence))).toEqual([]);
});
