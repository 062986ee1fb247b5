import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerRobots } from '#app/features/landing/server/search-engines.api.server.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return answerRobots(context.config.publicOrigin);
}
