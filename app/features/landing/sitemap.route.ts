import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerSitemap } from '#app/features/landing/server/search-engines.api.server.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return answerSitemap(context.config.publicOrigin);
}
