import { describe, expect, test } from 'vitest';
import { parseFilePhones } from '#app/domain/import/file-cells.ts';
import { readImportText, reportedRows } from '#tests/support/parse-import-text.ts';

const none: string[] = [];

describe('the phone numbers of a cell', () => {
  test.each([
    ['(650) 555-0177', '(650) 555-0177', none],
    ['Phone:(650) 555-0177', '(650) 555-0177', none],
    ['Phone: (650) 555-0177 Mobile: (650) 555-0112', '(650) 555-0177, (650) 555-0112', none],
    ['Phone:(650) 555-0177  Mobile:(650) 555-0177', '(650) 555-0177', none],
    [
      'Phone:(650) 555-0177 Mobile:(650) 555-0112 Fax:(650) 555-0100',
      '(650) 555-0177, (650) 555-0112',
      ['(650) 555-0100'],
    ],
    [
      'Phone:+44 (0)20 7946 0958 x12 Mobile:+44 (0)7700 900123 Other:+44 (0)7700 900456',
      '+44 (0)20 7946 0958 x12, +44 (0)7700 900123',
      ['+44 (0)7700 900456'],
    ],
    ['Téléphone : 514 555-0101 Cellulaire : 514 555-0102', '514 555-0101, 514 555-0102', none],
    ['030/12.34 ext. 5', '030/12.34 ext. 5', none],
    ['', '', none],
  ])('“%s” are %s', (cell, kept, leftOut) => {
    expect(parseFilePhones(cell)).toEqual({ kept, leftOut });
  });
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
