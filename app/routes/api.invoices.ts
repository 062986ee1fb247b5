import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerListRows } from '#app/handlers/invoices/list-page.server.ts';

/** The next rows of the invoice list for Load more: the parameters of the list's own address, with `after`. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return answerListRows(request, context);
}
