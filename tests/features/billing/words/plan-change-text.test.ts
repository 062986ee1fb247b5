import { describe, expect, it } from 'vitest';
import { managedAt, planFingerprint } from '#app/domain/billing/billing-view.ts';
import { describePlanChange } from '#app/features/billing/words/plan-action.ts';
import { usageLabel } from '#app/features/billing/words/usage-label.ts';
import { freeBilling, paidBilling } from '#tests/support/billing-view.ts';

describe('the message about a changed plan', () => {
  const onStandard = { bought: { plan: 'Standard' } } as const;
  const standard = paidBilling('active', onStandard);
  const canceled = paidBilling('cancelled', onStandard);
  const yearly = paidBilling('active', { bought: { interval: 'yearly' } });
  const before = paidBilling('active', { endsOn: '2026-03-20' });

  it.each([
    ['upgraded', paidBilling('active'), standard, 'You’re now on the Standard plan.'],
    ['renewed after its end', paidBilling('expired'), standard, 'You’re now on the Standard plan.'],
    [
      'canceled',
      standard,
      canceled,
      'Your Standard plan is canceled. It stays active until 1 Apr 2026.',
    ],
    ['reactivated', canceled, standard, 'Your Standard plan is active again.'],
    [
      'paid after a failure',
      paidBilling('past_due', onStandard),
      standard,
      'Your Standard plan is active again.',
    ],
    ['billed yearly', paidBilling('active'), yearly, 'Your Basic plan is now billed yearly.'],
    ['renewed', before, paidBilling('active'), 'Your Basic plan stays active until 1 Apr 2026.'],
    ['ended', standard, paidBilling('expired'), 'You’re now on the Free plan.'],
  ])('if it is %s', (_, from, to, sentence) => {
    expect(describePlanChange(from, to, '1 Apr 2026')).toBe(sentence);
  });
});

describe('a plan', () => {
  it('is the same however much of it is used, and different with another state, name, interval or end', () => {
    const basic = paidBilling('active');
    expect(planFingerprint(paidBilling('active', { used: 40 }))).toBe(planFingerprint(basic));
    for (const other of [
      freeBilling(),
      paidBilling('cancelled'),
      paidBilling('active', { bought: { plan: 'Pro' } }),
      paidBilling('active', { bought: { interval: 'yearly' } }),
      paidBilling('active', { endsOn: '2026-05-01' }),
    ]) {
      expect(planFingerprint(other)).not.toBe(planFingerprint(basic));
    }
  });

  it('is managed where it was bought, as long as it is valid', () => {
    expect(managedAt(paidBilling('past_due'))).toBe('stripe');
    expect(managedAt(paidBilling('active', { bought: { source: 'app_store' } }))).toBe('app_store');
    expect(managedAt(paidBilling('expired'))).toBeNull();
    expect(managedAt(freeBilling())).toBeNull();
    expect(managedAt(paidBilling('active', { priceIds: null }))).toBeNull();
  });
});

describe('the current plan', () => {
  it.each([
    [{ used: 1, limit: 3, counts: 'lifetime' }, '1 of 3 invoices used'],
    [{ used: 12, limit: 50, counts: 'period' }, '12 of 50 invoices used this month'],
    [{ used: 1, limit: null, counts: 'period' }, '1 invoice used this month (unlimited plan)'],
    [{ used: 14, limit: 3, counts: 'lifetime' }, '14 invoices created, 3 of them free'],
    [
      { used: 60, limit: 50, counts: 'period' },
      '60 invoices created this month, 50 included in your plan',
    ],
  ] as const)('shows what is used: %j', (allowance, text) => {
    expect(usageLabel(allowance)).toBe(text);
  });
});
