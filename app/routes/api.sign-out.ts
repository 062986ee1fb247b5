import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { answerSignOut } from '#app/handlers/account/sign-out.server.ts';

export async function action({ request, context }: ActionFunctionArgs) {
  return answerSignOut(request, context);
}

/** Signing out is a write: a followed link only goes home. */
export function loader() {
  return new Response(null, { status: 302, headers: { Location: '/' } });
}
