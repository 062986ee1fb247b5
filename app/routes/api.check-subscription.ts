import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { answerCheckSubscription } from '#app/http/billing-calls.server.ts';

export function action({ request, context }: ActionFunctionArgs) {
  return answerCheckSubscription(request, context);
}
