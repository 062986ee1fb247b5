import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { downloadFormat } from '#app/domain/e-invoices/e-invoice.ts';
import { xmlFileName } from '#app/domain/invoices/file-names.ts';
import { sentenceOf } from '#app/features/e-invoices/words/describe-download.ts';
import { renderEInvoice } from '#app/features/e-invoices/words/render-e-invoice.ts';
import { type LinkedInvoice, serveInvoice } from '#app/features/invoice-sheet/public.server.ts';
import {
  signing,
  unlistedHeaders,
  visitorSession,
} from '#app/features/public-invoice/public.server.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { apiError, failureStatus } from '#app/http/responses/error-responses.server.ts';
import { dispositionOf } from '#app/http/responses/file-response.server.ts';
import { requestTexts } from '#app/i18n/texts.ts';

/**
 * Returns the invoice as XML in the format of its country, for its owner and anyone with the link. Returns 409 with a
 * message if required data is missing.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  try {
    const session = visitorSession(request, context);
    const { db, now } = context;
    const write = (of: LinkedInvoice) => renderEInvoice(of, downloadFormat(of.content.country));
    const invoice = await serveInvoice(db, {
      key: params.id ?? '',
      session,
      now,
      isShown: (read) => write(read).ok,
      ...signing(context),
    });
    if (!invoice) return apiError(404, 'not-found', publicInvoiceTexts.notFound.gone);
    const { content } = invoice;
    const made = write(invoice);
    if (!made.ok) {
      const sentences = made.problems.map(sentenceOf).join(' ');
      return apiError(409, 'no-e-invoice', sentences, unlistedHeaders);
    }
    return new Response(made.xml, {
      headers: {
        'Content-Type': 'application/xml; charset=utf-8',
        'Content-Disposition': dispositionOf('attachment', xmlFileName(content)),
        'Cache-Control': 'private, no-cache',
        ...unlistedHeaders,
      },
    });
  } catch (error) {
    context.reportError(error);
    return apiError(failureStatus(error), 'xml-failed', requestTexts.failed);
  }
}
