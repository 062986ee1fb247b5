import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerListPost } from '#app/handlers/invoices/list-action.server.ts';
import { readInvoicesPage } from '#app/handlers/invoices/list-page.server.ts';
import { InvoiceListPage } from '#app/screens/invoice-list/invoice-list-page.tsx';
import { listRoute } from '#app/screens/list/list-route.tsx';
import { titled } from '#app/screens/meta/page-meta.ts';
import { invoiceListTexts } from '#app/texts/invoice-list.ts';

export const meta = titled(() => invoiceListTexts.page);

export { clientAction, clientLoader, shouldRevalidate } from '#app/screens/list/list-route.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  return readInvoicesPage(request, context, null);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { body, status } = await answerListPost(request, context);
  return data(body, { status });
}

export default listRoute<typeof loader>(InvoiceListPage);
