import { exchangeListeners, type StripeExchange } from '#tests/fakes/stripe/exchanges.ts';
import { eventFaults, objectFaults, requestFaults } from './stripe-contract.ts';

const faults: string[] = [];

/** Holds everything that passes through the Stripe fake in this process to Stripe's own types; twice is once. */
export function watchStripe(): void {
  exchangeListeners.add(check);
}

/** What did not keep to Stripe's types since the last call. */
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
