/** What passes through the fake: a request's parameters, an answer's object, or an event that is sent. */
export type StripeExchange =
  | { kind: 'request'; operation: string; params: unknown; isJson: boolean }
  | { kind: 'answer'; operation: string; object: unknown }
  | { kind: 'event'; event: unknown };

/** Called with everything that passes, before it is carried out; tests hold it to Stripe's types. */
export const exchangeListeners = new Set<(exchange: StripeExchange) => void>();

/** Shows an exchange to whoever listens. */
export function reportExchange(exchange: StripeExchange): void {
  for (const listen of exchangeListeners) listen(exchange);
}
