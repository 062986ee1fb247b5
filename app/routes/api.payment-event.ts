import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { answerPaymentEvent } from '#app/http/payment-event.server.ts';

export async function action({ request, context }: ActionFunctionArgs) {
  return answerPaymentEvent(request, context);
}
