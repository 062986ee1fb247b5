import { afterAll, afterEach } from 'vitest';
import { takeContractFaults, watchStripe } from '#tests/contracts/watch-stripe.ts';

// Imported for what it does: a test fails when a request to the Stripe fake, or what the fake answered or sent, does not keep to
// Stripe's own types.

watchStripe();
afterEach(failOnFaults);
afterAll(failOnFaults);

function failOnFaults(): void {
  const faults = takeContractFaults();
  if (faults.length === 0) return;
  throw new Error(`Not as in Stripe’s types:\n${[...new Set(faults)].slice(0, 20).join('\n')}`);
}
