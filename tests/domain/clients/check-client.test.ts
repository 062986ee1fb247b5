import { describe, expect, test } from 'vitest';
import { checkClient, checkClientChanges } from '#app/domain/clients/check-client.ts';
import type { ClientText } from '#app/domain/clients/client.ts';

const finch: ClientText = {
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
  test('gives clean values', () => {
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
    [{ name: ' \n' }, { name: 'Name is required' }],
    [{ name: 'a'.repeat(201) }, { name: 'Name must be 200 characters or less' }],
    [{ email: 'finch' }, { email: 'Invalid email address' }],
    [{ email: `${'a'.repeat(250)}@b.example` }, { email: 'Email must be 255 characters or less' }],
    [{ phone: '1'.repeat(51) }, { phone: 'Phone must be 50 characters or less' }],
    [{ address: 'a'.repeat(501) }, { address: 'Address must be 500 characters or less' }],
    [
      { name: '', email: '@' },
      { name: 'Name is required', email: 'Invalid email address' },
    ],
  ])('refuses %j', (wrong, errors) => {
    expect(checkClient({ ...finch, ...wrong })).toEqual({ ok: false, errors });
  });

  test('takes texts of just the longest length', () => {
    const longest = { name: 'a'.repeat(200), phone: '1'.repeat(50), address: 'a'.repeat(500) };
    expect(checkClient({ ...finch, ...longest }).ok).toBe(true);
  });
});

describe('an edit', () => {
  test('gives the columns of the changed fields alone', () => {
    expect(checkClientChanges({ phone: '', country: 'uk' })).toEqual({
      ok: true,
      columns: { phone: null, country: 'uk' },
    });
    expect(checkClientChanges({ language: '' })).toEqual({ ok: true, columns: { language: null } });
    expect(checkClientChanges({})).toEqual({ ok: true, columns: {} });
  });

  test('may not take the name away', () => {
    const errors = { name: 'Name is required' };
    expect(checkClientChanges({ name: '' })).toEqual({ ok: false, errors });
  });
});
