import { expect, test } from 'vitest';
import { findAttempt } from '#app/features/cards/queries/checkout-attempts.server.ts';
import {
  applyDelivery,
  settleUnclear,
} from '#app/features/sending/queries/delivery-events.server.ts';
import { queryPlansOf } from '#tests/support/query-plan.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

const bySession = 'SEARCH checkout_attempts USING INDEX checkout_attempts_session (session_id=?)';
const byPayment =
  'SEARCH checkout_attempts USING INDEX checkout_attempts_payment (payment_intent_id=?)';

test.each([
  ['a session', { sessionId: 's' }, [bySession]],
  ['a payment', { paymentIntentId: 'p' }, [byPayment]],
  ['both', { sessionId: 's', paymentIntentId: 'p' }, [bySession, byPayment]],
])('the attempt in a Stripe event by %s is found by an index', async (_what, of, expected) => {
  const plans = await queryPlansOf(db, () => findAttempt(db, of));
  expect(plans.filter((plan) => /checkout_attempts/.test(plan))).toEqual(expected);
});

test.each([
  ['by its id', applyDelivery, 'emails_provider_id (provider_id=?)'],
  ['by its address, if no email has that id', settleUnclear, 'emails_unclear (address=?)'],
])('the email in an event is found %s', async (_how, apply, expected) => {
  const told = { providerId: 'p', recipient: 'a@b.example', state: 'complained', at: 1 } as const;
  const plans = await queryPlansOf(db, () => apply(db, { ...told, reason: null }));
  expect(plans.join('\n')).toContain(expected);
  expect(plans.filter((plan) => /^SCAN (?!CONSTANT|\(subquery)/.test(plan))).toEqual([]);
});
