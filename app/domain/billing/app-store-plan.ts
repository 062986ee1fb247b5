/** Where Apple lets its customers change and cancel what they bought. */
export const appStoreSubscriptionsUrl = 'https://apps.apple.com/account/subscriptions';

/** Why a plan of the App Store is not changed here (`decisions.md`: a second purchase elsewhere is refused). */
export const appStorePlanMessage =
  'Your plan was bought in the App Store, so Apple bills it and only Apple can change it.';

/** Why a plan of the web is neither sold again nor managed in the native app. */
export const webPlanMessage =
  'Your plan was bought on the web. Manage it there; a second one in the App Store cannot be used beside it.';

/** How to manage a plan that was bought in the App Store, one step after the other. */
export const appStoreSteps = (productName: string) => [
  'Open Settings on your iPhone or iPad and tap your name.',
  `Tap Subscriptions and choose ${productName}.`,
  'Change or cancel the plan there. It reaches this page by itself.',
];
