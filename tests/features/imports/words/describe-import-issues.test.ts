import { expect, test } from 'vitest';
import type { ImportIssue } from '#app/domain/import/import-issue.ts';
import type { LedgerIssue } from '#app/domain/import/ledger-rules.ts';
import { languages } from '#app/domain/language/languages.ts';
import {
  describeIssue,
  describeLedgerIssue,
  describeMatches,
} from '#app/features/imports/words/describe-import-issues.ts';
import { inLanguage } from '#app/i18n/current-language.ts';

const money = { currency: 'USD', country: 'us' } as const;
const inEnglish: [ImportIssue, string][] = [
  [{ code: 'noNumber' }, 'it has no invoice number'],
  [{ code: 'field', issue: { code: 'quantity' } }, 'Quantity must be greater than 0'],
  [{ code: 'badNumber', typed: 'two' }, '“two” is no number'],
  [
    { code: 'badDate', typed: '04/28/2026', order: 'DMY' },
    '“04/28/2026” is no date in the order “Day, month, year”',
  ],
  [
    { code: 'paidLater', day: '2062-01-05' },
    'the day of the payment, 5 Jan 2062, is still to come',
  ],
  [
    { code: 'others', column: 'currency', firstRow: 12 },
    'its currency is another one than in row 12',
  ],
  [{ code: 'noRate', tax: 'GST' }, 'nothing says at which rate the tax “GST” is'],
  [
    { code: 'lineDiffers', ours: 123456, theirs: 100, ...money },
    'the line comes to $1,234.56, the file says $1.00',
  ],
  [{ code: 'paidTooMuch', paidMinor: 5000, ...money }, 'the $50.00 paid are more than its total'],
  [
    { code: 'copiedAddresses', email: 'a@x.example', others: ['b@x.example', 'c@x.example'] },
    'we use a@x.example and send copies to b@x.example, c@x.example',
  ],
  [
    { code: 'morePhones', numbers: ['555-0100', '555-0101'] },
    'we leave out 555-0100, 555-0101: a client has one phone field',
  ],
  [
    { code: 'moreContacts', name: 'Krajcik', contact: 'Bob', firstRow: 2 },
    'another contact of Krajcik (row 2), left out: Bob',
  ],
  [{ code: 'sameName', firstRow: 7 }, 'the same name stands in row 7'],
  [{ code: 'longName', limit: 500 }, 'name cut at 500 characters'],
  [{ code: 'idBrackets' }, 'angle brackets removed from the id'],
];

test.each(inEnglish)('%o', (issue, sentence) => {
  expect(describeIssue(issue)).toBe(sentence);
});

const entry = { code: 'entry', problem: 'future', amountMinor: 1000, ...money } as const;
const ledgerInEnglish: [LedgerIssue, string][] = [
  [
    { ...entry, day: '2026-11-20' },
    'The entry of $10.00 on 2026-11-20 can’t be restored: the date is in the future.',
  ],
  [
    { ...entry, day: null },
    'The entry of $10.00 without a date can’t be restored: the date is in the future.',
  ],
  [
    { code: 'linked', number: 'INV-001' },
    'It shares credit with INV-001, which can’t be imported.',
  ],
  [{ code: 'noEntry' }, 'Nothing in the file takes it off its invoice.'],
  [
    { code: 'overpaid', amountMinor: 2000, ...money },
    'Overpaid by $20.00, which becomes your client’s credit.',
  ],
];

test.each(ledgerInEnglish)('%o', (issue, sentence) => {
  expect(describeLedgerIssue(issue)).toBe(sentence);
});

const matchCodes = ['sameRow', 'sameName', 'sameNameKnown', 'chosen', 'keptApart'] as const;
const other = { name: 'Acme', email: 'b@x.example' };
const matches = matchCodes.map((code, at) => {
  return { row: at + 2, code, name: 'Acme', email: 'a@x.example', other, otherRow: 1 };
});

test('a matched client is named with the other one', () => {
  expect(describeMatches(matches).map(({ message }) => message)).toEqual([
    'Acme repeats the client in row 1, with the same name and email',
    'Acme is the same client as in row 1, because one of them has no email',
    'Acme is your client Acme (b@x.example), because one of them has no email',
    'Acme is the same client as Acme (b@x.example), as you selected',
    'Acme (a@x.example) is a different client than Acme (b@x.example): the emails differ',
  ]);
});

test.each(languages.map(({ code }) => code))('no placeholder is left in %s', (language) => {
  const sentences = inLanguage(language, () => [
    ...inEnglish.map(([issue]) => describeIssue(issue)),
    ...ledgerInEnglish.map(([issue]) => describeLedgerIssue(issue)),
    ...describeMatches(matches).map(({ message }) => message),
  ]);
  expect(sentences.filter((sentence) => /[{}]|undefined/.test(sentence))).toEqual([]);
});
