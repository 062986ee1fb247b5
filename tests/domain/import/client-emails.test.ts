import { describe, expect, test } from 'vitest';
import { describeRows } from '#app/features/imports/words/describe-import-issues.ts';
import { readImportText, reportedRows } from '#tests/support/parse-import-text.ts';

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
