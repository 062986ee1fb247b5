import { describe, expect, it, test } from 'vitest';
import { chooseSubscription, type ListedSubscription } from '#app/domain/billing/subscription.ts';

const at = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** A monthly Basic plan that started on January 31 and is in its second month. */
const running: ListedSubscription = {
  id: 'sub_1',
  status: 'active',
  productId: 'prod_us_basic',
  plan: 'Basic',
  interval: 'monthly',
  startMs: at('2026-01-31'),
  periodStartMs: at('2026-02-28'),
  periodEndMs: at('2026-03-31'),
  cancelAtMs: null,
  cancelsAtPeriodEnd: false,
  endedMs: null,
  unpaidSinceMs: null,
};
const snapshot = {
  source: 'stripe',
  productId: 'prod_us_basic',
  plan: 'Basic',
  interval: 'monthly',
  startDay: '2026-01-31',
  reference: 'sub_1',
};
const listed = (over: Partial<ListedSubscription>): ListedSubscription => ({ ...running, ...over });

test.each<[string, Partial<ListedSubscription>, [status: string, end: string] | null]>([
  ['runs', {}, ['active', '2026-03-31']],
  ['is in a trial', { status: 'trialing' }, ['trialing', '2026-03-31']],
  ['ends with its period', { cancelsAtPeriodEnd: true }, ['cancelled', '2026-03-31']],
  ['ends on a set date', { cancelAtMs: at('2026-03-20') }, ['cancelled', '2026-03-20']],
  [
    'ends with its trial',
    { status: 'trialing', cancelAtMs: at('2026-03-31') },
    ['cancelled', '2026-03-31'],
  ],
  ['was not renewed', { status: 'past_due' }, ['past_due', '2026-02-28']],
  [
    'is unpaid for two periods',
    { status: 'past_due', unpaidSinceMs: at('2026-01-31') },
    ['past_due', '2026-01-31'],
  ],
  [
    'owes a plan change',
    { status: 'past_due', unpaidSinceMs: at('2026-03-10') },
    ['past_due', '2026-02-28'],
  ],
  ['is unpaid in the end', { status: 'unpaid' }, ['past_due', '2026-02-28']],
  [
    'was ended immediately',
    { status: 'canceled', endedMs: at('2026-03-05') },
    ['cancelled', '2026-03-05'],
  ],
  ['is paused', { status: 'paused' }, ['cancelled', '2026-03-31']],
  ['is waiting for its first payment', { status: 'incomplete' }, null],
  ['never got its first payment', { status: 'incomplete_expired' }, null],
])('one subscription in our terms: %s', (_, over, expected) => {
  const [status, end = ''] = expected ?? [];
  expect(chooseSubscription([listed(over)])).toEqual(
    expected && { ...snapshot, status, endMs: at(end) },
  );
});

describe('the subscription that counts among several', () => {
  const other = (over: Partial<ListedSubscription>) => listed({ id: 'sub_2', ...over });

  test.each<[string, Partial<ListedSubscription>, Partial<ListedSubscription>]>([
    [
      'a running one over one that ends',
      { plan: 'Basic' },
      { plan: 'Pro', cancelsAtPeriodEnd: true },
    ],
    ['the larger of two that run', { plan: 'Standard' }, { periodEndMs: at('2027-01-31') }],
    ['the longer of two of the same size', { periodEndMs: at('2027-01-31') }, {}],
    ['one that ends over an unpaid one', { cancelsAtPeriodEnd: true }, { status: 'past_due' }],
    [
      'an unpaid one over one that has ended',
      { status: 'past_due' },
      { status: 'canceled', plan: 'Pro', endedMs: at('2026-03-10') },
    ],
    [
      'of ended ones the last, whatever its size',
      { status: 'canceled', endedMs: at('2026-03-10') },
      { status: 'canceled', plan: 'Pro', endedMs: at('2026-03-09') },
    ],
    [
      'an ended one over one that was never paid',
      { status: 'canceled', endedMs: at('2026-02-01') },
      { status: 'incomplete' },
    ],
    ['of equal ones the one that started last', { startMs: at('2026-02-01') }, {}],
  ])('%s', (_, wins, loses) => {
    const pair = [listed(wins), other(loses)];
    expect(chooseSubscription(pair)?.reference).toBe('sub_1');
    expect(chooseSubscription(pair.reverse())?.reference).toBe('sub_1');
  });

  it('is the same in any order, even for equal ones', () => {
    const pair = [running, other({})];
    expect(chooseSubscription(pair)).toEqual(chooseSubscription(pair.toReversed()));
    expect(chooseSubscription([])).toBeNull();
  });

  it('lists which others also renew, and only those', () => {
    const beside = (changes: Partial<ListedSubscription>) =>
      chooseSubscription([listed({ plan: 'Pro' }), other(changes)])?.others;
    const second = [{ reference: 'sub_2', plan: 'Basic' }];
    expect(beside({ plan: 'Basic' })).toEqual(second);
    expect(beside({ plan: 'Basic', status: 'past_due' })).toEqual(second);
    expect(beside({ cancelsAtPeriodEnd: true })).toBeUndefined();
    expect(beside({ status: 'canceled' })).toBeUndefined();
  });
});
