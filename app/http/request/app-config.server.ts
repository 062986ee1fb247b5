import type { AppStoreSettings } from '#app/adapters/app-store/app-store-api.server.ts';
import type { AppleSettings } from '#app/adapters/identity/apple.server.ts';
import type { GoogleSettings } from '#app/adapters/identity/google.server.ts';
import type { RecordKeys } from '#app/adapters/record-signer.server.ts';
import type { StripeSettings } from '#app/adapters/stripe/stripe.server.ts';

/** An analytics script that visitors may consent to. */
export type AnalyticsSettings = {
  /** Script URL without its id. */
  url: string;
  id: string;
  /** The provider's name as shown to visitors. */
  provider: string;
  /** Origins that the content security policy allows after consent, for loading and for reporting. */
  scriptOrigin: string;
  reportOrigins: string[];
};

/** Sign in with Apple on the web, and in the iOS app if its bundle id is configured. */
type AppleConfig = AppleSettings & { bundleId: string | null; revokeUrl: string };

/** A deployment's configuration; parsed once by `workers/env.ts`. */
export type AppConfig = {
  /** Id of the deployed version. */
  version: string;
  /** When that version was deployed, ms; null when unknown. */
  deployedAt: number | null;
  /** The secret that `/readyz` requires; without one, that address doesn't exist. */
  readinessSecret: string | undefined;
  productName: string;
  operatorName: string;
  /** On one line. */
  operatorAddress: string;
  /** For the imprint; null when there is none. */
  operatorPhone: string | null;
  operatorVatId: string | null;
  supportEmail: string;
  /** Scheme and host without a trailing slash; every absolute link is built from it. */
  publicOrigin: string;
  databaseUrl: string;
  databaseAuthToken: string | undefined;
  /** Where emails are posted instead of to the `EMAIL` binding; only set for local development. */
  emailUrl: string | undefined;
  emailFrom: string;
  /** The bare sender address of client emails, on its own subdomain. */
  clientEmailFrom: string;
  /** The provider's daily email quota for this account; null when unknown. */
  emailDailyQuota: number | null;
  /** Null without keys; this sign-in method is then not offered. */
  google: GoogleSettings | null;
  apple: AppleConfig | null;
  /** Null without keys; plans are then not sold there. */
  stripe: StripeSettings | null;
  appStore: AppStoreSettings | null;
  /** Null without a key; issued documents then wait for their signed records. */
  recordKeys: RecordKeys | null;
  /** Where breached passwords are looked up, without a trailing slash. */
  pwnedPasswordsUrl: string;
  /** Null without analytics; visitors are then not asked for consent. */
  analytics: AnalyticsSettings | null;
};
