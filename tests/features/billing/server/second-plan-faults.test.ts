import { expect, test } from 'vitest';
import { sendSecondPlanEmails } from '#app/features/billing/server/second-plan-emails.server.ts';
import { renewingPlans } from '#db/billing-schema.ts';
import { forEachDatabaseFault, usualFaults } from '#tests/support/fault-database.ts';
import { createTestContext } from '#tests/support/request-context.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

test('whichever call fails, a user who pays twice is notified once, at the latest by the next run', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: async (db) => {
      const { userId } = await createSampleUser(db);
      await db.insert(renewingPlans).values([
        { userId, source: 'stripe', reference: `sub_${userId}`, planName: 'Basic' },
        { userId, source: 'app_store', reference: userId, planName: 'Pro' },
      ]);
      return { userId, emails: createTestContext(db).emails };
    },
    action: (db, { userId, emails }) => {
      const sendEmail = async (email: (typeof emails)[number]) => void emails.push(email);
      return sendSecondPlanEmails({ ...createTestContext(db), sendEmail }, userId);
    },
    check: async (db, { userId, emails }) => {
      const sendEmail = async (email: (typeof emails)[number]) => void emails.push(email);
      await sendSecondPlanEmails({ ...createTestContext(db), sendEmail }, userId);
      expect(emails).toHaveLength(1);
    },
    faults: usualFaults,
  });
  expect(met).toBeGreaterThanOrEqual(usualFaults.length);
});
