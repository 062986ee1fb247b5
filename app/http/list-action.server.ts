import { z } from 'zod';
import { setInvoiceStatus } from '#app/services/invoices/set-invoice-status.server.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';
import { readForm } from './body.server.ts';
import type { RequestContext } from './request-context.server.ts';
import { readViewer } from './session.server.ts';

const postShape = z.object({
  intent: z.literal('set-status'),
  invoiceId: z.uuid(),
  status: z.enum(['paid', 'unpaid']),
});

/** What a change of an invoice from the list comes to. */
export type ListAnswer =
  | { outcome: 'changed'; invoiceId: string; status: 'paid' | 'unpaid' }
  | { outcome: 'not-found' }
  | { outcome: 'sign-in-needed' }
  | { outcome: 'unreachable' };

/** Answers what the invoice list posts. An invoice of somebody else is as unknown as one that never was. */
export async function answerListPost(
  request: Request,
  context: RequestContext,
): Promise<{ body: ListAnswer; status: number }> {
  const posted = postShape.safeParse(Object.fromEntries(await readForm(request)));
  if (!posted.success) return { body: { outcome: 'not-found' }, status: 400 };
  try {
    const viewer = await readViewer(request, context);
    if (!viewer) return { body: { outcome: 'sign-in-needed' }, status: 401 };
    const { invoiceId, status } = posted.data;
    const outcome = await setInvoiceStatus(context.db, {
      userId: viewer.user.id,
      invoiceId,
      status,
      now: context.now,
    });
    return outcome === 'changed'
      ? { body: { outcome, invoiceId, status }, status: 200 }
      : { body: { outcome }, status: 404 };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    context.reportError(error);
    return { body: { outcome: 'unreachable' }, status: 503 };
  }
}
