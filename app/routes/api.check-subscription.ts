import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { answerCheckSubscription } from '#app/handlers/billing/billing-calls.server.ts';

export function action({ request, context }: ActionFunctionArgs) {
  return answerCheckSubscription(request, context);
}
