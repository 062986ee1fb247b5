import { afterAll, afterEach } from 'vitest';
import { takeContractFaults, watchStripe } from '#tests/contracts/watch-stripe.ts';

// Import for its side effect: a test fails if a request to the Stripe fake, or the fake's response or event, doesn't
// match Stripe's own types.

watchStripe();
afterEach(failOnFaults);
afterAll(failOnFaults);

function failOnFaults(): void {
  const faults = takeContractFaults();
  if (faults.length === 0) return;
  throw new Error(`Not as in Stripe’s types:\n${[...new Set(faults)].slice(0, 20).join('\n')}`);
}
