import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { startProviderSignIn } from '#app/handlers/account/provider-sign-in.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  return startProviderSignIn('apple', request, context);
}

// @covers platform-7.3
