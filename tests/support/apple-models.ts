import {
  AutoRenewStatus,
  BillingPlanType,
  type Data,
  Environment,
  ExpirationIntent,
  InAppOwnershipType,
  type JWSRenewalInfoDecodedPayload,
  type JWSTransactionDecodedPayload,
  NotificationTypeV2,
  OfferDiscountType,
  OfferType,
  PriceIncreaseStatus,
  RenewalBillingPlanType,
  type ResponseBodyV2DecodedPayload,
  RevocationReason,
  RevocationType,
  Status,
  Subtype,
  TransactionReason,
  Type,
} from '@apple/app-store-server-library';

// Objects typed by Apple's own library. `Required` turns a field added in a later version into a type error here.

/** The values that all parts of one subscription share. */
export type AppleSubject = { reference: string; bundleId: string; appId: number; now: number };

/** A transaction of a paid month with every field that Apple defines. */
export function fullTransaction({
  reference,
  bundleId,
  now,
}: AppleSubject): Omit<Required<JWSTransactionDecodedPayload>, 'revocationDate'> {
  return {
    originalTransactionId: reference,
    transactionId: reference,
    webOrderLineItemId: '34343',
    bundleId,
    productId: 'billwren.basic.monthly',
    subscriptionGroupIdentifier: '55555',
    purchaseDate: now,
    originalPurchaseDate: now,
    expiresDate: now + 30 * 86_400_000,
    quantity: 1,
    type: Type.AUTO_RENEWABLE_SUBSCRIPTION,
    appAccountToken: '7e3fb20b-4cdb-47cc-936d-99d65f608138',
    inAppOwnershipType: InAppOwnershipType.PURCHASED,
    signedDate: now,
    revocationReason: RevocationReason.REFUNDED_DUE_TO_ISSUE,
    isUpgraded: false,
    offerType: OfferType.INTRODUCTORY_OFFER,
    offerIdentifier: 'abc.123',
    environment: Environment.PRODUCTION,
    storefront: 'USA',
    storefrontId: '143441',
    transactionReason: TransactionReason.PURCHASE,
    currency: 'USD',
    price: 10_990,
    offerDiscountType: OfferDiscountType.PAY_AS_YOU_GO,
    appTransactionId: '71134',
    offerPeriod: 'P1Y',
    revocationType: RevocationType.REFUND_PRORATED,
    revocationPercentage: 50_000,
    advancedCommerceInfo: {},
    billingPlanType: BillingPlanType.MONTHLY,
    commitmentInfo: {},
  };
}

/** A renewal of an active subscription with every field that Apple defines. */
export function fullRenewal({
  reference,
  now,
}: AppleSubject): Omit<Required<JWSRenewalInfoDecodedPayload>, 'gracePeriodExpiresDate'> {
  return {
    expirationIntent: ExpirationIntent.CUSTOMER_CANCELLED,
    originalTransactionId: reference,
    autoRenewProductId: 'billwren.basic.monthly',
    productId: 'billwren.basic.monthly',
    autoRenewStatus: AutoRenewStatus.ON,
    isInBillingRetryPeriod: false,
    priceIncreaseStatus: PriceIncreaseStatus.CUSTOMER_HAS_NOT_RESPONDED,
    offerType: OfferType.PROMOTIONAL_OFFER,
    offerIdentifier: 'abc.123',
    signedDate: now,
    environment: Environment.PRODUCTION,
    recentSubscriptionStartDate: now,
    renewalDate: now + 30 * 86_400_000,
    currency: 'USD',
    renewalPrice: 9_990,
    offerDiscountType: OfferDiscountType.PAY_AS_YOU_GO,
    eligibleWinBackOfferIds: ['eligible1', 'eligible2'],
    appAccountToken: '7e3fb20b-4cdb-47cc-936d-99d65f608138',
    appTransactionId: '71134',
    offerPeriod: 'P1Y',
    advancedCommerceInfo: {},
    commitmentInfo: {},
    renewalBillingPlanType: RenewalBillingPlanType.MONTHLY,
  };
}

/** A notification with every field that goes with `data`, which contains the two signed parts. */
export function fullNotification(
  { bundleId, appId, now }: AppleSubject,
  parts: Required<Pick<Data, 'signedTransactionInfo' | 'signedRenewalInfo'>>,
): Required<Omit<ResponseBodyV2DecodedPayload, 'summary' | 'externalPurchaseToken' | 'appData'>> & {
  data: Required<Omit<Data, 'consumptionRequestReason'>>;
} {
  return {
    notificationType: NotificationTypeV2.SUBSCRIBED,
    subtype: Subtype.INITIAL_BUY,
    notificationUUID: crypto.randomUUID(),
    version: '2.0',
    signedDate: now,
    data: {
      environment: Environment.PRODUCTION,
      appAppleId: appId,
      bundleId,
      bundleVersion: '1.2.3',
      status: Status.ACTIVE,
      ...parts,
    },
  };
}

/** The enums of the fields to which Apple may add values. */
export const appleEnums = {
  transaction: {
    type: Type,
    inAppOwnershipType: InAppOwnershipType,
    offerType: OfferType,
    offerDiscountType: OfferDiscountType,
    revocationReason: RevocationReason,
    revocationType: RevocationType,
    transactionReason: TransactionReason,
    billingPlanType: BillingPlanType,
  },
  renewal: {
    expirationIntent: ExpirationIntent,
    autoRenewStatus: AutoRenewStatus,
    priceIncreaseStatus: PriceIncreaseStatus,
    offerType: OfferType,
    offerDiscountType: OfferDiscountType,
    renewalBillingPlanType: RenewalBillingPlanType,
  },
  notification: { notificationType: NotificationTypeV2, subtype: Subtype },
  data: { status: Status },
} as const;

/** A variant of an object, named after what differs. */
export type Variant<T> = { name: string; value: Partial<T>; absent: string[]; unknown?: string };

/**
 * Returns variants of an object: unchanged, without each field in turn, without any field, with every value of its
 * enums, and with an unknown enum value.
 */
export function variantsOf<T extends object>(full: T, enums: Record<string, object>): Variant<T>[] {
  const keys = Object.keys(full);
  const without = keys.map((key) => ({
    name: `without ${key}`,
    value: omit(full, key),
    absent: [key],
  }));
  const valued = Object.entries(enums).flatMap(([key, values]) => {
    const numbers = Object.values(values).filter((each) => typeof each === 'number');
    const isNumeric = numbers.length > 0;
    const unknown = isNumeric ? 99 : 'ADDED_LATER';
    return [...(isNumeric ? numbers : Object.values(values)), unknown].map((value) => ({
      name: `with ${key} ${value}`,
      value: { ...full, [key]: value },
      absent: [],
      ...(value === unknown && { unknown: `${key} ${value}` }),
    }));
  });
  return [
    { name: 'as it is', value: full, absent: [] },
    { name: 'without any field', value: {}, absent: keys },
    ...without,
    ...valued,
  ];
}

function omit<T extends object>(full: T, key: string): Partial<T> {
  const { [key as keyof T]: _, ...rest } = full;
  return rest as Partial<T>;
}
