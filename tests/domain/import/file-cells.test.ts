import { describe, expect, test } from 'vitest';
import { parseFileDate, parseFilePhones, parseFileTerms } from '#app/domain/import/file-cells.ts';
import { parseFileStatus } from '#app/domain/import/file-status.ts';
import { describeRows } from '#app/features/imports/words/describe-import-issues.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { readImportText, reportedRows } from '#tests/support/parse-import-text.ts';

describe('a date in a file', () => {
  test.each(['6 févr. 2026', '"Feb 6, 2026"', '6 февр. 2026 г.'])(
    '“%s” needs no order',
    async (typed) => {
      const text = importFiles.freshBooks.replace('2026-02-06', typed);
      const { questions, plan } = await readImportText(text, { country: 'ca' });
      expect([questions.orders, plan.broken]).toEqual([['YMD'], []]);
    },
  );

  test.each([
    ['1er mai 2026', '2026-05-01'],
    ['1 мая 2026', '2026-05-01'],
    ['4 августа 2026 г.', '2026-08-04'],
    ['31 juin 2026', null],
    ['28-Jan-21', '2021-01-28'],
    ["28 Jan '21", '2021-01-28'],
    ['Jan 28, 21', '2021-01-28'],
    ['Jan-21', null],
    ['28-Jan-021', null],
  ])('%s is %s', (typed, day) => {
    expect(parseFileDate(typed, 'YMD')).toBe(day);
  });

  test('a date that matches no format is reported with how to write it', async () => {
    const text = importFiles.freshBooks.replace('2026-02-06', 'le 6 févr. 2026');
    const { questions, plan } = await readImportText(text, { country: 'ca' });
    expect(questions.orders).toEqual(['YMD']);
    const message = '“le 6 févr. 2026” isn’t a date. Enter it like 2026-01-31';
    expect(reportedRows(plan).broken).toEqual([{ row: 4, number: '0000042', message }]);
  });
});

test.each([
  ['Phone: (650) 555-0177 Mobile: (650) 555-0112', '(650) 555-0177, (650) 555-0112', []],
  ['Phone:(650) 555-0177  Mobile:(650) 555-0177', '(650) 555-0177', []],
  [
    'Phone:+44 (0)20 7946 0958 x12 Mobile:+44 (0)7700 900123 Other:+44 (0)7700 900456',
    '+44 (0)20 7946 0958 x12, +44 (0)7700 900123',
    ['+44 (0)7700 900456'],
  ],
  ['030/12.34 ext. 5', '030/12.34 ext. 5', []],
])('the phone numbers of a cell: “%s” are %s', (cell, kept, leftOut) => {
  expect(parseFilePhones(cell)).toEqual({ kept, leftOut });
});

test('the QuickBooks contact list is read between its title and its timestamp', async () => {
  const { plan } = await readImportText(`"Wren Studio, LLC",,,,,
Customer Contact List,,,,,

Customer full name,Phone numbers,Email,Full name,Bill address,Ship address
Acme Corp,Phone:(555) 010-1234 Mobile:(555) 010-9999 Fax:(555) 010-7777,ap@acme.example,Ann Acme,"1 Main St
Springfield IL 62701","Dock 4
Springfield IL 62701"
Bo Diaz,,,Bo Diaz,,

" Wednesday, September 30, 2026 01:46 PM GMT-05:00",,,,,
`);
  if (plan.kind !== 'clients') throw new Error(plan.kind);
  expect(plan.clients).toMatchObject([
    {
      name: 'Acme Corp',
      contact: 'Ann Acme',
      email: 'ap@acme.example',
      phone: '(555) 010-1234, (555) 010-9999',
      address: '1 Main St\nSpringfield IL 62701',
    },
    { name: 'Bo Diaz', contact: '', phone: '', address: '' },
  ]);
  expect(plan.clients).toHaveLength(2);
  expect([plan.broken, plan.unused]).toEqual([[], ['Ship address']]);
  expect(reportedRows(plan).remarks.map(({ row, message }) => [row, message])).toEqual([
    [5, 'A client has only one phone field, so we’ll leave out (555) 010-7777'],
  ]);
});

describe('a status in a file', () => {
  test.each([
    ['draft', 'Draft|Brouillon|Черновик|черновик'],
    ['open', '|Sent|unpaid|Past due|past_due|AWAITING PAYMENT'],
    ['open', 'Envoyée|envoyé|Impayée|non payé|Non payée|En retard|À payer'],
    ['open', 'Отправлен|Выставлен|Не оплачен|Не оплачено|Просрочен|к оплате'],
    ['part', 'Partial|Partially paid|partially-paid|PARTIALLY_PAID'],
    ['part', 'Partiellement payée|payé en partie|Частично оплачен|Оплачено частично'],
    ['paid', 'Paid|Auto-paid|auto paid|Payée|payé|PAYEE|Payée|Acquittée|Réglé'],
    ['paid', 'Оплачен|оплачено|ОПЛАЧЕН'],
    ['void', 'Void|cancelled|Canceled|Annulée|annulé|ANNULÉ|Аннулирован|Отменён|отменен'],
  ])('%s is recognized from %s', (status, words) => {
    const read = words.split('|').map((word) => `${word}: ${parseFileStatus(` ${word} `)}`);
    expect(read).toEqual(words.split('|').map((word) => `${word}: ${status}`));
  });

  test('is unknown otherwise', () => {
    for (const word of ['peut-être', 'возможно', 'yes', 'payer']) {
      expect([word, parseFileStatus(word)]).toEqual([word, null]);
    }
  });
});

test.each(['Due on receipt', 'Payable à la réception', 'При получении счёта'])(
  '“%s” are payment terms of our own export',
  (typed) => {
    expect(parseFileTerms(typed)).toBe('receipt');
  },
);

async function readClients(text: string) {
  const { plan } = await readImportText(text);
  if (plan.kind !== 'clients') throw new Error(plan.kind);
  return plan;
}
const clientOf = (email: string) => `Customer,Email,Billing City\nRowan Diaz,"${email}",Reno\n`;

describe('several addresses in one cell', () => {
  test.each(['a@x.example, b@x.example', 'a@x.example;b@x.example', 'a@x.example b@x.example'])(
    '“%s”: the first is the email, the other gets copies and is listed',
    async (cell) => {
      const plan = await readClients(clientOf(cell));
      expect(plan.clients).toMatchObject([{ email: 'a@x.example', ccEmails: 'b@x.example' }]);
      expect(reportedRows(plan)).toEqual({
        broken: [],
        remarks: [
          { row: 2, number: '', message: 'We’ll use a@x.example and add b@x.example to Cc' },
        ],
      });
    },
  );

  test('that repeat an address keep it once', async () => {
    const plan = await readClients(clientOf('a@x.example, A@x.example,'));
    expect([plan.clients[0]?.email, plan.remarks]).toEqual(['a@x.example', []]);
  });
});

test('contacts of one Invoice Ninja client are one client with the first; the others are listed', async () => {
  const headings =
    'Name,Billing Street,Billing City,Billing Country,VAT Number,First Name,Last Name,Email';
  const row = (name: string, street: string, contact: string, email: string) =>
    `${name},${street},Reno,US,,${contact},${email}`;
  const rows = [
    row('Krajcik', '1 Main', 'Ann,Roe', 'ann@k.example'),
    row('Krajcik', '1 Main', 'Bob,Roe', 'bob@k.example'),
    row('Other', '2 Main', 'Cy,Low', 'cy@o.example'),
  ];
  const plan = await readClients([headings, ...rows].join('\n'));
  expect(plan.clients.map(({ name, contact, email }) => [name, contact, email])).toEqual([
    ['Krajcik', 'Ann Roe', 'ann@k.example'],
    ['Other', 'Cy Low', 'cy@o.example'],
  ]);
  expect(describeRows(plan.merged)).toEqual([
    {
      row: 3,
      number: '',
      message: 'We’ll leave out the extra contact for Krajcik (row 2): Bob Roe, bob@k.example',
    },
  ]);
});
