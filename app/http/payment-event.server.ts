import { isbot } from 'isbot';
import { z } from 'zod';
import { paymentEventNames, paymentKinds } from '#app/domain/invoice/payment-event.ts';
import { countPaymentEvent } from '#app/services/invoices/count-payment-event.server.ts';
import { readJson } from './body.server.ts';
import { notUnderstood } from './gate.server.ts';
import type { RequestContext } from './request-context.server.ts';
import { readSessionId } from './session.server.ts';

const longestId = 100;

const eventShape = z.object({
  invoiceId: z.string().min(1).max(longestId),
  kind: z.enum(paymentKinds),
  event: z.enum(paymentEventNames),
});

/**
 * Takes the report of a public page (`decisions.md`, The calls). Counted after the answer, so that neither status nor
 * time tells whether there is such an invoice; bots are not counted, and nothing of the visitor is kept.
 * @returns 204, or 400 for what is no report
 */
export async function answerPaymentEvent(
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const report = eventShape.safeParse(await readJson(request));
  if (!report.success) return notUnderstood();
  const agent = request.headers.get('User-Agent');
  if (agent && !isbot(agent)) {
    const { db, now } = context;
    const sessionId = await readSessionId(request, context);
    context.waitUntil(countPaymentEvent(db, report.data, { sessionId, now }));
  }
  return new Response(null, { status: 204 });
}
