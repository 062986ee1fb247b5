import { describe, expect, test } from 'vitest';
import { type ClientText, checkClient, checkClientChanges } from '#app/domain/clients/client.ts';
import { plainClient } from '#tests/support/plain-client.ts';

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
  test('returns clean values', () => {
    expect(checkClient(finch)).toEqual({
      ok: true,
      columns: {
        name: 'Finch & Sons',
        email: 'post@finch.example',
        ccEmails: 'books@finch.example, amy@finch.example',
        phone: '+1 (555) 010-2000',
        address: '2 High Street\nSpringfield',
        country: 'ca',
        language: 'fr-CA',
        region: 'DE',
        contact: 'Ms Weaver',
        taxNumber: 'DE 123',
        reference: null,
        paymentTerms: 'days:14',
      },
    });
  });

  test('stores empty optional fields as null', () => {
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
    [
      { email: `${'a'.repeat(250)}@b.example` },
      { email: { code: 'tooLong', label: 'email', max: 255 } },
    ],
    [{ phone: '1'.repeat(51) }, { phone: { code: 'tooLong', label: 'phone', max: 50 } }],
    [{ address: 'a'.repeat(501) }, { address: { code: 'tooLong', label: 'address', max: 500 } }],
    [
      { name: '', email: '@' },
      { name: { code: 'required', label: 'name' }, email: { code: 'emailAddress' } },
    ],
  ])('refuses %j', (wrong, issues) => {
    expect(checkClient({ ...finch, ...wrong })).toEqual({ ok: false, issues });
  });

  test('accepts texts of exactly the maximum length', () => {
    const longest = { name: 'a'.repeat(200), phone: '1'.repeat(50), address: 'a'.repeat(500) };
    expect(checkClient({ ...finch, ...longest }).ok).toBe(true);
  });
});

describe('an edit', () => {
  test('returns only the columns of changed fields', () => {
    expect(checkClientChanges({ phone: '', country: 'uk' })).toEqual({
      ok: true,
      columns: { phone: null, country: 'uk' },
    });
    expect(checkClientChanges({ language: '' })).toEqual({ ok: true, columns: { language: null } });
    expect(checkClientChanges({})).toEqual({ ok: true, columns: {} });
  });

  test('can’t remove the name', () => {
    const issues = { name: { code: 'required', label: 'name' } };
    expect(checkClientChanges({ name: '' })).toEqual({ ok: false, issues });
  });
});
