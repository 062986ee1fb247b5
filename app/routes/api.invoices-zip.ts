import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { answerZipOrder } from '#app/http/zip-order.server.ts';

export async function action({ request, context }: ActionFunctionArgs) {
  return answerZipOrder(request, context);
}
