import { describe, expect, test } from 'vitest';
import {
  type ClientText,
  checkClient,
  checkClientChanges,
  clientText,
  totalsByCurrency,
} from '#app/domain/clients/client.ts';
import { changedFields } from '#app/ui/form/record-dialog.tsx';
import { plainClient, savedClient } from '#tests/support/plain-client.ts';

test('the form has empty texts where nothing is stored', () => {
  const text = plainClient('Finch');
  const { id, ...stored } = savedClient({ name: 'Finch' });
  expect(clientText(stored)).toEqual(text);
  expect(changedFields(text, text)).toEqual({});
  expect(changedFields(text, { ...text, email: 'a@b.example', country: 'au' })).toEqual({
    email: 'a@b.example',
    country: 'au',
  });
});

test('totals are listed per currency in a fixed order, even beyond 2^53', () => {
  expect(
    totalsByCurrency(
      [
        { currency: 'JPY', state: 'outstanding', due: 900n, paid: 0n },
        { currency: 'USD', state: 'void', due: 5n, paid: 0n },
        { currency: 'EUR', state: 'void', due: 5n, paid: 0n },
        { currency: 'GBP', state: 'void', due: 5n, paid: 8n },
        { currency: 'USD', state: 'paid', due: 0n, paid: 2n ** 60n },
        { currency: 'USD', state: 'outstanding', due: 1n, paid: 7n },
      ],
      [
        { currency: 'GBP', minor: 8n },
        { currency: 'USD', minor: 2n ** 59n },
      ],
    ),
  ).toEqual([
    { currency: 'USD', outstanding: 1n, paid: 2n ** 60n + 7n, credit: 2n ** 59n },
    { currency: 'GBP', outstanding: 0n, paid: 8n, credit: 8n },
    { currency: 'JPY', outstanding: 900n, paid: 0n, credit: 0n },
  ]);
});

const finch: ClientText = {
  ...plainClient(''),
  name: ' Finch & Sons ',
  email: 'Finch <post@finch.example>',
  ccEmails: 'Books <books@finch.example>; amy@finch.example',
  phone: '+1 (555) 010-2000',
  address: '2 High Street\r\nSpringfield\n',
  country: 'ca',
  language: 'fr-CA',
  region: 'DE',
  contact: 'Ms Weaver',
  taxNumber: ' DE 123 ',
  reference: '',
  paymentTerms: 'days:14',
};

describe('the client form', () => {
  test('returns clean values, and null for empty optional ones', () => {
    expect(checkClient(finch)).toEqual({
      ok: true,
      columns: {
        ...finch,
        name: 'Finch & Sons',
        email: 'post@finch.example',
        ccEmails: 'books@finch.example, amy@finch.example',
        address: '2 High Street\nSpringfield',
        taxNumber: 'DE 123',
        reference: null,
        lookId: null,
        fields: null,
      },
    });
    const empty = { ...finch, email: ' ', phone: '', address: '\n', language: '' } as const;
    expect(checkClient(empty)).toMatchObject({
      ok: true,
      columns: { email: null, phone: null, address: null, language: null },
    });
  });

  test.each([
    [{ name: ' \n' }, { name: { code: 'required', label: 'name' } }],
    [{ name: 'a'.repeat(201) }, { name: { code: 'tooLong', label: 'name', max: 200 } }],
    [{ email: 'finch' }, { email: { code: 'emailAddress' } }],
  ])('refuses %j', (wrong, issues) => {
    expect(checkClient({ ...finch, ...wrong })).toEqual({ ok: false, issues });
  });
});

describe('an edit', () => {
  test('returns only the columns of changed fields, and can’t remove the name', () => {
    expect(checkClientChanges({ phone: '', country: 'uk' })).toEqual({
      ok: true,
      columns: { phone: null, country: 'uk' },
    });
    expect(checkClientChanges({ language: '' })).toEqual({ ok: true, columns: { language: null } });
    expect(checkClientChanges({})).toEqual({ ok: true, columns: {} });
    const issues = { name: { code: 'required', label: 'name' } };
    expect(checkClientChanges({ name: '' })).toEqual({ ok: false, issues });
  });
});
