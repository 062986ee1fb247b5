import * as z from 'zod';
import { parseStoredFields } from '#app/domain/custom-fields/change-fields.ts';
import {
  type CreditAnswer,
  type CreditStart,
  describePartStart,
  partSchemas,
} from '#app/domain/documents/credit-note.ts';
import { checkVoidReason } from '#app/domain/history/issued-version.ts';
import { closePagesSoon } from '#app/features/cards/public.server.ts';
import { maxCreditNotes } from '#app/features/credit-notes/queries/credit-notes.server.ts';
import {
  type CreditInvoiceOutcome,
  creditInvoice,
  getCreditStart,
} from '#app/features/credit-notes/server/credit-invoice.server.ts';
import { creditNoteTexts } from '#app/features/credit-notes/texts.ts';
import { describeVoidReasonIssue } from '#app/features/invoice-list/public.server.ts';
import { signSoon } from '#app/features/verify/public.server.ts';
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
import { formatMoney } from '#app/i18n/format/money.ts';

const postSchema = z.lazy(() =>
  z.object({
    invoiceId: z.uuid(),
    noteKey: z.uuid(),
    reason: z.string(),
    choice: z.discriminatedUnion('kind', [...partSchemas]),
  }),
);
type Posted = z.infer<typeof postSchema>;
type Answer = { body: CreditAnswer; status: number };

/** Handles `GET /api/credit-note?invoice={id}`: what can still be credited on an invoice of the owner. */
export function loader({ request, context }: Call): Promise<Response> {
  return withViewer({ request, context }, async ({ user }) => {
    const invoiceId = new URL(request.url).searchParams.get('invoice') ?? '';
    const found = await getCreditStart(context.db, user.id, invoiceId);
    if (!found) return notFoundResponse();
    const { content, bar } = found;
    if (bar) return apiError(409, 'not-creditable', blockedMessage(bar));
    const { invoiceNumber } = content;
    return apiAnswer({
      invoiceNumber,
      ...describePartStart(content, found),
    } satisfies CreditStart);
  });
}

/** Creates a credit note. A retry returns the same one; a retry with other content is refused. */
export async function action({ request, context }: Call): Promise<Response> {
  const json = await parseOwnersJson(request, context);
  const { body, status } = await withUser(request, context, async (_, viewer) => {
    const posted = postSchema.safeParse(json);
    if (!posted.success) return { body: unreadableForm(), status: 400 };
    return credit(posted.data, viewer, request, context);
  });
  return Response.json(body, { status });
}

async function credit(
  posted: Posted,
  viewer: Viewer,
  request: Request,
  context: RequestContext,
): Promise<Answer> {
  const { user } = viewer;
  const checked = checkVoidReason(posted.reason);
  if (!checked.ok) return refuse({ reason: describeVoidReasonIssue(checked.issue) });
  const made = await creditInvoice(context.db, {
    ...posted,
    reason: checked.reason,
    userId: user.id,
    customFields: parseStoredFields(viewer.customFields),
    today: sellersToday(request, context, viewer),
    now: context.now,
  });
  if (made.outcome === 'unknown') return { body: { outcome: 'not-found' }, status: 404 };
  if (made.outcome === 'barred') {
    return { body: { outcome: 'refused', message: blockedMessage(made.bar) }, status: 409 };
  }
  if (made.outcome === 'changing') {
    return { body: { outcome: 'refused', message: creditNoteTexts.bars.changing }, status: 409 };
  }
  if (made.outcome === 'made-otherwise') {
    const found = await getCreditStart(context.db, user.id, posted.invoiceId);
    const { currency, country } = found?.content ?? { currency: 'USD', country: 'us' };
    const message = fill(creditNoteTexts.bars['made-otherwise'], {
      number: made.number,
      amount: formatMoney(made.totalMinor, currency, country),
    });
    return { body: { outcome: 'refused', message }, status: 409 };
  }
  if (made.outcome === 'nothing') return refuse({ part: creditNoteTexts.refusals.nothing });
  if (made.outcome === 'too-much') {
    const found = await getCreditStart(context.db, user.id, posted.invoiceId);
    const { currency, country } = found?.content ?? { currency: 'USD', country: 'us' };
    const left = formatMoney(found?.left.total ?? 0, currency, country);
    return refuse({ part: fill(creditNoteTexts.refusals.tooMuch, { left }) });
  }
  signSoon(context, made.id);
  closePagesSoon(context, viewer, posted.invoiceId);
  context.publishToUser(user.id, 'invoices');
  return { body: made, status: 200 };
}

const refuse = (issues: Extract<CreditAnswer, { outcome: 'invalid' }>['issues']): Answer => ({
  body: { outcome: 'invalid', issues },
  status: 422,
});

function blockedMessage(bar: Extract<CreditInvoiceOutcome, { outcome: 'barred' }>['bar']): string {
  return fill(creditNoteTexts.bars[bar], { most: maxCreditNotes });
}
