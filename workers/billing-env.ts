import * as z from 'zod';
import type { AppStoreSettings } from '#app/adapters/app-store/app-store-api.server.ts';
import type { StripeAccess } from '#app/adapters/stripe/open-stripe.server.ts';
import type { StripeSettings, StripeWebhookSettings } from '#app/adapters/stripe/stripe.server.ts';
import type { ConnectWebhookSettings } from '#app/adapters/stripe/stripe-connect.server.ts';
import { parseAppStoreProducts, parseStripeCatalog } from '#app/domain/billing/plan-ids.ts';

const apiAddress = (address: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(address)
    // Stripe's library takes host, port and protocol, so the address can't have a path.
    .transform((value) => new URL(value).origin);

const storeAddress = (address: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(address)
    .transform((value) => value.replace(/\/$/, ''));

/** Empty means absent, so that a deployment's file can list values that are still missing. */
const word = () =>
  z
    .string()
    .trim()
    .transform((text) => text || undefined)
    .optional();

/** The variables of both stores, the same in both workers; spread into each worker's schema. */
export const billingVariables = () => ({
  STRIPE_SECRET_KEY: word(),
  STRIPE_WEBHOOK_SECRET: word(),
  STRIPE_CONNECT_SECRET: word(),
  STRIPE_CONNECT_ACCOUNTS_SECRET: word(),
  STRIPE_API_URL: apiAddress('https://api.stripe.com'),
  STRIPE_LIVE_MODE: z.enum(['true', 'false']).default('false'),
  STRIPE_PRICES: word(),
  STRIPE_PRODUCTS: word(),
  STRIPE_PORTALS: word(),
  APP_STORE_BUNDLE_ID: word(),
  APP_STORE_APP_ID: z
    .string()
    .regex(/^\d{0,15}$/)
    .transform((digits) => Number(digits) || undefined)
    .optional(),
  APP_STORE_PRODUCTS: word(),
  APP_STORE_ISSUER_ID: word(),
  APP_STORE_KEY_ID: word(),
  APP_STORE_PRIVATE_KEY: word(),
  // Addresses called by Apple's library.
  APP_STORE_API_URL: storeAddress('https://api.storekit.apple.com'),
  APP_STORE_SANDBOX_API_URL: storeAddress('https://api.storekit-sandbox.apple.com'),
  APP_STORE_ROOTS: word(),
});

type Values = z.infer<z.ZodObject<ReturnType<typeof billingVariables>>>;

/**
 * Parses Stripe's settings for the app: null without a key, so that nothing is sold yet.
 * @throws Error naming the missing or malformed variable once there is a key, never its value
 */
export function parseStripeSettings(values: Values): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey } = values;
  if (!secretKey) return null;
  if (!values.STRIPE_PRICES) throw missing('STRIPE_PRICES');
  if (!values.STRIPE_PRODUCTS) throw missing('STRIPE_PRODUCTS');
  if (!values.STRIPE_PORTALS) throw missing('STRIPE_PORTALS');
  const isLive = values.STRIPE_LIVE_MODE === 'true';
  if (/^(sk|rk)_(test|live)_/.test(secretKey) && (secretKey.slice(3, 7) === 'live') !== isLive) {
    throw new Error("STRIPE_LIVE_MODE doesn't match the mode of STRIPE_SECRET_KEY.");
  }
  return {
    secretKey,
    apiUrl: values.STRIPE_API_URL,
    catalog: parseStripeCatalog(
      values.STRIPE_PRICES,
      values.STRIPE_PRODUCTS,
      values.STRIPE_PORTALS,
    ),
  };
}

/**
 * Parses Stripe's settings for the webhook worker: null until both the key and the endpoint's secret are set, since
 * secrets are set one at a time.
 * @throws Error like `parseStripeSettings`
 */
export function parseStripeWebhookSettings(values: Values): StripeWebhookSettings | null {
  const settings = parseStripeSettings(values);
  const { STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (!settings || !webhookSecret) return null;
  return { ...settings, webhookSecret, isLive: values.STRIPE_LIVE_MODE === 'true' };
}

/**
 * Parses the settings of sellers' accounts for the webhook worker: null until the key and both endpoints' secrets are
 * set.
 * @throws Error like `parseStripeSettings`
 */
export function parseConnectWebhookSettings(
  values: Values,
): (StripeAccess & ConnectWebhookSettings) | null {
  const settings = parseStripeSettings(values);
  const { STRIPE_CONNECT_SECRET: connectSecret } = values;
  const { STRIPE_CONNECT_ACCOUNTS_SECRET: connectAccountsSecret } = values;
  if (!settings || !connectSecret || !connectAccountsSecret) return null;
  const { secretKey, apiUrl } = settings;
  const isLive = values.STRIPE_LIVE_MODE === 'true';
  return { secretKey, apiUrl, connectSecret, connectAccountsSecret, isLive };
}

/**
 * Parses the App Store's settings, the same in both workers: null until all parts of the key are set.
 * @throws Error naming the missing or malformed variable once there is a key, never its value
 */
export function parseAppStoreSettings(values: Values): AppStoreSettings | null {
  const { APP_STORE_ISSUER_ID: issuerId, APP_STORE_KEY_ID: keyId } = values;
  const { APP_STORE_PRIVATE_KEY: privateKey, APP_STORE_BUNDLE_ID: bundleId } = values;
  const { APP_STORE_PRODUCTS: products, APP_STORE_APP_ID: appId } = values;
  if (!issuerId || !keyId || !privateKey) return null;
  if (!bundleId) throw missing('APP_STORE_BUNDLE_ID');
  if (!products) throw missing('APP_STORE_PRODUCTS');
  if (!appId) throw missing('APP_STORE_APP_ID');
  return {
    bundleId,
    appId,
    products: parseAppStoreProducts(products),
    issuerId,
    keyId,
    privateKey,
    apiUrls: {
      Production: values.APP_STORE_API_URL,
      Sandbox: values.APP_STORE_SANDBOX_API_URL,
    },
    roots: values.APP_STORE_ROOTS?.split(',').map((root) => root.trim()),
  };
}

function missing(name: string): Error {
  return new Error(`Configuration is missing: ${name}. See docs/deploying.md.`);
}
