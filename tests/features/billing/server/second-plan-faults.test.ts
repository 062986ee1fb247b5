import { expect, test } from 'vitest';
import { mailWhoPaysTwice } from '#app/features/billing/server/second-plan-mails.server.ts';
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
      return { userId, mails: createTestContext(db).mails };
    },
    action: (db, { userId, mails }) => {
      const sendMail = async (mail: (typeof mails)[number]) => void mails.push(mail);
      return mailWhoPaysTwice({ ...createTestContext(db), sendMail }, userId);
    },
    check: async (db, { userId, mails }) => {
      const sendMail = async (mail: (typeof mails)[number]) => void mails.push(mail);
      await mailWhoPaysTwice({ ...createTestContext(db), sendMail }, userId);
      expect(mails).toHaveLength(1);
    },
    faults: usualFaults,
  });
  expect(met).toBeGreaterThanOrEqual(usualFaults.length);
});
