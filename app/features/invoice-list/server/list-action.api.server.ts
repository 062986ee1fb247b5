import * as z from 'zod';
import { checkVoidReason } from '#app/domain/history/issued-version.ts';
import { isOwed } from '#app/domain/invoices/status.ts';
import {
  answerRefund,
  closeOpenAttempts,
  closePagesSoon,
  refundSchema,
} from '#app/features/cards/public.server.ts';
import { creditNoteTexts } from '#app/features/credit-notes/texts.ts';
import {
  archiveInvoices,
  voidInvoiceRow,
} from '#app/features/invoice-list/queries/list-actions.server.ts';
import { invoiceWorkTexts, voidingTexts } from '#app/features/invoice-list/texts.ts';
import {
  describeVoidReasonIssue,
  type ListAnswer,
  maxArchivedAtOnce,
} from '#app/features/invoice-list/words/list-answer.ts';
import {
  answerRecord,
  answerReverse,
  answerSchedule,
  answerUnpaid,
  answerUseCredit,
  creditSchema,
  markInvoice,
  recordSchema,
  reverseSchema,
  scheduleSchema,
} from '#app/features/payments/public.server.ts';
import { createLink, withdrawLinks } from '#app/features/public-invoice/public.server.ts';
import { signSoon } from '#app/features/verify/public.server.ts';
import { parseOwnersForm, parseOwnersJson } from '#app/http/request/body.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { sellersToday } from '#app/http/request/today.server.ts';
import { withUser } from '#app/http/responses/with-user.server.ts';
import { randomToken } from '#app/http/session/token.server.ts';

/** What the invoice list posts, as JSON or as a form with one `invoiceIds` field per invoice. */
const postSchema = z.lazy(() =>
  z.discriminatedUnion('intent', [
    z.object({
      intent: z.literal('set-status'),
      invoiceId: z.uuid(),
      status: z.enum(['paid', 'unpaid']),
    }),
    z.object({
      intent: z.literal('archive'),
      invoiceIds: z.array(z.uuid()).max(maxArchivedAtOnce),
      archived: z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })]),
    }),
    z.object({ intent: z.literal('void'), invoiceId: z.uuid(), reason: z.string() }),
    z.object({ intent: z.enum(['stop-sharing', 'share-again']), invoiceId: z.uuid() }),
    recordSchema,
    reverseSchema,
    scheduleSchema,
    creditSchema,
    refundSchema,
  ]),
);

type Posted = z.infer<typeof postSchema>;
type Answer = { body: ListAnswer; status: number };

/** Handles the invoice list's posts. Another user's invoice is reported as unknown. */
export async function answerListPost(request: Request, context: RequestContext): Promise<Answer> {
  return answerListPosted(await readPost(request, context), request, context);
}

/** The same for a body that was already parsed. */
export async function answerListPosted(
  body: unknown,
  request: Request,
  context: RequestContext,
): Promise<Answer> {
  return withUser(request, context, async (userId, viewer): Promise<Answer> => {
    const posted = postSchema.safeParse(body);
    if (!posted.success) return { body: { outcome: 'not-found' }, status: 400 };
    const owned = { userId, now: context.now };
    const today = sellersToday(request, context, viewer);
    const answer = await answerIntent(posted.data, { ...owned, today }, context);
    if (answer.status === 200 && 'invoiceId' in posted.data) {
      closePagesSoon(context, viewer, posted.data.invoiceId);
    }
    return answer;
  });
}

function answerIntent(
  posted: Posted,
  { today, ...owned }: Owned & { today: string },
  context: RequestContext,
): Promise<Answer> {
  switch (posted.intent) {
    case 'set-status':
      return answerStatus({ ...posted, ...owned, today }, context);
    case 'archive':
      return answerArchive({ ...posted, ...owned }, context);
    case 'void':
      return answerVoid({ ...posted, ...owned }, context);
    case 'record-payment':
      return answerRecord({ ...posted, ...owned, today }, context);
    case 'reverse-payments':
      return answerReverse({ ...posted, ...owned, today }, context);
    case 'use-credit':
      return answerUseCredit({ ...posted, ...owned, today }, context);
    case 'refund':
      return answerRefund({ ...posted, ...owned, today }, context);
    case 'set-schedule':
      return answerSchedule({ ...posted, ...owned }, context);
    default:
      return answerSharing({ ...posted, ...owned }, context);
  }
}

async function readPost(request: Request, context: RequestContext): Promise<unknown> {
  if (request.headers.get('Content-Type')?.startsWith('application/json')) {
    return parseOwnersJson(request, context);
  }
  const form = await parseOwnersForm(request, context);
  return { ...Object.fromEntries(form), invoiceIds: form.getAll('invoiceIds') };
}

type Owned = { userId: string; now: number };

const unknownInvoice = (): Answer => ({ body: { outcome: 'not-found' }, status: 404 });

const refused = (message: string, status: number): Answer => ({
  body: { outcome: 'refused', message },
  status,
});

async function answerStatus(
  posted: Extract<Posted, { intent: 'set-status' }> & Owned & { today: string },
  context: RequestContext,
): Promise<Answer> {
  const { userId, invoiceId, status } = posted;
  const stands = await markInvoice(context.db, posted);
  if (stands === null) return unknownInvoice();
  if (stands === 'void') return refused(voidingTexts.notMarked, 409);
  if (stands === 'credited') return refused(creditNoteTexts.notMarked, 409);
  if (stands === 'paid' && status === 'unpaid') return answerUnpaid(posted, context);
  if (stands !== 'paid' && !isOwed(stands)) return unknownInvoice();
  // Marking as paid issues the invoice, which needs a signature.
  if (status === 'paid') signSoon(context, invoiceId);
  context.publishToUser(userId, 'invoices');
  return { body: { outcome: 'changed', invoiceId, status }, status: 200 };
}

/** Idempotent: a void invoice stays void, with its first reason. */
async function answerVoid(
  posted: Extract<Posted, { intent: 'void' }> & Owned,
  { db, connect, reportError, publishToUser }: RequestContext,
): Promise<Answer> {
  const { userId, invoiceId } = posted;
  const checked = checkVoidReason(posted.reason);
  if (!checked.ok) return refused(describeVoidReasonIssue(checked.issue), 422);
  await closeOpenAttempts(db, connect, { ...posted, reportError });
  const stands = await voidInvoiceRow(db, { ...posted, reason: checked.reason });
  if (stands === null) return unknownInvoice();
  if (stands !== 'void') return refused(voidRefusalMessage(stands), 409);
  publishToUser(userId, 'invoices');
  return { body: { outcome: 'changed', invoiceId, status: stands }, status: 200 };
}

function voidRefusalMessage(
  stands: NonNullable<Awaited<ReturnType<typeof voidInvoiceRow>>>,
): string {
  const { reasons } = voidingTexts;
  if (stands === 'paid' || stands === 'credited' || stands === 'under-way') return reasons[stands];
  return reasons['part-paid'];
}

async function answerArchive(
  posted: Extract<Posted, { intent: 'archive' }> & Owned,
  { db, publishToUser }: RequestContext,
): Promise<Answer> {
  const { userId, invoiceIds, archived } = posted;
  if (invoiceIds.length === 0) {
    return refused(invoiceWorkTexts.nothingSelected, 422);
  }
  const count = await archiveInvoices(db, posted);
  if (count === 0) return unknownInvoice();
  publishToUser(userId, 'invoices');
  return { body: { outcome: 'changed', archived, count }, status: 200 };
}

async function answerSharing(
  posted: Extract<Posted, { intent: 'stop-sharing' | 'share-again' }> & Owned,
  { db, publishToUser }: RequestContext,
): Promise<Answer> {
  const { userId, invoiceId, now, intent } = posted;
  const shared = intent === 'share-again';
  const change = { userId, invoiceId, now };
  const isDone = shared
    ? await createLink(db, { ...change, newToken: randomToken() })
    : await withdrawLinks(db, change);
  if (!isDone) return unknownInvoice();
  publishToUser(userId, 'invoices');
  return { body: { outcome: 'changed', invoiceId, shared }, status: 200 };
}
