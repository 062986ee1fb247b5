import { billingIntervals, planNames } from '#app/domain/billing/plans.ts';
import { createFakeStore, type FakeStore } from '#tests/fakes/native-bridge/fake-store.ts';

const prices: Record<string, string> = {
  'Basic.monthly': '$4.99',
  'Basic.yearly': '$47.99',
  'Standard.monthly': '$19.99',
  'Standard.yearly': '$191.99',
  'Pro.monthly': '$59.99',
  'Pro.yearly': '$575.99',
};

/** Returns the store's product for a plan, as named in `APP_STORE_PRODUCTS`. */
export const storeProduct = (plan: string, interval = 'monthly') =>
  `billwren.${plan.toLowerCase()}.${interval}`;

/** A device's store that sells every plan; the test decides the outcome of purchases. */
export function createPlanStore(): FakeStore {
  return createFakeStore(
    planNames.flatMap((plan) =>
      billingIntervals.map((interval) => ({
        id: storeProduct(plan, interval),
        name: plan,
        price: prices[`${plan}.${interval}`] ?? '',
      })),
    ),
  );
}
