import { daysInTimeZone, formatDay } from '../dates.ts';
import type { PaymentEventName, PaymentKind } from './payment-event.ts';

/** How often, when first and when last something happened on an invoice's public pages; instants in ms. */
export type CountedEvent = {
  kind: PaymentKind;
  event: PaymentEventName;
  times: number;
  firstAt: number;
  lastAt: number;
};

type Write = (instantMs: number) => string;

const clickWords: Record<PaymentKind, string> = {
  paypal_me: 'Clicked to pay with PayPal',
  stripe_link: 'Clicked to pay with Stripe',
};

/**
 * What the client did with an invoice, as sentences for its owner: opened it, then clicked to pay. Empty when nothing
 * happened. Each look shows every button of the page, so the openings are those of the button shown most.
 */
export function describeClientActivity(
  events: readonly CountedEvent[],
  timeZone: string | null,
): string[] {
  const dayOf = daysInTimeZone(timeZone);
  const write: Write = (instant) => formatDay(dayOf(instant));
  const shown = events.filter(({ event }) => event === 'shown');
  const opened = shown.length > 0 ? [describe('Opened', merge(shown), write)] : [];
  const clicked = events
    .filter(({ event }) => event === 'click')
    .sort((one, other) => one.firstAt - other.firstAt)
    .map((click) => describe(clickWords[click.kind], click, write));
  return [...opened, ...clicked];
}

type Span = Pick<CountedEvent, 'times' | 'firstAt' | 'lastAt'>;

function merge(events: readonly Span[]): Span {
  return {
    times: Math.max(...events.map(({ times }) => times)),
    firstAt: Math.min(...events.map(({ firstAt }) => firstAt)),
    lastAt: Math.max(...events.map(({ lastAt }) => lastAt)),
  };
}

function describe(what: string, { times, firstAt, lastAt }: Span, write: Write): string {
  const [first, last] = [write(firstAt), write(lastAt)];
  if (times === 1) return `${what} on ${first}`;
  if (first === last) return `${what} ${times} times on ${first}`;
  return `${what} ${times} times, first on ${first}, last on ${last}`;
}

// @covers invoices-2.26
