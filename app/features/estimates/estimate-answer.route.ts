import * as z from 'zod';
import {
  type AnswerOutcome,
  checkEstimateAnswer,
  estimateDecisions,
} from '#app/domain/documents/estimate-answer.ts';
import { deriveStatus } from '#app/domain/invoices/status.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { writeAnswer } from '#app/features/estimates/queries/estimate-answers.server.ts';
import { notifyEstimateAnswers } from '#app/features/estimates/server/notify-estimate-answers.server.ts';
import { describeAnswerIssue } from '#app/features/estimates/words/describe-answer.ts';
import { getPublicInvoice, type LinkedInvoice } from '#app/features/invoice-sheet/public.server.ts';
import { parseJsonBody } from '#app/http/request/body.server.ts';
import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import { reportDatabaseAway } from '#app/http/responses/with-user.server.ts';
import { badRequestResponse } from '#app/http/security/request-filter.server.ts';

const shape = z.lazy(() =>
  z.object({
    /** The estimate's key in its page's URL. */
    key: z.string().max(100),
    /** The version that the client saw. */
    revision: z.int(),
    answer: z.enum(estimateDecisions),
    name: z.string(),
    signature: z.string(),
    reason: z.string(),
  }),
);
type Posted = z.infer<typeof shape>;

const statuses: Record<AnswerOutcome['outcome'], number> = {
  answered: 200,
  closed: 409,
  changed: 409,
  expired: 409,
  'not-found': 404,
  invalid: 422,
  unreachable: 503,
};

/**
 * Saves a client's answer to the estimate version that they saw, and notifies its owner live and by email. A retry
 * returns the saved answer.
 */
export async function action({ request, context }: Call): Promise<Response> {
  const posted = shape.safeParse(await parseJsonBody(request));
  if (!posted.success) return badRequestResponse();
  const body = await answer(posted.data, context);
  return Response.json(body, { status: statuses[body.outcome] });
}

async function answer(posted: Posted, context: RequestContext): Promise<AnswerOutcome> {
  const given = checkEstimateAnswer(posted);
  if ('issue' in given) return { outcome: 'invalid', issues: describeAnswerIssue(given.issue) };
  const { db, now } = context;
  try {
    const found = await getPublicInvoice(db, posted.key);
    if (found?.kind !== 'estimate') return { outcome: 'not-found' };
    const { invoiceId: estimateId } = found;
    const tell = () =>
      context.waitUntil(notifyEstimateAnswers(context, estimateId).catch(context.reportError));
    const stands = standing(found, posted, now);
    // The first request may have ended before its owner was notified.
    if (stands?.outcome === 'answered') tell();
    if (stands) return stands;
    const today = dayInTimeZone(now, found.timeZone);
    const { answer: said, revision } = posted;
    const owner = await writeAnswer(db, {
      ...given,
      answer: said,
      revision,
      estimateId,
      today,
      at: now,
    });
    if (owner !== null) {
      context.publishToUser(owner, 'invoices');
      tell();
      return { outcome: 'answered', answer: said };
    }
    const after = await getPublicInvoice(db, posted.key);
    return (after && standing(after, posted, now)) ?? { outcome: 'changed' };
  } catch (error) {
    reportDatabaseAway(context, error);
    return { outcome: 'unreachable' };
  }
}

/** Why an answer can't be saved, or that it is saved already; null if it can be saved. */
function standing(
  { status, revision, content, timeZone }: LinkedInvoice,
  posted: Posted,
  now: number,
): AnswerOutcome | null {
  if (status === posted.answer && revision === posted.revision) {
    return { outcome: 'answered', answer: posted.answer };
  }
  if (status !== 'open') return { outcome: 'closed' };
  if (revision !== posted.revision) return { outcome: 'changed' };
  const today = dayInTimeZone(now, timeZone);
  const isExpired = deriveStatus({ status, dueDate: content.dueDate }, today) === 'expired';
  return isExpired ? { outcome: 'expired' } : null;
}
