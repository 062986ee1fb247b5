import { findObject, type StripeState } from './stripe-state.ts';
import {
  advanceTime,
  changePrice,
  endPaidTime,
  payOpenInvoice,
  renew,
  setCancelling,
} from './subscription-life.ts';
import type { Subscription } from './subscriptions.ts';

type Act = { state: StripeState; subscription: Subscription; now: number; priceId: string };

/** An action of the portal's buttons, and when it is available. */
export type PortalAct = {
  name: string;
  title: string;
  /** The user's actions on a plan, or what otherwise only happens over time. */
  place: 'plan' | 'machine';
  needsPrice?: boolean;
  isOffered: (subscription: Subscription) => boolean;
  run: (act: Act) => void;
};

const runs = ({ ended_at }: Subscription) => ended_at === null;
const isCancelling = (each: Subscription) => runs(each) && each.cancel_at_period_end;
const goesOn = (each: Subscription) => runs(each) && !each.cancel_at_period_end;
const isUnpaid = ({ status }: Subscription) => status === 'past_due';
const graceSeconds = 7 * 86_400;

/** Every button of the portal, in display order. */
export const portalActs: PortalAct[] = [
  {
    name: 'cancel',
    title: 'Cancel plan',
    place: 'plan',
    isOffered: goesOn,
    run: ({ state, subscription, now }) => setCancelling(state, subscription, true, now),
  },
  {
    name: 'reactivate',
    title: 'Reactivate',
    place: 'plan',
    isOffered: isCancelling,
    run: ({ state, subscription, now }) => setCancelling(state, subscription, false, now),
  },
  {
    name: 'change',
    title: 'Change plan',
    place: 'plan',
    needsPrice: true,
    isOffered: (each) => goesOn(each) && !isUnpaid(each),
    run: ({ state, subscription, now, priceId }) =>
      changePrice(state, subscription, findObject(state, 'price', priceId, 'price'), now),
  },
  {
    name: 'renew',
    title: 'Renew now',
    place: 'machine',
    isOffered: (each) => goesOn(each) && !isUnpaid(each),
    run: ({ state, subscription, now }) => renew(state, subscription, { isPaid: true, now }),
  },
  {
    name: 'fail',
    title: 'Fail the next payment',
    place: 'machine',
    isOffered: (each) => goesOn(each) && !isUnpaid(each),
    run: ({ state, subscription, now }) => renew(state, subscription, { isPaid: false, now }),
  },
  {
    name: 'pay',
    title: 'Pay the open invoice',
    place: 'machine',
    isOffered: (each) => runs(each) && isUnpaid(each),
    run: ({ state, subscription, now }) => payOpenInvoice(state, subscription, now),
  },
  {
    name: 'grace',
    title: 'Let 7 days pass',
    place: 'machine',
    isOffered: (each) => runs(each) && isUnpaid(each),
    run: ({ state, subscription, now }) => advanceTime(state, subscription, graceSeconds, now),
  },
  {
    name: 'end',
    title: 'End the paid time',
    place: 'machine',
    isOffered: runs,
    run: ({ state, subscription, now }) => endPaidTime(state, subscription, now),
  },
];
