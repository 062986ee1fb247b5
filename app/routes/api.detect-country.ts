import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerDetectCountry } from '#app/http/request/country.server.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return answerDetectCountry(request, context);
}

/** Clients that call functions post, without a body (`platform.md` section 7). */
export function action({ request, context }: ActionFunctionArgs) {
  return answerDetectCountry(request, context);
}

// @covers platform-7.6
