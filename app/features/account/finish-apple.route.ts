import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { finishProviderSignIn } from '#app/features/account/server/provider-sign-in.api.server.ts';
import { parseFormBody } from '#app/http/request/body.server.ts';

/**
 * Handles the form that Apple's page posts: the only cross-site POST that the request filter allows. The attempt's
 * cookie protects it.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  return finishProviderSignIn('apple', await parseFormBody(request), request, context);
}
