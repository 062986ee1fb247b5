import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerRobots } from '#app/handlers/site/search-engines.server.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return answerRobots(context.config.publicOrigin);
}
