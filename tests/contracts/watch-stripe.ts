import { exchangeListeners, type StripeExchange } from '#tests/fakes/stripe/exchanges.ts';
import { eventFaults, objectFaults, requestFaults } from './stripe-contract.ts';

const faults: string[] = [];

/**
 * Validates everything that passes through this process's Stripe fake against Stripe's types.
 * Calling it twice has no further effect.
 */
export function watchStripe(): void {
  exchangeListeners.add(check);
}

/** Returns and clears the violations of Stripe's types since the last call. */
export function takeContractFaults(): string[] {
  return faults.splice(0);
}

function check(exchange: StripeExchange): void {
  switch (exchange.kind) {
    case 'request':
      faults.push(...requestFaults(exchange.operation, exchange.params, exchange.isJson));
      break;
    case 'answer':
      faults.push(
        ...objectFaults(exchange.object).map((fault) => `${exchange.operation}: ${fault}`),
      );
      break;
    case 'event':
      faults.push(...eventFaults(exchange.event));
  }
}
