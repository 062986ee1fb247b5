import type { AppStoreEnvironment } from '#app/domain/billing/app-store-snapshot.ts';
import type { AppStoreProduct } from '#app/domain/billing/plan-ids.ts';

/** Values from App Store Connect, and Apple's API addresses. */
export type AppStoreSettings = {
  bundleId: string;
  /** The app's Apple id, which is required to verify anything from Production. */
  appId: number;
  products: readonly AppStoreProduct[];
  /** The in-app purchase key: issuer, id and PKCS #8 text. */
  issuerId: string;
  keyId: string;
  privateKey: string;
  /** App Store Server API address of each environment. */
  apiUrls: Record<AppStoreEnvironment, string>;
  /** Root certificates, base64 of DER; undefined means Apple's own. */
  roots: string[] | undefined;
};
