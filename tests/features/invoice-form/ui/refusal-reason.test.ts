import { expect, it } from 'vitest';
import type { SaveRefusal } from '#app/domain/invoices/save-answer.ts';
import { refusalReason } from '#app/features/invoice-form/ui/save-messages.ts';
import { inLanguage } from '#app/i18n/current-language.ts';

const options = { country: 'us', guestWaiting: false } as const;
const edit = { invoiceId: 'i1', version: 1 };

it.each<[SaveRefusal, string]>([
  [
    { outcome: 'number-taken', invoiceNumber: 'INV-001' },
    'Invoice number INV-001 already exists. Please use a different number.',
  ],
  [{ outcome: 'invalid', count: 1 }, 'Please correct 1 highlighted field(s)'],
  [{ outcome: 'limit-reached' }, 'Invoice limit reached. Please upgrade your plan.'],
  [
    { outcome: 'payment-changed' },
    'The payment details differ from those on the last invoice to this client. Open this invoice and confirm the new ones.',
  ],
])('a save that is refused later has the reason: %j', (refusal, reason) => {
  expect(refusalReason(refusal, options)).toBe(reason);
});

it.each<SaveRefusal>([{ outcome: 'invoice-paid' }, { outcome: 'changed-elsewhere' }])(
  'a refused change too: %j',
  (refusal) => {
    expect(refusalReason(refusal, { ...options, edit })).toMatch(/^It was/);
  },
);

it('is in the language of the page, whatever it was when the save was refused', () => {
  const reason = inLanguage('ru', () => refusalReason({ outcome: 'limit-reached' }, options));
  expect(reason).toBe('Лимит счетов исчерпан. Повысьте тариф.');
});

it('without a reason asks to try again', () => {
  const reason = refusalReason({ outcome: 'refused', message: '' }, { ...options, edit });
  expect(reason).toBe('We couldn’t save your changes. Try again.');
});
