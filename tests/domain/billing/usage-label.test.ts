import { describe, expect, it } from 'vitest';
import { usageLabel } from '#app/domain/billing/usage-label.ts';

describe('the current plan', () => {
  it('says what is used: in total on Free, per month on paid plans', () => {
    expect(usageLabel({ used: 1, limit: 3, counts: 'lifetime' })).toBe('1 of 3 invoices used');
    expect(usageLabel({ used: 12, limit: 50, counts: 'period' })).toBe(
      '12 of 50 invoices used this month',
    );
    expect(usageLabel({ used: 1, limit: null, counts: 'period' })).toBe(
      '1 invoice used this month, unlimited',
    );
  });
});
