import type { AppStoreSettings } from '#app/adapters/app-store/app-store-settings.server.ts';
import type { AppleSettings } from '#app/adapters/identity/apple.server.ts';
import type { GoogleSettings } from '#app/adapters/identity/google.server.ts';
import type { RecordKeys } from '#app/adapters/record-signer.server.ts';
import type { StripeSettings } from '#app/adapters/stripe/stripe.server.ts';

/** An analytics script that visitors may agree to. */
export type AnalyticsSettings = {
  /** Where it comes from, without its id. */
  url: string;
  id: string;
  /** Who runs it, as visitors are told. */
  provider: string;
  /** What the content-security policy lets it be loaded from, and report to, after consent. */
  scriptOrigin: string;
  reportOrigins: string[];
};

/** Sign in with Apple on the web, and in the iOS app where its bundle id is configured. */
type AppleConfig = AppleSettings & { bundleId: string | null; revokeUrl: string };

/** Everything that a deployment says about itself; parsed once by `workers/env.ts`. */
export type AppConfig = {
  /** Id of the deployed version. */
  version: string;
  /** When that version was deployed, ms; null where it's unknown. */
  deployedAt: number | null;
  /** What `/readyz` asks for; without one that address doesn't exist. */
  readinessSecret: string | undefined;
  productName: string;
  operatorName: string;
  /** On one line. */
  operatorAddress: string;
  /** For the imprint; null when there is none. */
  operatorPhone: string | null;
  operatorVatId: string | null;
  supportEmail: string;
  /** Scheme and host without a slash at the end; every absolute link is built from it. */
  publicOrigin: string;
  databaseUrl: string;
  databaseAuthToken: string | undefined;
  /** Where mails are posted instead of the `EMAIL` binding; set for local work only. */
  mailUrl: string | undefined;
  mailFrom: string;
  /** The bare address that mails to clients come from, of a sub-domain of its own. */
  clientMailFrom: string;
  /** How many mails the provider takes of this account on a day; null where that is not told. */
  mailDailyQuota: number | null;
  /** Null without keys: then that way to sign in is not offered. */
  google: GoogleSettings | null;
  apple: AppleConfig | null;
  /** Null without keys: then nothing is sold there. */
  stripe: StripeSettings | null;
  appStore: AppStoreSettings | null;
  /** Null without a key: then issued documents wait for their signed records. */
  recordKeys: RecordKeys | null;
  /** Where breached passwords are looked up, without a slash at the end. */
  pwnedPasswordsUrl: string;
  /** Null where visitors are not counted; then no visitor is asked whether they may be. */
  analytics: AnalyticsSettings | null;
};
