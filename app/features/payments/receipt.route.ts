import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { safeFileName } from '#app/domain/invoices/file-names.ts';
import { invoiceWorkTexts } from '#app/features/invoice-list/texts.ts';
import { drawReceipt } from '#app/features/payments/server/draw-receipt.server.ts';
import { unlistedHeaders, visitorSession } from '#app/features/public-invoice/public.server.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { apiError, failureStatus } from '#app/http/responses/error-responses.server.ts';
import { dispositionOf } from '#app/http/responses/file-response.server.ts';

/** Answers with the receipt of an invoice's n-th payment as a PDF, for the owner and anyone with the invoice's link. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  try {
    const session = visitorSession(request, context);
    const n = Number(/^[1-9]\d{0,5}$/.exec(params.number ?? '')?.[0]);
    const drawn = await drawReceipt(context.db, {
      key: params.id ?? '',
      session,
      n,
      now: context.now,
    });
    if (!drawn) return apiError(404, 'not-found', publicInvoiceTexts.notFound.noReceipt);
    return new Response(drawn.pdf as BodyInit, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': dispositionOf('attachment', `${safeFileName(drawn.number)}.pdf`),
        'Cache-Control': 'private, no-cache',
        ...unlistedHeaders,
      },
    });
  } catch (error) {
    context.reportError(error);
    return apiError(failureStatus(error), 'pdf-failed', invoiceWorkTexts.file.notMade);
  }
}
