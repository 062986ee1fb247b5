import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerManifest } from '#app/http/web-manifest.server.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return answerManifest(context);
}
