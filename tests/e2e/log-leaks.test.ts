import { describe, expect, inject, test } from 'vitest';
import { findLogLeaks } from '#tests/support/log-leaks.ts';
import { newMember } from '#tests/support/member.ts';

// The log check that runs at the end of every product in these tests (tests/support/product.ts)
// finds what it should.

const product = inject('product');
const line = (error: string) => `{"level":"error","id":"x","errors":["Error: ${error}"]}`;

describe('in a log', () => {
  test.each([
    'no such user ann@example.com',
    'the IBAN GB82WEST12345698765432 is wrong',
    'token 3q2-7wAAZm9vYmFyYmF6cXV4cXV1eGNvcmdlZ3JhdWx0Z2FycGx5',
    `session ${'0123456789abcdef'.repeat(4)}`,
    'Authorization: Bearer abcdefgh12345',
    'from 203.0.113.9',
  ])('%s is found by its format', async (error) => {
    expect(await findLogLeaks([line(error)], null)).toHaveLength(1);
  });

  test('user data from the database is found by its value', async () => {
    const { email } = await newMember(product, 'leaky');
    const name = email.split('@')[0] ?? '';
    const { libsqlUrl } = product;
    expect(await findLogLeaks([line(`of ${name}`)], libsqlUrl)).toEqual([]);
    expect(await findLogLeaks([line(`of ${email}`)], libsqlUrl)).toContain(`users.email: ${email}`);
  });

  test('a harmless line is not reported', async () => {
    const plain = '{"level":"info","id":"5b1c0f7e-0000-4000-8000-000000000000","route":"healthz"}';
    expect(await findLogLeaks([plain], product.libsqlUrl)).toEqual([]);
  });
});
