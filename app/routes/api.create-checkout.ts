import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { answerCreateCheckout } from '#app/handlers/billing/billing-calls.server.ts';

export function action({ request, context }: ActionFunctionArgs) {
  return answerCreateCheckout(request, context);
}
