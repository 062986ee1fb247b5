import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { answerValidatePurchase } from '#app/handlers/billing/validate-purchase.server.ts';

export async function action({ request, context }: ActionFunctionArgs) {
  return answerValidatePurchase(request, context);
}
