import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { finishProviderSignIn } from '#app/handlers/account/provider-sign-in.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = new URL(request.url).searchParams;
  return finishProviderSignIn('google', answer, request, context);
}
