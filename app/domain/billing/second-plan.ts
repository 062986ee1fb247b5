import type { RenewingPlan, SubscriptionSource } from './subscription.ts';

const places = {
  stripe: 'bought on the web',
  app_store: 'bought in the App Store',
} satisfies Record<SubscriptionSource, string>;

/** How a plan of the App Store is cancelled, in a sentence. */
export const cancelWithApple =
  'The one of the App Store is cancelled with Apple: in the Settings of your iPhone, under your name and Subscriptions.';

/** What is said to a user who pays for more than one plan; null when they do not. */
export function secondPlanText(renewing: readonly RenewingPlan[]): string | null {
  if (renewing.length < 2) return null;
  const count = renewing.length === 2 ? 'Two' : renewing.length;
  const listed = renewing.map(({ plan, source }) => `${plan}, ${places[source]}`);
  return `${count} plans renew at the same time, and each is charged: ${listed.join('; ')}. Cancel what you do not need.`;
}

/** Whether one of several plans that renew was bought there. */
export function renewsAt(renewing: readonly RenewingPlan[], source: SubscriptionSource): boolean {
  return renewing.length > 1 && renewing.some((each) => each.source === source);
}
