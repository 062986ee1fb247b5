import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { startProviderSignIn } from '#app/features/account/server/provider-sign-in.api.server.ts';

export function loader(call: LoaderFunctionArgs) {
  return startProviderSignIn('apple', call);
}
