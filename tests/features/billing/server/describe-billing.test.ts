import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#app/domain/country/country.ts';
import { describeBilling } from '#app/features/billing/server/describe-billing.server.ts';
import type { userSettings } from '#db/schema.ts';
import { readLocalCatalog } from '#tests/fakes/stripe/local-catalog.ts';
import { createTestContext } from '#tests/support/request-context.ts';
import { billingNow, columnsOf, dayMs, webSnapshot } from '#tests/support/sample-subscription.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const catalog = readLocalCatalog();

type BillingOptions = { timeZone?: string | null; isSold?: boolean; country?: CountryCode };

/** The view model that the screens get for a user with these settings. */
async function billingOf(
  settings: Partial<typeof userSettings.$inferInsert>,
  { timeZone = null, isSold = true, country = 'us' }: BillingOptions = {},
) {
  const db = database.open();
  const { config } = createTestContext(db);
  const stripe = isSold ? { secretKey: 'sk_test_1', apiUrl: 'http://127.0.0.1:1', catalog } : null;
  return describeBilling(
    { settings: await createSampleUser(db, settings), user: { timeZone } },
    { config: { ...config, stripe }, now: billingNow },
    country,
  );
}

describe('the plan on the screens', () => {
  it('on Free: nothing bought, and the prices of the page’s country, whichever is preferred', async () => {
    const billing = await billingOf(
      { preferredCountry: 'uk', totalInvoicesCreated: 2 },
      { country: 'ca' },
    );
    expect(billing).toMatchObject({
      bought: null,
      isUnpaid: false,
      endsOn: null,
      priceCountry: 'ca',
    });
    expect(billing.allowance).toMatchObject({ plan: 'Free', used: 2, limit: 3 });
    expect(billing.priceIds?.Standard).toEqual({
      monthly: 'price_ca_standard_monthly',
      yearly: 'price_ca_standard_yearly',
    });
  });

  it('on the web: what was bought, and the prices of its country wherever its owner is', async () => {
    const snapshot = webSnapshot({ productId: 'prod_uk_basic', interval: 'yearly' });
    const billing = await billingOf(columnsOf(snapshot), { country: 'au' });
    expect(billing.bought).toEqual({ plan: 'Basic', interval: 'yearly', source: 'stripe' });
    expect(billing.priceCountry).toBe('uk');
    expect(billing.priceIds?.Pro.monthly).toBe('price_uk_pro_monthly');
  });

  it('ends on the owner’s local date', async () => {
    const endMs = Date.UTC(2026, 3, 2, 1);
    const columns = columnsOf(webSnapshot({ status: 'cancelled', endMs }));
    expect((await billingOf(columns)).endsOn).toBe('2026-04-02');
    const west = await billingOf(columns, { timeZone: 'America/Los_Angeles' });
    expect(west.endsOn).toBe('2026-04-01');
  });

  it('that is past due continues until the end of its grace period, and is payable after it', async () => {
    const unpaidSince = (days: number) =>
      billingOf(columnsOf(webSnapshot({ status: 'past_due', endMs: billingNow - days * dayMs })));
    const owed = await unpaidSince(2);
    expect(owed).toMatchObject({ isUnpaid: true, endsOn: '2026-03-20' });
    expect(owed.allowance.state).toBe('past_due');
    const over = await unpaidSince(8);
    expect(over).toMatchObject({ isUnpaid: true, endsOn: '2026-03-14' });
    expect(over.allowance.state).toBe('expired');
  });
});
