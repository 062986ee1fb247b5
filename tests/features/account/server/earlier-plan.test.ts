import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { renewingPlans } from '#db/billing-schema.ts';
import { openClaimHarness } from '#tests/support/claim-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { open } = database;
const { twoAccounts, post, claim, totalOf, noticed, security } = openClaimHarness(database);

const renew = (userId: string, planName: 'Basic' | 'Pro') =>
  open()
    .insert(renewingPlans)
    .values({ userId, source: 'stripe', reference: `sub_${userId}`, planName });

describe('an earlier account', () => {
  it('is shown with its renewing plan, in both accounts and after they are joined', async () => {
    const { earlierId, earlier, cookie } = await twoAccounts();
    await renew(earlierId, 'Basic');
    expect(await noticed(cookie)).toEqual({ notice: 'earlier-account', noticePlan: 'Basic' });
    expect(await noticed(earlier)).toEqual({ notice: 'address-lost', noticePlan: 'Basic' });
    expect((await security(cookie))?.earlierPlan).toBe('Basic');
    const { body, context } = await claim(cookie, {
      number: 'INV-001',
      total: await totalOf(earlierId),
    });
    expect(body).toMatchObject({
      message:
        'The earlier account and its Basic plan are now part of this account. Check the payment details.',
    });
    expect(context.emails[0]?.text).toContain('Its Basic plan moved too and will keep renewing.');
    expect(await noticed(cookie)).toEqual({ notice: 'payment-check', noticePlan: 'Basic' });
  });

  it('that can no longer be claimed is shown as long as its plan renews', async () => {
    const { earlierId, cookie } = await twoAccounts();
    await renew(earlierId, 'Pro');
    const guess = { number: 'INV-001', total: '0.01' };
    for (let tried = 0; tried < 5; tried += 1) await claim(cookie, guess);
    expect(await noticed(cookie)).toEqual({ notice: 'earlier-plan', noticePlan: 'Pro' });
    await open().delete(renewingPlans).where(eq(renewingPlans.userId, earlierId));
    expect(await noticed(cookie)).toEqual({ notice: null, noticePlan: null });
  });

  it('whose plan was declined as not theirs is no longer shown', async () => {
    const { earlierId, cookie } = await twoAccounts();
    await renew(earlierId, 'Pro');
    await post(cookie, { intent: 'decline-earlier-account' });
    expect(await noticed(cookie)).toEqual({ notice: null, noticePlan: null });
  });
});
