import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { readForm } from '#app/http/body.server.ts';
import { finishProviderSignIn } from '#app/http/provider-sign-in.server.ts';

/** Apple's own page posts here, the one cross-site write that the gate lets in; the attempt's cookie guards it. */
export async function action({ request, context }: ActionFunctionArgs) {
  return finishProviderSignIn('apple', await readForm(request), request, context);
}
