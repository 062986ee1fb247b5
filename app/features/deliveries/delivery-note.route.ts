import * as z from 'zod';
import {
  checkDelivery,
  type DeliveryAnswer,
  type DeliveryStart,
} from '#app/domain/deliveries/check-delivery.ts';
import { maxDeliveries } from '#app/domain/deliveries/delivery.ts';
import { itemLimits } from '#app/domain/limits.ts';
import {
  type DeliveryBlockReason,
  getDeliveryStart,
  makeDelivery,
} from '#app/features/deliveries/server/make-delivery.server.ts';
import { deliveryTexts } from '#app/features/deliveries/texts.ts';
import { parseOwnersJson, unreadableForm } from '#app/http/request/body.server.ts';
import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import { sellersToday } from '#app/http/request/today.server.ts';
import {
  apiAnswer,
  apiError,
  notFoundResponse,
} from '#app/http/responses/error-responses.server.ts';
import { withUser, withViewer } from '#app/http/responses/with-user.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeDeliveryIssues, describeStart } from './words/describe-deliveries.ts';

const maxTextLength = 5_000;
const text = z.string().max(maxTextLength);
const postSchema = z.lazy(() =>
  z.object({
    invoiceId: z.uuid(),
    noteKey: z.uuid(),
    day: text,
    shippingAddress: text,
    carrier: text,
    tracking: text,
    /** By line, in ten-thousandths. */
    quantities: z.array(z.int().min(0).max(itemLimits.quantityTenThousandths)).max(500),
  }),
);
type Posted = z.infer<typeof postSchema>;
type Answer = { body: DeliveryAnswer; status: number };

/** Handles `GET /api/delivery-note?invoice={id}`: what is left to deliver of an invoice or estimate of the owner. */
export function loader({ request, context }: Call): Promise<Response> {
  return withViewer({ request, context }, async (viewer) => {
    const invoiceId = new URL(request.url).searchParams.get('invoice') ?? '';
    const found = await getDeliveryStart(context.db, viewer.user.id, invoiceId);
    if (!found) return notFoundResponse();
    const { content, left, bar } = found;
    if (bar) return apiError(409, 'not-deliverable', blockedMessage(bar));
    const today = sellersToday(request, context, viewer);
    return apiAnswer(describeStart(content, left, today) satisfies DeliveryStart);
  });
}

/** Creates a delivery note. A retry returns the same one; a retry with other content is refused. */
export async function action({ request, context }: Call): Promise<Response> {
  const json = await parseOwnersJson(request, context);
  const { body, status } = await withUser(request, context, async (_, viewer) => {
    const posted = postSchema.safeParse(json);
    if (!posted.success) return { body: unreadableForm(), status: 400 };
    return make(posted.data, viewer, context);
  });
  return Response.json(body, { status });
}

async function make(
  { invoiceId, noteKey, quantities, ...typed }: Posted,
  { user }: Viewer,
  { db, now, publishToUser }: RequestContext,
): Promise<Answer> {
  const checked = checkDelivery(typed);
  if (!checked.ok) return invalid(describeDeliveryIssues(checked.issues));
  const made = await makeDelivery(db, {
    userId: user.id,
    invoiceId,
    noteKey,
    details: checked.details,
    quantities,
    now,
  });
  const { bars, refusals } = deliveryTexts;
  switch (made.outcome) {
    case 'made':
      publishToUser(user.id, 'invoices');
      return { body: made, status: 200 };
    case 'unknown':
      return { body: { outcome: 'not-found' }, status: 404 };
    case 'barred':
      return refused(blockedMessage(made.bar));
    case 'changing':
      return refused(bars.changing);
    case 'made-otherwise':
      return refused(fill(bars['made-otherwise'], { number: made.number }));
    case 'nothing':
      return invalid({ lines: refusals.nothing });
    case 'too-much':
      return invalid({ lines: refusals.tooMuch });
    default:
      return made satisfies never;
  }
}

const refused = (message: string): Answer => ({
  body: { outcome: 'refused', message },
  status: 409,
});

const invalid = (issues: Extract<DeliveryAnswer, { outcome: 'invalid' }>['issues']): Answer => ({
  body: { outcome: 'invalid', issues },
  status: 422,
});

function blockedMessage(bar: DeliveryBlockReason): string {
  return fill(deliveryTexts.bars[bar], { most: maxDeliveries });
}
