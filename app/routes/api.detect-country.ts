import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerDetectCountry } from '#app/http/country.server.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return answerDetectCountry(context);
}

/** Clients that call functions post, without a body (`platform.md` section 7). */
export function action({ context }: ActionFunctionArgs) {
  return answerDetectCountry(context);
}
