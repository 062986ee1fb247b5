import { describe, expect, it } from 'vitest';
import { noticeOf, noticeSentence } from '#app/features/account/words/account-messages.ts';

const user = {
  email: 'a@example.com',
  emailVerifiedAt: 1,
  formerEmail: null,
  claimDeclinedAt: null,
  paymentCheckSince: null,
};
const none = { id: null, plan: null };

describe('the notice about an account', () => {
  it.each([
    [{}, none, null],
    [{}, { id: 'e', plan: null }, 'earlier-account'],
    [{}, { id: 'e', plan: 'Pro' }, 'earlier-account'],
    [{}, { id: null, plan: 'Pro' }, 'earlier-plan'],
    [{ claimDeclinedAt: 2 }, { id: null, plan: 'Pro' }, null],
    [{ paymentCheckSince: 2 }, none, 'payment-check'],
    [{ email: null, formerEmail: 'a@example.com' }, none, 'address-lost'],
    [{ emailVerifiedAt: null }, none, 'unconfirmed'],
  ] as const)('%o with %o: %s', (over, earlier, notice) => {
    expect(noticeOf({ ...user, ...over }, earlier, true)).toBe(notice);
  });

  it('asks to confirm an address only if there is something to keep', () => {
    expect(noticeOf({ ...user, emailVerifiedAt: null }, none, false)).toBeNull();
  });

  it('names the plan that renews, if there is one', () => {
    for (const notice of ['earlier-account', 'payment-check', 'address-lost'] as const) {
      expect(noticeSentence(notice, 'Basic')).toContain('Basic plan');
      expect(noticeSentence(notice, null)).not.toContain('plan');
    }
    expect(noticeSentence('earlier-plan', 'Pro')).toContain('The Pro plan of an earlier account');
    expect(noticeSentence('unconfirmed', 'Pro')).toBe(
      'Confirm your email address to make sure these invoices stay yours',
    );
  });
});
