import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { toPaySheet } from '#app/domain/invoices/pay-sheet.ts';
import {
  answerCardForm,
  settleReturn,
} from '#app/features/cards/server/card-payment.api.server.ts';
import { inlineFirstPaint } from '#app/features/public-invoice/server/first-paint.api.server.ts';
import {
  answerPublicInvoice,
  type PublicInvoice,
  unlistedHeaders,
  withAccent,
} from '#app/features/public-invoice/server/public-invoice.api.server.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { LatePart } from '#app/features/public-invoice/ui/late-part.tsx';
import { PayInvoicePage } from '#app/features/public-invoice/ui/pay-invoice-page.tsx';
import { drawQrCode } from '#app/ui/qr-code/draw-qr-code.ts';

export { invoicePageMeta as meta } from '#app/features/public-invoice/ui/invoice-page-meta.ts';

/** After the card form was posted, a header redirects to Stripe's page. */
export const headers: HeadersFunction = ({ actionHeaders }) => {
  const refresh = actionHeaders.get('Refresh');
  return refresh ? { ...unlistedHeaders, Refresh: refresh } : unlistedHeaders;
};

export const action = answerCardForm;

export async function loader(asked: LoaderFunctionArgs) {
  const isAwaited = await settleReturn(asked.request, asked.params.id ?? '', asked.context);
  const show = ({ state, underWay, showWorking, showEInvoice, ...invoice }: PublicInvoice) => {
    inlineFirstPaint(asked);
    const sheet = toPaySheet(invoice.sheet);
    const card = invoice.card === 'open' && isAwaited ? ('confirming' as const) : invoice.card;
    const accent = withAccent(invoice.sheet);
    return { ...invoice, ...accent, card, sheet, paypalQr: drawQrCode(sheet.paypalQrUrl) };
  };
  return answerPublicInvoice(asked, show, 'pay');
}

export default function PayInvoice() {
  const { invoice } = useLoaderData<typeof loader>();
  const opened = useActionData<typeof action>();
  if (!invoice)
    return (
      <LatePart name="notFound" isAlive props={{ message: publicInvoiceTexts.notFound.failed }} />
    );
  return <PayInvoicePage {...invoice} opened={opened} />;
}
