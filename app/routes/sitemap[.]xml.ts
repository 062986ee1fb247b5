import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerSitemap } from '#app/handlers/site/search-engines.server.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return answerSitemap(context.config.publicOrigin);
}
