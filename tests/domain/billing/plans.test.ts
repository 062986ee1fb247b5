import { describe, expect, it } from 'vitest';
import { planPrice, plans, plansAbove, popularPlan } from '#app/domain/billing/plans.ts';
import {
  planCardLabel,
  planPriceLabel,
  planUnlockLabel,
  upgradeLabel,
} from '#app/features/billing/words/plan-labels.ts';

describe('the price list', () => {
  it.each([
    ['us', '$5', '$20', '$60'],
    ['uk', '£4', '£16', '£48'],
    ['au', 'A$8', 'A$30', 'A$90'],
    ['ca', 'C$6', 'C$25', 'C$75'],
  ] as const)('%s, monthly', (country, ...labels) => {
    expect(plans.map(({ name }) => planPriceLabel(name, country, 'monthly'))).toEqual(labels);
  });

  it.each([
    ['us', '$48', '$192', '$576'],
    ['uk', '£38.40', '£153.60', '£460.80'],
    ['au', 'A$76.80', 'A$288', 'A$864'],
    ['ca', 'C$57.60', 'C$240', 'C$720'],
  ] as const)('%s, yearly: monthly x 12 minus 20%%', (country, ...labels) => {
    expect(plans.map(({ name }) => planPriceLabel(name, country, 'yearly'))).toEqual(labels);
    for (const { name } of plans) {
      const yearly = planPrice(name, country, 'yearly');
      expect(Number.isSafeInteger(yearly)).toBe(true);
      expect(yearly * 5).toBe(planPrice(name, country, 'monthly') * 48);
    }
  });
});

describe('plans', () => {
  it('Basic 50, Standard 300 and popular, Pro unlimited', () => {
    expect(plans.map(({ name, limit }) => [name, limit])).toEqual([
      ['Basic', 50],
      ['Standard', 300],
      ['Pro', null],
    ]);
    expect(popularPlan).toBe('Standard');
  });

  it('only those above the current limit are offered', () => {
    const above = (limit: number | null) => plansAbove(limit).map(({ name }) => name);
    expect(above(3)).toEqual(['Basic', 'Standard', 'Pro']);
    expect(above(50)).toEqual(['Standard', 'Pro']);
    expect(above(300)).toEqual(['Pro']);
    expect(above(null)).toEqual([]);
  });

  it('are labeled as specified', () => {
    expect(plans.map((plan) => upgradeLabel(plan, 'us', 'monthly'))).toEqual([
      'Unlock 50 invoices for $5',
      'Unlock 300 invoices for $20',
      'Get unlimited invoices',
    ]);
    expect(plans.map(planCardLabel)).toEqual([
      'Get 50 invoices/month',
      'Get 300 invoices/month',
      'Get unlimited invoices',
    ]);
    expect(plans.map(planUnlockLabel)).toEqual([
      'Unlock 50 invoices',
      'Unlock 300 invoices',
      'Get unlimited invoices',
    ]);
  });
});
