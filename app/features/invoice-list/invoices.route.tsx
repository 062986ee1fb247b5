import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerListPost } from '#app/features/invoice-list/server/list-action.api.server.ts';
import { getInvoicesPage } from '#app/features/invoice-list/server/list-page.api.server.ts';
import { invoiceListTexts } from '#app/features/invoice-list/texts.ts';
import { InvoiceListPage } from '#app/features/invoice-list/ui/invoice-list-page.tsx';
import { titled } from '#app/frames/meta/page-meta.ts';
import { listRoute } from '#app/frames/web/list-route.tsx';
import { countryOfAddress } from '#app/http/request/country.server.ts';
import { leaveForNative } from '#app/http/request/platform.server.ts';

export const meta = titled(() => invoiceListTexts.page);

export { clientAction, clientLoader, shouldRevalidate } from '#app/frames/web/list-route.tsx';

export function loader({ request, params, context }: LoaderFunctionArgs) {
  leaveForNative(request, 'invoices');
  return getInvoicesPage(request, context, countryOfAddress(params));
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  countryOfAddress(params);
  const { body, status } = await answerListPost(request, context);
  return data(body, { status });
}

export default listRoute<typeof loader>(InvoiceListPage);
