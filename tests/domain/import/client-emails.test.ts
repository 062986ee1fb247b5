import { describe, expect, test } from 'vitest';
import { describeRows } from '#app/features/imports/words/describe-import-issues.ts';
import { reportOf } from '#app/features/imports/words/import-report.ts';
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
      expect(plan.clients.map(({ email }) => email)).toEqual(['a@x.example']);
      expect(plan.clients.map(({ ccEmails }) => ccEmails)).toEqual(['b@x.example']);
      expect(reportedRows(plan)).toEqual({
        broken: [],
        remarks: [
          { row: 2, number: '', message: 'We’ll use a@x.example and add b@x.example to Cc' },
        ],
      });
      const report = reportOf(plan, {
        outcome: 'looked',
        invoices: [],
        products: [],
        remaining: null,
        clients: [],
      });
      expect(report.remarks).toHaveLength(1);
    },
  );

  test('that repeat an address keep it once', async () => {
    const plan = await readClients(clientOf('a@x.example, A@x.example,'));
    expect([plan.clients[0]?.email, plan.remarks]).toEqual(['a@x.example', []]);
  });
});

describe('contacts of one Invoice Ninja client', () => {
  const headings =
    'Name,Billing Street,Billing City,Billing Country,VAT Number,First Name,Last Name,Email';
  const row = (name: string, street: string, contact: string, email: string) =>
    `${name},${street},Reno,US,,${contact},${email}`;
  const file = (...rows: string[]) => [headings, ...rows].join('\n');

  test('are one client with the first contact; the others are listed', async () => {
    const plan = await readClients(
      file(
        row('Krajcik', '1 Main', 'Ann,Roe', 'ann@k.example'),
        row('Krajcik', '1 Main', 'Bob,Roe', 'bob@k.example'),
        row('Other', '2 Main', 'Cy,Low', 'cy@o.example'),
      ),
    );
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
});
