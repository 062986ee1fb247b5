import { z } from 'zod';
import type { AppConfig } from '#app/http/app-config.server.ts';

const environment = z.object({
  CF_VERSION_METADATA: z.object({ id: z.string() }).optional(),
  PRODUCT_NAME: z.string().min(1),
  OPERATOR_NAME: z.string().min(1),
  OPERATOR_ADDRESS: z.string().min(1),
  SUPPORT_EMAIL: z.email(),
  PUBLIC_ORIGIN: z.url().transform((address) => new URL(address).origin),
  LIBSQL_URL: z.string().regex(/^(libsql|https?):\/\//),
  LIBSQL_AUTH_TOKEN: z.string().min(1).optional(),
  MAIL_URL: z.url().optional(),
  MAIL_FROM: z.string().min(3),
  PWNED_PASSWORDS_URL: z.url().transform((address) => address.replace(/\/$/, '')),
});

let last: { env: unknown; config: AppConfig } | undefined;

/**
 * Reads the worker's variables and secrets once per isolate.
 * @throws Error naming each missing or malformed variable, never its value.
 */
export function readConfig(env: unknown): AppConfig {
  if (last && last.env === env) return last.config;
  const result = environment.safeParse(env);
  if (!result.success) {
    const names = result.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new Error(`Configuration is missing or malformed: ${names}. See wrangler.toml.`);
  }
  const values = result.data;
  const config: AppConfig = {
    version: values.CF_VERSION_METADATA?.id || 'unversioned',
    productName: values.PRODUCT_NAME,
    operatorName: values.OPERATOR_NAME,
    operatorAddress: values.OPERATOR_ADDRESS,
    supportEmail: values.SUPPORT_EMAIL,
    publicOrigin: values.PUBLIC_ORIGIN,
    databaseUrl: values.LIBSQL_URL,
    databaseAuthToken: values.LIBSQL_AUTH_TOKEN,
    mailUrl: values.MAIL_URL,
    mailFrom: values.MAIL_FROM,
    pwnedPasswordsUrl: values.PWNED_PASSWORDS_URL,
  };
  last = { env, config };
  return config;
}
