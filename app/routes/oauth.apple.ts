import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { startProviderSignIn } from '#app/handlers/account/provider-sign-in.server.ts';

export function loader(call: LoaderFunctionArgs) {
  return startProviderSignIn('apple', call);
}
