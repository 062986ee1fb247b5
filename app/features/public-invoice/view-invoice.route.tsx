import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react';
import type { InvoiceStatus } from '#app/domain/invoices/status.ts';
import type { EInvoiceDownload } from '#app/features/e-invoices/words/describe-download.ts';
import { inlineFirstPaint } from '#app/features/public-invoice/server/first-paint.api.server.ts';
import {
  answerPublicInvoice,
  type PublicInvoice,
  unlistedHeaders,
  withAccent,
} from '#app/features/public-invoice/server/public-invoice.api.server.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { drawSheet } from '#app/features/public-invoice/ui/draw-sheet.ts';
import { LatePart, preloadLatePart } from '#app/features/public-invoice/ui/late-part.tsx';
import { ViewInvoicePage } from '#app/features/public-invoice/ui/view-invoice-page.tsx';
import { withServerOnly } from '#app/http/responses/server-only-data.server.ts';

export { invoicePageMeta as meta } from '#app/features/public-invoice/ui/invoice-page-meta.ts';
export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/frames/web/should-revalidate.ts';

export const headers = () => unlistedHeaders;

export function loader(asked: LoaderFunctionArgs) {
  const show = ({
    writtenIn,
    card,
    steps,
    sheet,
    showWorking,
    showEInvoice,
    ...invoice
  }: PublicInvoice) => {
    inlineFirstPaint(asked);
    const sent = {
      ...invoice,
      paymentLinks: sheet.paymentLinks,
      ...withAccent(sheet),
      // A paid sheet already shows that.
      closed: closedOnSheet.includes(invoice.status) ? invoice.closed : null,
      ...(!invoice.owner && offerXml(showEInvoice())),
    };
    // The sheet isn't interactive, so its HTML is enough.
    return withServerOnly(sent, { shown: drawSheet(sheet, showWorking()) }, asked.context);
  };
  return answerPublicInvoice(asked, show, 'view');
}

/**
 * For navigations from another page: loads the sheet and the owner's parts before rendering, so that none causes a
 * layout shift.
 */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [answer] = await Promise.all([serverLoader<typeof loader>(), preloadLatePart('sheet')]);
  if (answer.invoice?.owner) {
    await Promise.all([preloadLatePart('owner'), preloadLatePart('ownerDetails')]);
  }
  return answer;
}

/** Statuses that the page shows next to the sheet. */
const closedOnSheet: readonly InvoiceStatus[] = ['void', 'credited'];

/** Clients see only the file, not what is missing for it. */
function offerXml({ download, note, problems }: EInvoiceDownload) {
  return problems.length === 0 && { xml: { download, note } };
}

export default function ViewInvoice() {
  const { invoice } = useLoaderData<typeof loader>();
  if (!invoice)
    return (
      <LatePart name="notFound" isAlive props={{ message: publicInvoiceTexts.notFound.gone }} />
    );
  return <ViewInvoicePage {...invoice} shown={invoice.shown} />;
}
