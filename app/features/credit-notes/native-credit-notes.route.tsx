import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerListPost } from '#app/features/invoice-list/server/list-action.api.server.ts';
import { getInvoicesPage } from '#app/features/invoice-list/server/list-page.api.server.ts';
import { invoiceListTexts } from '#app/features/invoice-list/texts/invoice-list.ts';
import { InvoiceListPage } from '#app/features/invoice-list/ui/invoice-list-page.tsx';
import { titled } from '#app/frames/meta/page-meta.ts';
import { listRoute } from '#app/frames/web/list-route.tsx';

export const meta = titled(() => invoiceListTexts.creditNotes.page);

export { clientAction, clientLoader, shouldRevalidate } from '#app/frames/web/list-route.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  return getInvoicesPage(request, context, null, 'credit-note');
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { body, status } = await answerListPost(request, context);
  return data(body, { status });
}

export default listRoute<typeof loader>(InvoiceListPage);
