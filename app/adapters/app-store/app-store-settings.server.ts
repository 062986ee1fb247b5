import type { AppStoreProduct } from '#app/domain/billing/plan-ids.ts';

/** What App Store Connect gives, and where Apple answers. */
export type AppStoreSettings = {
  bundleId: string;
  /** The app's number at Apple; always there in Production. */
  appId: number | undefined;
  environment: 'Production' | 'Sandbox';
  products: readonly AppStoreProduct[];
  /** The in-app purchase key: issuer, id and PKCS #8 text. */
  issuerId: string;
  keyId: string;
  privateKey: string;
  /** Where the App Store Server API answers; undefined means Apple's own address of the environment. */
  apiUrl: string | undefined;
  /** Root certificates, base64 of DER; undefined means Apple's own. */
  roots: string[] | undefined;
};
