import { describe, expect, test } from 'vitest';
import { describeRows } from '#app/features/imports/words/describe-import-issues.ts';
import { reportOf } from '#app/features/imports/words/import-report.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { invoicesOf, readImportText, reportedRows } from '#tests/support/parse-import-text.ts';

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

  test('with an invalid one are still refused', async () => {
    const plan = await readClients(clientOf('a@x.example, call him'));
    expect([plan.clients, plan.broken.length]).toEqual([[], 1]);
  });
});

describe('several addresses in a file of invoices', () => {
  const looked = { outcome: 'looked' as const, products: [], remaining: null };
  const plan = async () => {
    const text = importFiles.xero
      .replace('pay@thames.example', '"pay@thames.example, cc@thames.example"')
      .replace(/pay@thames.example(?=.*INV-0008)/, 'pay@thames.example; late@thames.example');
    return (await readImportText(text, { country: 'uk' })).plan;
  };

  test('become copies of all the client’s emails if the client is added', async () => {
    const report = reportOf(await plan(), {
      ...looked,
      invoices: ['new', 'new'],
      clients: [],
    });
    expect(invoicesOf(report.plan).map(({ invoice }) => invoice)).toMatchObject([
      { clientEmail: 'pay@thames.example', clientCopies: 'cc@thames.example, late@thames.example' },
      { clientEmail: 'pay@thames.example', clientCopies: 'cc@thames.example, late@thames.example' },
    ]);
    expect([report.broken, report.remarks]).toEqual([
      [],
      [
        {
          row: 2,
          number: 'INV-0007',
          message: 'We’ll use pay@thames.example and add cc@thames.example to Cc',
        },
        {
          row: 4,
          number: 'INV-0008',
          message: 'We’ll use pay@thames.example and add late@thames.example to Cc',
        },
      ],
    ]);
  });

  test('are listed as skipped if the account has the client, who is unchanged', async () => {
    const clients = [{ name: 'Thames Ltd', email: 'pay@thames.example' }];
    const report = reportOf(await plan(), { ...looked, invoices: ['there', 'new'], clients });
    expect(invoicesOf(report.plan).map(({ invoice }) => invoice.clientCopies)).toEqual(['']);
    expect(report.remarks).toEqual([
      {
        row: 4,
        number: 'INV-0008',
        message:
          'We’ll use pay@thames.example and leave out late@thames.example, because we don’t change this client’s Cc recipients',
      },
    ]);
  });

  test('of one client in different rows of an invoice are all read', async () => {
    const [headings, first, second] = importFiles.xero.split('\n');
    const row = second?.replace('pay@thames.example', 'second@thames.example');
    const { plan: read } = await readImportText(`${headings}\n${first}\n${row}\n`, {
      country: 'uk',
      order: 'DMY',
    });
    expect(invoicesOf(read).map(({ invoice }) => invoice)).toMatchObject([
      { clientEmail: 'pay@thames.example', clientCopies: 'second@thames.example' },
    ]);
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

  test('are not two clients with one name in different places', async () => {
    const plan = await readClients(
      file(
        row('Smith', '1 Main', 'Ann,Roe', 'ann@s.example'),
        row('Smith', '9 Side', 'Bob,Roe', 'bob@s.example'),
      ),
    );
    expect([plan.clients.length, plan.merged]).toEqual([2, []]);
  });

  test('from other products are unchanged', async () => {
    const text = 'Customer,Email,Billing City\nSmith,a@s.example,Reno\nSmith,b@s.example,Reno\n';
    expect((await readClients(text)).clients).toHaveLength(2);
  });
});
