import { describe, expect, test } from 'vitest';
import { clientText, totalsByCurrency } from '#app/domain/clients/client.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { recordTexts } from '#app/i18n/texts.ts';
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

test('the delete question includes the name', () => {
  expect(fill(recordTexts.deleteQuestion, { name: 'Finch' })).toBe(
    'Are you sure you want to delete "Finch"? This action cannot be undone.',
  );
});

describe('why a change failed', () => {
  test.each([
    [{ outcome: 'saved' }, null],
    [{ outcome: 'deleted' }, null],
    [{ outcome: 'invalid', errors: { name: 'Name is required' } }, null],
    [{ outcome: 'not-found' }, 'it no longer exists'],
    [{ outcome: 'sign-in-needed' }, 'sign in again'],
    [{ outcome: 'unreachable', message: 'no connection' }, 'no connection'],
  ] as const)('%j', (answer, message) => {
    expect(describeChangeFailure(answer)).toBe(message);
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
