/** What passes through the fake: a request's parameters, a returned object, or a sent event. */
export type StripeExchange =
  | { kind: 'request'; operation: string; params: unknown; isJson: boolean }
  | { kind: 'answer'; operation: string; object: unknown }
  | { kind: 'event'; event: unknown };

/** Called with every exchange before it is handled; tests validate them against Stripe's types. */
export const exchangeListeners = new Set<(exchange: StripeExchange) => void>();

/** Passes an exchange to all listeners. */
export function reportExchange(exchange: StripeExchange): void {
  for (const listen of exchangeListeners) listen(exchange);
}
