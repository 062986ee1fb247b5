import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { openPdfCache } from '#app/adapters/pdf-cache.server.ts';
import { withVerifyUrl } from '#app/domain/history/verification.ts';
import { pdfFileName } from '#app/domain/invoices/file-names.ts';
import { invoiceWorkTexts } from '#app/features/invoice-list/texts.ts';
import {
  describeInvoiceFile,
  drawInvoicePdf,
  hashFile,
  serveInvoice,
} from '#app/features/invoice-sheet/public.server.ts';
import {
  signing,
  unlistedHeaders,
  visitorSession,
} from '#app/features/public-invoice/server/public-invoice.api.server.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { recordServedPdf } from '#app/features/verify/public.server.ts';
import { apiError, failureStatus } from '#app/http/responses/error-responses.server.ts';
import { dispositionOf } from '#app/http/responses/file-response.server.ts';

/**
 * Answers with the invoice's PDF for its owner and anyone with the link, as a download, or with `?inline=true` for
 * display in the browser. The `ETag` identifies the content, so an unchanged PDF is 304.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  try {
    const session = visitorSession(request, context);
    const { db, now } = context;
    const invoice = await serveInvoice(db, {
      key: params.id ?? '',
      session,
      now,
      ...signing(context),
    });
    if (!invoice) {
      return apiError(404, 'not-found', publicInvoiceTexts.notFound.gone);
    }
    const { publicOrigin } = context.config;
    const file = describeInvoiceFile(withVerifyUrl(invoice, publicOrigin));
    const hash = hashFile(file, { ...invoice, version: context.config.version });
    const isInline = new URL(request.url).searchParams.get('inline') === 'true';
    const fileName = pdfFileName(invoice.content);
    const headers = new Headers({
      'Content-Type': 'application/pdf',
      'Content-Disposition': dispositionOf(isInline ? 'inline' : 'attachment', fileName),
      'Cache-Control': 'private, no-cache',
      ETag: `"${hash}"`,
      ...unlistedHeaders,
    });
    if (request.headers.get('If-None-Match')?.includes(hash)) {
      return new Response(null, { status: 304, headers });
    }
    const { invoiceId, revision, status } = invoice;
    const pdf = await drawInvoicePdf(file, hash, {
      cache: openPdfCache(publicOrigin),
      record: (bytes) =>
        recordServedPdf(db, [{ bytes, shows: { invoiceId, revision, status } }], now),
      keep: context.waitUntil,
    });
    return new Response(pdf as BodyInit, { headers });
  } catch (error) {
    context.reportError(error);
    return apiError(failureStatus(error), 'pdf-failed', invoiceWorkTexts.file.notMade);
  }
}
