import { afterAll, expect, test } from 'vitest';
import type { Database } from '#db/client.server.ts';
import { openStripeHarness } from '#tests/fakes/stripe/stripe-harness.ts';
import { forEachDatabaseFault, usualFaults } from '#tests/support/fault-database.ts';
import { createFinishedContext } from '#tests/support/finished-context.ts';
import {
  createTestUser,
  listPostedWrites,
  nothing,
  type Person,
} from '#tests/support/posted-writes.ts';
import { createTestContext } from '#tests/support/request-context.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

// Every post that writes something, under every fault of each of its database calls. Actions with their own responses
// have their own test, which tests/server/every-action-has-faults.test.ts lists.

const database = await createTestDatabase();
const harness = await openStripeHarness();
afterAll(() => harness.stop());
const { over, writes, checkout, portal } = listPostedWrites(database, harness);

test.concurrent.each(writes)(
  '$name completely or not at all, with a clear response, and a retry does it once',
  async ({
    act,
    effect,
    status = 200,
    again,
    mayFailUnseen = false,
    isWordless = false,
    emails = 0,
  }) => {
    const run = async (db: Database, person: Person) => {
      const { context, finish } = createFinishedContext(db, over(person));
      const answer = await act(context, person);
      await finish();
      return { ...answer, emails: context.emails.length, reported: context.reported.length };
    };
    const sample = await createTestUser(database.open());
    const before = await effect(sample);
    expect(await run(database.open(), sample)).toMatchObject({ status, emails, reported: 0 });
    const done = await effect(sample);
    if (effect !== nothing) expect(done).not.toEqual(before);

    const met = await forEachDatabaseFault({
      open: database.open,
      faults: usualFaults,
      prepare: createTestUser,
      action: run,
      check: async (db, person, outcome) => {
        if (outcome.outcome === 'threw') throw outcome.error;
        const { answer } = outcome;
        const isUnseen = mayFailUnseen && answer.reported > 0;
        const now = await effect(person);
        if (answer.status === status && !isUnseen) {
          expect([now, answer.emails]).toEqual([done, emails]);
        } else {
          if (!isUnseen) {
            expect([answer.status, answer.reported > 0]).toEqual([503, true]);
            if (!isWordless) expect(JSON.stringify(answer.said)).toMatch(/[a-z]{2,} [a-z]{2,}/);
          }
          expect(answer.emails).toBe(0);
          // A read after the write may have failed too.
          expect([before, done]).toContainEqual(now);
        }
        const second = await run(db, person);
        expect([status, again]).toContain(second.status);
        expect(await effect(person)).toEqual(done);
        if (answer.emails === 0) expect(second.emails).toBe(emails);
      },
    });
    expect(met).toBeGreaterThanOrEqual(2 * usualFaults.length);
  },
  // All cases run at once, and an export renders files each time.
  180_000,
);

test('a checkout that was tried twice created one Stripe customer and one payment page', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    faults: usualFaults,
    prepare: createTestUser,
    action: async (db, person) => {
      await checkout(createTestContext(db, over(person)), person);
      await portal(createTestContext(db, over(person)), person);
    },
    check: async (db, person) => {
      for (let time = 0; time < 2; time += 1) {
        const made = await checkout(createTestContext(db, over(person)), person);
        expect(made.status).toBe(200);
      }
      const customers = [...harness.state.objects.customer.values()];
      const theirs = customers.filter(({ metadata }) => metadata.user_id === person.userId);
      expect(theirs).toHaveLength(1);
      const open = [...harness.state.objects['checkout.session'].values()].filter(
        (each) => each.client_reference_id === person.userId && each.status === 'open',
      );
      expect(open).toHaveLength(1);
    },
  });
  expect(met).toBeGreaterThanOrEqual(4 * usualFaults.length);
});
