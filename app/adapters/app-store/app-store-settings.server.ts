import type { AppStoreEnvironment } from '#app/domain/billing/app-store-client.ts';
import type { AppStoreProduct } from '#app/domain/billing/plan-ids.ts';

/** What App Store Connect gives, and where Apple answers. */
export type AppStoreSettings = {
  bundleId: string;
  /** The app's number at Apple, without which nothing of Production can be verified. */
  appId: number;
  products: readonly AppStoreProduct[];
  /** The in-app purchase key: issuer, id and PKCS #8 text. */
  issuerId: string;
  keyId: string;
  privateKey: string;
  /** Where the App Store Server API of each environment answers. */
  apiUrls: Record<AppStoreEnvironment, string>;
  /** Root certificates, base64 of DER; undefined means Apple's own. */
  roots: string[] | undefined;
};
