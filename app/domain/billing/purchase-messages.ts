/** What is said of buying in the App Store (`platform.md` section 8, `invoices.md` section 8, Purchases). */
export const purchaseMessages = {
  noStore: 'StoreKit only available on iOS',
  notSignedIn: 'User not authenticated',
  notValidated: 'Purchase validation failed',
  notBought: 'Purchase failed',
  noPlans: 'Failed to load subscription plans',
  nothingToRestore: 'No active subscriptions found',
  notRestored: 'Restore failed',
  activated: 'Premium activated!',
  restored: 'Subscription restored!',
} as const;
