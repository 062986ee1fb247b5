import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { finishProviderSignIn } from '#app/features/account/server/provider-sign-in.api.server.ts';
import { parseFormBody } from '#app/http/request/body.server.ts';

/** Apple's own page posts here, the one cross-site write that the gate lets in; the attempt's cookie guards it. */
export async function action({ request, context }: ActionFunctionArgs) {
  return finishProviderSignIn('apple', await parseFormBody(request), request, context);
}
