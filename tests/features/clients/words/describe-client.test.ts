import { describe, expect, it } from 'vitest';
import {
  type CountedEvent,
  describeClientActivity,
} from '#app/features/clients/words/describe-client.ts';

const noon = (day: number) => Date.UTC(2026, 2, day, 12);

const event = (changes: Partial<CountedEvent> = {}): CountedEvent => ({
  kind: 'paypal_me',
  event: 'shown',
  times: 1,
  firstAt: noon(1),
  lastAt: noon(changes.times ?? 1),
  ...changes,
});

describe('the client’s activity, for the owner', () => {
  it('is when the invoice was first opened, how often, and when last', () => {
    expect(describeClientActivity([event()], null)).toEqual(['Opened on 1 Mar 2026']);
    expect(describeClientActivity([event({ times: 3 })], null)).toEqual([
      'Opened 3 times, first on 1 Mar 2026, last on 3 Mar 2026',
    ]);
    expect(describeClientActivity([event({ times: 3, lastAt: noon(1) })], null)).toEqual([
      'Opened 3 times on 1 Mar 2026',
    ]);
  });

  it('counts a view once, although it shows both buttons', () => {
    const looks = [event({ times: 2 }), event({ kind: 'stripe_link', times: 4, firstAt: noon(3) })];
    expect(describeClientActivity(looks, null)).toEqual([
      'Opened 4 times, first on 1 Mar 2026, last on 4 Mar 2026',
    ]);
  });

  it('is which button was clicked and when, the first click first', () => {
    const clicks = [
      event({ event: 'click', kind: 'stripe_link', firstAt: noon(5), lastAt: noon(5) }),
      event({ event: 'click', times: 2, firstAt: noon(2), lastAt: noon(2) }),
      event(),
    ];
    expect(describeClientActivity(clicks, null)).toEqual([
      'Opened on 1 Mar 2026',
      'Clicked to pay with PayPal 2 times on 2 Mar 2026',
      'Clicked to pay with Stripe on 5 Mar 2026',
    ]);
  });

  it('uses seller-local dates', () => {
    const late = event({ firstAt: Date.UTC(2026, 2, 1, 23), lastAt: Date.UTC(2026, 2, 1, 23) });
    const sydney = 'Australia/Sydney';
    expect(describeClientActivity([late], sydney)).toEqual(['Opened on 2 Mar 2026']);
  });
});
