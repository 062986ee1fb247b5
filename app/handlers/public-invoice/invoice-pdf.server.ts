import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { openPdfCache } from '#app/adapters/pdf-cache.server.ts';
import { describeDocument } from '#app/domain/invoices/describe-document.ts';
import { pdfFileName } from '#app/domain/invoices/file-names.ts';
import { apiError } from '#app/http/responses/api-error.server.ts';
import { dispositionOf } from '#app/http/responses/content-disposition.server.ts';
import { failureStatus } from '#app/http/responses/database-away.server.ts';
import { drawInvoicePdf, hashSheet } from '#app/services/invoices/draw-invoice-pdf.server.ts';
import { invoiceWorkTexts } from '#app/texts/invoice-work.ts';
import { publicInvoiceTexts } from '#app/texts/public-invoice.ts';
import { readPublicInvoice } from '#db/queries/invoices/invoice-rows.server.ts';
import { askingSession, unlistedHeaders } from './public-invoice.server.ts';

/**
 * The invoice's PDF for anyone with the link, and for its owner, to be kept, or with `?inline=true` to be shown in the browser; its `ETag`
 * names the content, so an unchanged one is 304.
 */
export async function answerInvoicePdf({ request, params, context }: LoaderFunctionArgs) {
  try {
    const invoice = await readPublicInvoice(
      context.db,
      params.id ?? '',
      askingSession(request, context),
    );
    if (!invoice) {
      return apiError(404, 'not-found', publicInvoiceTexts.notFound.gone);
    }
    const sheet = describeDocument(invoice);
    const hash = hashSheet(sheet, context.config.version);
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
    const cache = openPdfCache(context.config.publicOrigin);
    const pdf = await drawInvoicePdf(sheet, hash, cache, context.waitUntil);
    return new Response(pdf as BodyInit, { headers });
  } catch (error) {
    context.reportError(error);
    return apiError(failureStatus(error), 'pdf-failed', invoiceWorkTexts.file.notMade);
  }
}

// @covers decisions-5.12
