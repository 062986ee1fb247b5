import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { drawQrCode } from '#app/components/draw-qr-code.ts';
import { toPaySheet } from '#app/domain/invoice/pay-sheet.ts';
import { loadPublicInvoice } from '#app/http/public-invoice.server.ts';
import { pageTitle } from '#app/screens/frame/page-title.ts';
import { InvoiceNotFound } from '#app/screens/public-invoice/invoice-not-found.tsx';
import { PayInvoicePage } from '#app/screens/public-invoice/pay-invoice-page.tsx';

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  pageTitle(loaded?.invoice?.sheet.title ?? 'Invoice Not Found', matches),
  { name: 'robots', content: 'noindex, nofollow' },
];

export const headers = () => ({ 'X-Robots-Tag': 'noindex, nofollow' });

export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await loadPublicInvoice(params.id, context);
  const sheet = found && toPaySheet(found.sheet);
  const invoice = sheet && { ...found, sheet, paypalQr: drawQrCode(sheet.paypalQrUrl) };
  return data({ invoice }, { status: invoice ? 200 : 404 });
}

export default function PayInvoice() {
  const { invoice } = useLoaderData<typeof loader>();
  if (!invoice) return <InvoiceNotFound message="Failed to load invoice" />;
  return <PayInvoicePage {...invoice} />;
}
