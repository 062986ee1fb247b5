import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerHealth } from '#app/handlers/site/health.server.ts';

/** Whether the worker and its database are well: 200 or 503. */
export async function loader({ context }: LoaderFunctionArgs) {
  return answerHealth(context.db, context.config.version);
}
