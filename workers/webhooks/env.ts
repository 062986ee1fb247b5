import { z } from 'zod';

const environment = z.object({
  LIBSQL_URL: z.string().regex(/^(libsql|https?):\/\//),
  LIBSQL_AUTH_TOKEN: z.string().min(1).optional(),
  CF_VERSION_METADATA: z.object({ id: z.string() }).optional(),
});

/** What the webhook worker knows about its deployment. */
export type WebhooksConfig = {
  databaseUrl: string;
  databaseAuthToken: string | undefined;
  /** The deployed version's id, or `unversioned`. */
  version: string;
};

let last: { env: unknown; config: WebhooksConfig } | undefined;

/**
 * Reads the webhook worker's variables and secrets once per isolate.
 * @throws Error naming each missing or malformed variable, never its value
 */
export function readWebhooksConfig(env: unknown): WebhooksConfig {
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
    version: values.CF_VERSION_METADATA?.id || 'unversioned',
  };
  last = { env, config };
  return config;
}
