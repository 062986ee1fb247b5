import { isbot } from 'isbot';
import * as z from 'zod';
import { paymentEventNames, paymentKinds } from '#app/domain/invoices/payment-event.ts';
import { countPaymentEvent } from '#app/features/public-invoice/queries/payment-events.server.ts';
import { parseJsonBody } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { notUnderstood } from '#app/http/security/request-filter.server.ts';
import { getSessionId } from '#app/http/session/session.server.ts';

const maxIdLength = 100;

const eventShape = z.lazy(() =>
  z.object({
    invoiceId: z.string().min(1).max(maxIdLength),
    kind: z.enum(paymentKinds),
    event: z.enum(paymentEventNames),
  }),
);

/**
 * Takes the report of a public page. Counted after the answer, so that neither status nor
 * time tells whether there is such an invoice; bots are not counted, and nothing of the visitor is kept.
 * @returns 204, or 400 for what is no report
 */
export async function action({ request, context }: Call) {
  const report = eventShape.safeParse(await parseJsonBody(request));
  if (!report.success) return notUnderstood();
  const agent = request.headers.get('User-Agent');
  if (agent && !isbot(agent)) {
    const { db, now } = context;
    const sessionId = getSessionId(request);
    context.waitUntil(countPaymentEvent(db, report.data, { sessionId, now }));
  }
  return new Response(null, { status: 204 });
}
