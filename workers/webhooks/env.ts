import * as z from 'zod';
import type { AppStoreSettings } from '#app/adapters/app-store/app-store-api.server.ts';
import type { StripeAccess } from '#app/adapters/stripe/open-stripe.server.ts';
import type { StripeWebhookSettings } from '#app/adapters/stripe/stripe.server.ts';
import type { ConnectWebhookSettings } from '#app/adapters/stripe/stripe-connect.server.ts';
import {
  billingVariables,
  parseAppStoreSettings,
  parseConnectWebhookSettings,
  parseStripeWebhookSettings,
} from '../billing-env.ts';
import { deploymentVariables, parseDeployment } from '../deployment-env.ts';

const environment = z.lazy(() =>
  z.object({
    LIBSQL_URL: z.string().regex(/^(libsql|https?):\/\//),
    LIBSQL_AUTH_TOKEN: z.string().min(1).optional(),
    ...deploymentVariables(),
    MAIL_URL: z.url().optional(),
    ...billingVariables(),
  }),
);

/** The webhook worker's configuration. */
export type WebhooksConfig = {
  databaseUrl: string;
  databaseAuthToken: string | undefined;
  /** The deployed version's id, or `unversioned`. */
  version: string;
  /** When it was deployed, ms; null when unknown. */
  deployedAt: number | null;
  /** `READYZ_SECRET`; without one there is no `/readyz`. */
  readinessSecret: string | undefined;
  /** Whether emails are sent through a local service that reports their events here; Cloudflare's uses a queue. */
  acceptsEmailEvents: boolean;
  /** Null without keys; its deliveries are then asked to be retried later. */
  stripe: StripeWebhookSettings | null;
  connect: (StripeAccess & ConnectWebhookSettings) | null;
  appStore: AppStoreSettings | null;
};

let last: { env: unknown; config: WebhooksConfig } | undefined;

/**
 * Parses the webhook worker's variables and secrets, once per isolate.
 * @throws Error naming each missing or malformed variable, never its value
 */
export function parseWebhooksConfig(env: unknown): WebhooksConfig {
  if (last && last.env === env) return last.config;
  const result = environment.safeParse(env);
  if (!result.success) {
    const names = result.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new Error(
      `Configuration is missing or malformed: ${names}. See workers/webhooks/wrangler.toml.`,
    );
  }
  const values = result.data;
  const config: WebhooksConfig = {
    databaseUrl: values.LIBSQL_URL,
    databaseAuthToken: values.LIBSQL_AUTH_TOKEN,
    ...parseDeployment(values),
    acceptsEmailEvents: values.MAIL_URL !== undefined,
    stripe: parseStripeWebhookSettings(values),
    connect: parseConnectWebhookSettings(values),
    appStore: parseAppStoreSettings(values),
  };
  last = { env, config };
  return config;
}
