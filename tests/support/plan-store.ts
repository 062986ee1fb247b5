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

/** The product that the store sells for a plan, as `APP_STORE_PRODUCTS` names it. */
export const storeProduct = (plan: string, interval = 'monthly') =>
  `billwren.${plan.toLowerCase()}.${interval}`;

/** A store of a device that sells every plan; nothing of a purchase is decided yet. */
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
