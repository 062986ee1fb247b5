import { z } from 'zod';
import { isCalendarDate } from '#app/domain/dates.ts';
import { zipFileName } from '#app/domain/invoice/file-names.ts';
import { nothingSelectedMessage } from '#app/domain/invoice/selection.ts';
import { mostInvoicesInZip, tooManyForZipMessage } from '#app/domain/invoice/zip-limit.ts';
import { zipInvoices } from '#app/services/invoices/zip-invoices.server.ts';
import { apiError, signInNeeded } from './api-error.server.ts';
import { readForm, readJson } from './body.server.ts';
import { dispositionOf } from './content-disposition.server.ts';
import { failureStatus } from './database-away.server.ts';
import { notUnderstood } from './gate.server.ts';
import type { RequestContext } from './request-context.server.ts';
import { readViewer } from './session.server.ts';
import { sellersToday } from './today.server.ts';

const day = z.string().refine(isCalendarDate).nullable().catch(null);
const orderShape = z.object({ ids: z.array(z.string().max(64)), from: day, to: day });

/**
 * Answers an order of several invoices as one zip: JSON `{ ids, from, to }`, or a form with an `ids` field for each.
 * Nothing is written. An invoice of somebody else is as absent as one that never was.
 */
export async function answerZipOrder(request: Request, context: RequestContext): Promise<Response> {
  const order = orderShape.safeParse(await readOrder(request));
  if (!order.success) return notUnderstood();
  const { ids, ...days } = order.data;
  if (ids.length === 0) return apiError(400, 'nothing-selected', nothingSelectedMessage);
  if (ids.length > mostInvoicesInZip) {
    return apiError(400, 'too-many-invoices', tooManyForZipMessage);
  }
  try {
    const viewer = await readViewer(request, context);
    if (!viewer) return signInNeeded('Not authenticated');
    const { db, now, reportError } = context;
    const zip = await zipInvoices(db, { userId: viewer.user.id, ids, now, reportError });
    if (!zip) return apiError(404, 'not-found', 'Invoice not found or no longer available');
    const today = sellersToday(request, context, viewer);
    return new Response(zip, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': dispositionOf('attachment', zipFileName({ ...days, today })),
        'Cache-Control': 'no-store',
      },
    });
  } catch (error) {
    context.reportError(error);
    return apiError(failureStatus(error), 'zip-failed', 'Something went wrong. Please try again.');
  }
}

async function readOrder(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return readJson(request);
  const form = await readForm(request);
  return { ids: form.getAll('ids'), from: form.get('from'), to: form.get('to') };
}
