import * as z from 'zod';
import { parseJson } from '#app/domain/json.ts';
import type { AnalyticsSettings, AppConfig } from '#app/http/request/app-config.server.ts';
import { billingVariables, parseAppStoreSettings, parseStripeSettings } from './billing-env.ts';
import { deploymentVariables, parseDeployment } from './deployment-env.ts';

/** The variables of an analytics script; empty means absent, and without the first three there is no analytics. */
const analyticsVariables = () => ({
  /** Script URL without its id: `https://www.googletagmanager.com/gtag/js`. */
  ANALYTICS_SCRIPT_URL: z.union([z.literal(''), z.url()]).optional(),
  /** The site's id at the provider: `G-…`. */
  ANALYTICS_ID: z
    .string()
    .regex(/^[\w-]*$/)
    .optional(),
  /** The provider's name shown to visitors: `Google Analytics (Google Ireland Limited)`. */
  ANALYTICS_PROVIDER: z.string().optional(),
  /** Origins it reports to, separated by spaces, possibly `https://*.example.com`; by default its own. */
  ANALYTICS_REPORTS_TO: z
    .string()
    .regex(/^(https?:\/\/[\w.*:-]+( |$))*$/)
    .optional(),
});

const environment = z.lazy(() =>
  z.object({
    ...deploymentVariables(),
    PRODUCT_NAME: z.string().min(1),
    OPERATOR_NAME: z.string().min(1),
    OPERATOR_ADDRESS: z.string().min(1),
    OPERATOR_PHONE: z.string().optional(),
    OPERATOR_VAT_ID: z.string().optional(),
    SUPPORT_EMAIL: z.email(),
    PUBLIC_ORIGIN: z.url().transform((address) => new URL(address).origin),
    LIBSQL_URL: z.string().regex(/^(libsql|https?):\/\//),
    LIBSQL_AUTH_TOKEN: z.string().min(1).optional(),
    MAIL_URL: z.url().optional(),
    MAIL_FROM: z.string().min(3),
    CLIENT_MAIL_FROM: z.email(),
    MAIL_DAILY_QUOTA: z.union([z.literal(''), z.coerce.number().int().positive()]).optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_AUTHORIZATION_URL: z.url().default('https://accounts.google.com/o/oauth2/v2/auth'),
    GOOGLE_TOKEN_URL: z.url().default('https://oauth2.googleapis.com/token'),
    GOOGLE_JWKS_URL: z.url().default('https://www.googleapis.com/oauth2/v3/certs'),
    GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
    APPLE_CLIENT_ID: z.string().optional(),
    APPLE_TEAM_ID: z.string().optional(),
    APPLE_KEY_ID: z.string().optional(),
    APPLE_PRIVATE_KEY: z.string().optional(),
    APPLE_AUTHORIZATION_URL: z.url().default('https://appleid.apple.com/auth/authorize'),
    APPLE_TOKEN_URL: z.url().default('https://appleid.apple.com/auth/token'),
    APPLE_REVOKE_URL: z.url().default('https://appleid.apple.com/auth/revoke'),
    APPLE_JWKS_URL: z.url().default('https://appleid.apple.com/auth/keys'),
    APPLE_ISSUER: z.url().default('https://appleid.apple.com'),
    RECORD_KEY: z.string().optional(),
    RECORD_OLD_KEYS: z.string().optional(),
    ...billingVariables(),
    ...analyticsVariables(),
    PWNED_PASSWORDS_URL: z.url().transform((address) => address.replace(/\/$/, '')),
  }),
);

let last: { env: unknown; config: AppConfig } | undefined;

/**
 * Parses the worker's variables and secrets, once per isolate.
 * @throws Error naming each missing or malformed variable, never its value.
 */
export function parseConfig(env: unknown): AppConfig {
  if (last && last.env === env) return last.config;
  const result = environment.safeParse(env);
  if (!result.success) {
    const names = result.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new Error(`Configuration is missing or malformed: ${names}. See wrangler.toml.`);
  }
  const values = result.data;
  const config: AppConfig = {
    ...parseDeployment(values),
    productName: values.PRODUCT_NAME,
    operatorName: values.OPERATOR_NAME,
    operatorAddress: values.OPERATOR_ADDRESS,
    operatorPhone: values.OPERATOR_PHONE || null,
    operatorVatId: values.OPERATOR_VAT_ID || null,
    supportEmail: values.SUPPORT_EMAIL,
    publicOrigin: values.PUBLIC_ORIGIN,
    databaseUrl: values.LIBSQL_URL,
    databaseAuthToken: values.LIBSQL_AUTH_TOKEN,
    emailUrl: values.MAIL_URL,
    emailFrom: values.MAIL_FROM,
    clientEmailFrom: values.CLIENT_MAIL_FROM,
    emailDailyQuota: values.MAIL_DAILY_QUOTA || null,
    google: parseGoogleSettings(values),
    apple: parseAppleSettings(values),
    stripe: parseStripeSettings(values),
    appStore: parseAppStoreSettings(values),
    recordKeys: parseRecordKeys(values),
    pwnedPasswordsUrl: values.PWNED_PASSWORDS_URL,
    analytics: parseAnalytics(values),
  };
  last = { env, config };
  return config;
}

type Values = z.infer<typeof environment>;

/** Null until all of its keys are set: secrets are set one at a time. */
function parseGoogleSettings(values: Values): AppConfig['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (!clientId || !clientSecret) return null;
  return {
    clientId,
    clientSecret,
    authorizationUrl: values.GOOGLE_AUTHORIZATION_URL,
    tokenUrl: values.GOOGLE_TOKEN_URL,
    keysUrl: values.GOOGLE_JWKS_URL,
    issuer: values.GOOGLE_ISSUER,
  };
}

function parseAppleSettings(values: Values): AppConfig['apple'] {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId } = values;
  const { APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY: privateKey } = values;
  if (!clientId || !teamId || !keyId || !privateKey) return null;
  return {
    clientId,
    teamId,
    keyId,
    privateKey,
    bundleId: values.APP_STORE_BUNDLE_ID ?? null,
    authorizationUrl: values.APPLE_AUTHORIZATION_URL,
    tokenUrl: values.APPLE_TOKEN_URL,
    revokeUrl: values.APPLE_REVOKE_URL,
    keysUrl: values.APPLE_JWKS_URL,
    issuer: values.APPLE_ISSUER,
  };
}

const publicKeys = z.lazy(() =>
  z.array(z.object({ kty: z.string(), crv: z.string(), x: z.string(), kid: z.string() })),
);

/**
 * Null without a key.
 * @throws Error naming the malformed variable, never its value
 */
function parseRecordKeys(values: Values): AppConfig['recordKeys'] {
  const { RECORD_KEY: privateKey, RECORD_OLD_KEYS: oldKeys } = values;
  if (!privateKey) return null;
  const old = publicKeys.safeParse(oldKeys ? parseJson(oldKeys) : []);
  if (!old.success) throw new Error('Configuration is malformed: RECORD_OLD_KEYS.');
  const shown = old.data.map((key) => ({ ...key, alg: 'EdDSA', use: 'sig' }));
  return { privateKey, oldKeys: shown };
}

/** Parses the analytics variables; null without analytics. */
function parseAnalytics(variables: Values): AnalyticsSettings | null {
  const { ANALYTICS_SCRIPT_URL: url, ANALYTICS_ID: id, ANALYTICS_PROVIDER: provider } = variables;
  if (!url || !id || !provider) return null;
  const scriptOrigin = new URL(url).origin;
  const reportsTo = variables.ANALYTICS_REPORTS_TO?.split(' ').filter(Boolean) ?? [];
  return { url, id, provider, scriptOrigin, reportOrigins: [scriptOrigin, ...reportsTo] };
}
