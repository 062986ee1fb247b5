import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { answerCustomerPortal } from '#app/handlers/billing/billing-calls.server.ts';

export function action({ request, context }: ActionFunctionArgs) {
  return answerCustomerPortal(request, context);
}
