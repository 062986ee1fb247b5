import { isbot } from 'isbot';
import * as z from 'zod';
import { paymentEventNames, paymentKinds } from '#app/domain/consent/analytics.ts';
import { countPaymentEvent } from '#app/features/public-invoice/queries/payment-events.server.ts';
import { parseJsonBody } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { badRequestResponse } from '#app/http/security/request-filter.server.ts';
import { getSessionId } from '#app/http/session/session.server.ts';

const maxIdLength = 100;

const eventSchema = z.lazy(() =>
  z.object({
    invoiceId: z.string().min(1).max(maxIdLength),
    kind: z.enum(paymentKinds),
    event: z.enum(paymentEventNames),
  }),
);

/**
 * Handles the event report of a public page. It is counted after the response, so that neither status nor timing
 * reveals whether the invoice exists; bots aren't counted, and no visitor data is stored.
 * @returns 204, or 400 for a malformed report
 */
export async function action({ request, context }: Call) {
  const report = eventSchema.safeParse(await parseJsonBody(request));
  if (!report.success) return badRequestResponse();
  const agent = request.headers.get('User-Agent');
  if (agent && !isbot(agent)) {
    const { db, now } = context;
    const sessionId = getSessionId(request);
    context.waitUntil(countPaymentEvent(db, report.data, { sessionId, now }));
  }
  return new Response(null, { status: 204 });
}
