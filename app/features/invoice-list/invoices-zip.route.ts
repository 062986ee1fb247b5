import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import * as z from 'zod';
import { isCalendarDate } from '#app/domain/dates.ts';
import { zipFileName } from '#app/domain/invoices/file-names.ts';
import { zipInvoices } from '#app/features/invoice-list/server/zip-invoices.server.ts';
import { invoiceWorkTexts } from '#app/features/invoice-list/texts.ts';
import { maxInvoicesInZip, tooManyForZip } from '#app/features/invoice-list/words/list-answer.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { parseOwnersForm, parseOwnersJson } from '#app/http/request/body.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { sellersToday } from '#app/http/request/today.server.ts';
import { apiError } from '#app/http/responses/error-responses.server.ts';
import { zipAnswer, zipWords } from '#app/http/responses/file-response.server.ts';
import { withViewer } from '#app/http/responses/with-user.server.ts';
import { badRequestResponse } from '#app/http/security/request-filter.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';

const day = z.string().refine(isCalendarDate).nullable().catch(null);
const orderSchema = z.lazy(() =>
  z.object({ ids: z.array(z.string().max(64)), from: day, to: day }),
);

/**
 * Returns several invoices as one zip, for JSON `{ ids, from, to }` or a form with one `ids` field per invoice.
 * `X-Zip-Files` is the number of invoices; XML files may follow their PDFs. Only the hashes of the PDFs are stored.
 * Another user's invoice is treated as missing.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const order = orderSchema.safeParse(await parseOrder(request, context));
  const answer = async (viewer: Viewer) => {
    if (!order.success) return badRequestResponse();
    const { ids, ...days } = order.data;
    if (ids.length === 0)
      return apiError(400, 'nothing-selected', invoiceWorkTexts.nothingSelected);
    if (ids.length > maxInvoicesInZip) {
      return apiError(400, 'too-many-invoices', tooManyForZip());
    }
    const { db, now, reportError } = context;
    const { publicOrigin } = context.config;
    const of = { userId: viewer.user.id, ids, publicOrigin };
    const zip = await zipInvoices(db, { ...of, now, reportError });
    if (!zip) return apiError(404, 'not-found', publicInvoiceTexts.notFound.gone);
    const today = sellersToday(request, context, viewer);
    return zipAnswer(zip, zipFileName({ ...days, today }), {
      'X-Zip-Files': String(new Set(ids).size),
    });
  };
  return withViewer({ request, context }, answer, zipWords('zip-failed'));
}

async function parseOrder(request: Request, context: RequestContext): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded'))
    return parseOwnersJson(request, context);
  const form = await parseOwnersForm(request, context);
  return { ids: form.getAll('ids'), from: form.get('from'), to: form.get('to') };
}
