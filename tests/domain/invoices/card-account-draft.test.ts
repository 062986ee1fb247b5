import { expect, it } from 'vitest';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';

import { validDraft } from '#tests/fixtures/drafts.ts';

it('a seller who accepts cards needs no other payment method, nor a Stripe link; a typed one is checked', () => {
  const check = (changes: Partial<InvoiceDraft>) => {
    const draft = validDraft('us', { accountNumber: '', ...changes });
    return checkDraft(draft, { country: 'us', takesCards: true, userLanguage: 'en-US' }).ok;
  };
  expect(check({})).toBe(true);
  expect(check({ acceptCardPayments: true })).toBe(true);
  expect(check({ acceptCardPayments: true, stripePaymentLink: 'https://evil.example/' })).toBe(
    false,
  );
});
