import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { finishProviderSignIn } from '#app/features/account/server/provider-sign-in.api.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = new URL(request.url).searchParams;
  return finishProviderSignIn('google', answer, request, context);
}
