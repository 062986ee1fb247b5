import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { answerProductImport } from '#app/handlers/products/product-import.server.ts';

/** Keeps the checked rows of a product file. */
export function action({ request, context }: ActionFunctionArgs) {
  return answerProductImport(request, context);
}
