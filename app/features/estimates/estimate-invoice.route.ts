import * as z from 'zod';
import { parseStoredFields } from '#app/domain/custom-fields/change-fields.ts';
import {
  describePartStart,
  type InvoiceStart,
  partSchemas,
} from '#app/domain/documents/credit-note.ts';
import type { InvoiceAnswer, PaymentOfInvoice } from '#app/domain/documents/invoice-of-estimate.ts';
import { notesRules } from '#app/domain/fields/field-rules.ts';
import { noPayment } from '#app/domain/fields/payment-fields.ts';
import { parsePayment } from '#app/domain/invoices/check-draft.ts';
import { cleanLines } from '#app/domain/invoices/clean-text.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { emptyDraft } from '#app/domain/invoices/draft.ts';
import { issueCollector } from '#app/domain/invoices/draft-issue.ts';
import { fullMessage } from '#app/features/account/public.server.ts';
import {
  getInvoiceStart,
  type InvoiceBlockReason,
  invoiceEstimate,
  maxInvoicesOfEstimate,
} from '#app/features/estimates/server/invoice-estimate.server.ts';
import { estimateTexts } from '#app/features/estimates/texts.ts';
import { describeFormDefaults } from '#app/features/invoice-form/public.server.ts';
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

const postSchema = z.object({
  estimateId: z.uuid(),
  saveKey: z.uuid(),
  confirmed: z.string().max(100),
  notes: z.string().max(notesRules.notes.max).optional(),
  choice: z.discriminatedUnion('kind', [
    ...partSchemas,
    z.object({ kind: z.literal('percent'), hundredths: z.int().min(1).max(10_000) }),
  ]),
});
type Posted = z.infer<typeof postSchema>;
type Answer = { body: InvoiceAnswer; status: number };

/** Handles `GET /api/estimate-invoice?estimate={id}`: what can still be invoiced of an estimate of the owner. */
export function loader({ request, context }: Call): Promise<Response> {
  return withViewer({ request, context }, async ({ user }) => {
    const estimateId = new URL(request.url).searchParams.get('estimate') ?? '';
    const found = await getInvoiceStart(context.db, user.id, estimateId);
    if (!found) return notFoundResponse();
    const { content, bar } = found;
    if (bar) return apiError(409, 'not-invoiceable', blockedMessage(bar));
    const start = { ...describePartStart(content, found), notes: content.notes ?? '' };
    return apiAnswer(start satisfies InvoiceStart);
  });
}

/** Creates an invoice from an estimate. Idempotent: a retry returns the same invoice. */
export async function action({ request, context }: Call): Promise<Response> {
  const json = await parseOwnersJson(request, context);
  const { body, status } = await withUser(request, context, async (_, viewer) => {
    const posted = postSchema.safeParse(json);
    if (!posted.success) return { body: unreadableForm(), status: 400 };
    return make(posted.data, viewer, request, context);
  });
  return Response.json(body, { status });
}

async function make(
  { notes, ...posted }: Posted,
  viewer: Viewer,
  request: Request,
  context: RequestContext,
): Promise<Answer> {
  const { db, now } = context;
  const today = sellersToday(request, context, viewer);
  const made = await invoiceEstimate(db, {
    ...posted,
    settings: viewer.settings,
    customFields: parseStoredFields(viewer.customFields),
    today,
    now,
    invoiceNumber: describeFormDefaults(viewer).invoiceNumber,
    ...(notes !== undefined && { notes: cleanLines(notes) || null }),
    waysToPay: (estimate) => waysToPay(viewer, estimate, today),
  });
  switch (made.outcome) {
    case 'made':
      context.publishToUser(viewer.user.id, 'invoices');
      return { body: made, status: 200 };
    case 'unknown':
      return { body: { outcome: 'not-found' }, status: 404 };
    case 'barred':
      return refuse(blockedMessage(made.bar), 409);
    case 'changing':
      return refuse(estimateTexts.invoice.bars[made.outcome], 409);
    case 'limit-reached':
      return refuse(estimateTexts.invoice.bars[made.outcome], 403);
    case 'no-payment':
      return refuse(estimateTexts.invoice.bars[made.outcome]);
    case 'account-full':
      return refuse(fullMessage('invoices'));
    case 'payment-changed':
      return { body: made, status: 409 };
    case 'nothing':
      return invalid(estimateTexts.invoice.refusals.nothing);
    case 'too-much': {
      const { currency, country } = made.estimate;
      const left = formatMoney(made.leftMinor, currency, country);
      return invalid(fill(estimateTexts.invoice.refusals.tooMuch, { left }));
    }
  }
}

/** The payment methods from the settings; null if none of them works. */
function waysToPay(
  viewer: Viewer,
  { country }: InvoiceContent,
  today: string,
): PaymentOfInvoice | null {
  const { invoiceNumber, takesCards, ...defaults } = describeFormDefaults(viewer, null, country);
  const { taxRate, taxes, template, numberAfterJump, ...fields } = defaults;
  const blank = emptyDraft(country, { today, saveKey: '', itemId: 'item-1' });
  const collector = issueCollector();
  const ways = parsePayment({ ...blank, ...fields }, { country, takesCards }, collector);
  return collector.issues.length > 0 ? null : { ...noPayment, ...ways };
}

const refuse = (message: string, status = 422): Answer => ({
  body: { outcome: 'refused', message },
  status,
});

const invalid = (part: string): Answer => ({
  body: { outcome: 'invalid', issues: { part } },
  status: 422,
});

function blockedMessage(bar: InvoiceBlockReason): string {
  return fill(estimateTexts.invoice.bars[bar], { most: maxInvoicesOfEstimate });
}
