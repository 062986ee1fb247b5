import { describe, expect, it } from 'vitest';
import { usageLabel } from '#app/features/billing/words/usage-label.ts';

describe('the current plan', () => {
  it('shows what is used: in total on Free, per month on paid plans', () => {
    expect(usageLabel({ used: 1, limit: 3, counts: 'lifetime' })).toBe('1 of 3 invoices used');
    expect(usageLabel({ used: 12, limit: 50, counts: 'period' })).toBe(
      '12 of 50 invoices used this month',
    );
    expect(usageLabel({ used: 1, limit: null, counts: 'period' })).toBe(
      '1 invoice used this month (unlimited plan)',
    );
  });

  it('shows no fraction above the limit: it says what was created and what the limit is', () => {
    expect(usageLabel({ used: 14, limit: 3, counts: 'lifetime' })).toBe(
      '14 invoices created, 3 of them free',
    );
    expect(usageLabel({ used: 60, limit: 50, counts: 'period' })).toBe(
      '60 invoices created this month, 50 included in your plan',
    );
  });
});
