import { expect, it } from 'vitest';
import type { SaveAnswer } from '#app/domain/invoices/save-answer.ts';
import { refusalReason } from '#app/screens/invoice-form/refusal-reason.ts';

const issue = { field: 'clientName', group: 'client', message: 'Missing' } as const;

it.each<[SaveAnswer, string]>([
  [
    { outcome: 'number-taken', invoiceNumber: 'INV-001' },
    'Invoice number INV-001 already exists. Please use a different number.',
  ],
  [{ outcome: 'invalid', issues: [issue] }, 'Please correct 1 highlighted field(s)'],
  [{ outcome: 'limit-reached' }, 'Invoice limit reached. Please upgrade your plan.'],
])('a late save that is refused names the reason: %j', (answer, reason) => {
  expect(refusalReason(answer, { country: 'us', guestWaiting: false })).toBe(reason);
});

it.each<SaveAnswer>([
  { outcome: 'invoice-paid', id: 'one' },
  { outcome: 'changed-elsewhere', id: 'one', version: 2 },
])('a change that is refused, too: %j', (answer) => {
  const edit = { invoiceId: 'i1', version: 1 };
  expect(refusalReason(answer, { country: 'us', guestWaiting: false, edit })).toMatch(/^It was/);
});
