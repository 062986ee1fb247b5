import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { safeFileName } from '#app/domain/invoices/file-names.ts';
import { drawDelivery } from '#app/features/deliveries/server/draw-delivery.server.ts';
import { invoiceWorkTexts } from '#app/features/invoice-list/texts.ts';
import { unlistedHeaders, visitorSession } from '#app/features/public-invoice/public.server.ts';
import { apiError, failureStatus } from '#app/http/responses/error-responses.server.ts';
import { dispositionOf } from '#app/http/responses/file-response.server.ts';
import { deliveryTexts } from './texts.ts';

/** Answers with a document's n-th delivery note as a PDF, for the owner and anyone with the document's link. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  try {
    const session = visitorSession(request, context);
    const n = Number(/^[1-9]\d{0,5}$/.exec(params.number ?? '')?.[0] ?? 0);
    const drawn = await drawDelivery(context.db, { key: params.id ?? '', session, n });
    if (!drawn) return apiError(404, 'not-found', deliveryTexts.noNote);
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
