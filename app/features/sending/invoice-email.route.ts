import * as z from 'zod';
import { allowanceOf } from '#app/domain/billing/allowance.ts';
import { parseStoredFields } from '#app/domain/custom-fields/change-fields.ts';
import { type DocumentKind, documentKinds } from '#app/domain/documents/kind.ts';
import { findReceipted, receiptOrder } from '#app/domain/payments/stored-entry.ts';
import { splitAddresses } from '#app/domain/sending/addresses.ts';
import { checkSend, type SendDraft } from '#app/domain/sending/check-send.ts';
import { type TypedOutcome, templateKinds } from '#app/domain/sending/client-email.ts';
import { isAboutPayment } from '#app/domain/sending/email-kinds.ts';
import { placeholderLabels } from '#app/domain/sending/email-template.ts';
import { maxSelected, maxSentPerRequest } from '#app/domain/sending/sending-limits.ts';
import { isTimeZone } from '#app/domain/zone-days.ts';
import { getDelivery } from '#app/features/deliveries/public.server.ts';
import { getOwnInvoiceToEmail } from '#app/features/invoice-sheet/public.server.ts';
import { cancelEmail } from '#app/features/sending/queries/email-history.server.ts';
import {
  queueTypedEmail,
  resendEmail,
  type Sender,
} from '#app/features/sending/server/queue-email.server.ts';
import { renderClientEmail } from '#app/features/sending/server/render-client-email.server.ts';
import {
  checkSelection,
  sendSelection,
} from '#app/features/sending/server/send-selection.server.ts';
import { startSend } from '#app/features/sending/server/start-send.server.ts';
import { sendingTexts } from '#app/features/sending/texts.ts';
import { replyAddress } from '#app/features/sending/words/document-email.ts';
import {
  describeRefusal,
  type SendAnswer,
  type SendPreview,
} from '#app/features/sending/words/send-dialog.ts';
import { describeSendIssues } from '#app/features/sending/words/send-issues.ts';
import type {
  SelectedDocument,
  SelectionAnswer,
} from '#app/features/sending/words/send-selection.ts';
import { getStatedOfInvoice, parsePeriod } from '#app/features/statements/public.server.ts';
import { parseOwnersJson, unreadableForm } from '#app/http/request/body.server.ts';
import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import { sellersTimeZone } from '#app/http/request/today.server.ts';
import { apiAnswer, notFoundResponse } from '#app/http/responses/error-responses.server.ts';
import { withUser, withViewer } from '#app/http/responses/with-user.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { describeTime } from '#app/i18n/format/time.ts';
import { plural } from '#app/i18n/plural.ts';

const longest = 20_000;
/** The longest payment id; some contain their invoice's id. */
const maxIdLength = 100;
const draftSchema = {
  kind: z.enum(templateKinds),
  invoiceId: z.uuid(),
  paymentId: z.string().max(maxIdLength).nullable(),
  idempotencyKey: z.uuid(),
  to: z.string().max(longest),
  cc: z.string().max(longest),
  wantsCopy: z.boolean(),
  subject: z.string().max(longest),
  message: z.string().max(longest),
  attach: z.boolean(),
  sendAt: z.string().max(30),
  timeZone: z.string().max(100).refine(isTimeZone),
};
const selectionSchema = (most: number) => ({
  kind: z.enum(documentKinds),
  documents: z
    .array(z.object({ invoiceId: z.uuid(), idempotencyKey: z.uuid() }))
    .min(1)
    .max(most),
});
const postSchema = z.lazy(() =>
  z.discriminatedUnion('intent', [
    z.object({ intent: z.enum(['preview', 'send']), ...draftSchema }),
    z.object({ intent: z.enum(['again', 'cancel']), emailId: z.guid() }),
    z.object({ intent: z.literal('check-selected'), ...selectionSchema(maxSelected) }),
    z.object({ intent: z.literal('send-selected'), ...selectionSchema(maxSentPerRequest) }),
  ]),
);

type Answer<Body = SendAnswer> = { body: Body; status: number };

/**
 * Answers with the dialog's initial data: `GET /api/invoice-mail?invoice={id}`, for other kinds with `kind` and the
 * payment it is about.
 */
export function loader({ request, context }: Call): Promise<Response> {
  return withViewer({ request, context }, async (viewer) => {
    const asked = new URL(request.url).searchParams;
    const kind = templateKinds.find((known) => known === (asked.get('kind') ?? 'invoice'));
    if (!kind) return notFoundResponse();
    const about = { kind, invoiceId: asked.get('invoice') ?? '', paymentId: asked.get('payment') };
    const timeZone = sellersTimeZone(request, viewer);
    const start = await startSend(context.db, senderOf(viewer, context), about, {
      now: context.now,
      timeZone,
      dailyQuota: context.config.emailDailyQuota,
    });
    return start ? apiAnswer(start) : notFoundResponse();
  });
}

/**
 * Previews the dialog's email, or queues it; or checks and queues those of several documents. Another user's invoice is
 * answered like an unknown one.
 */
export async function action({ request, context }: Call): Promise<Response> {
  const posted = postSchema.safeParse(await parseOwnersJson(request, context));
  type Body = SendAnswer | SelectionAnswer;
  const { body, status } = await withUser<Body>(request, context, async (_, viewer) => {
    if (!posted.success) return { body: unreadableForm(), status: 400 };
    const { intent, ...rest } = posted.data;
    if ('documents' in rest) {
      const timeZone = sellersTimeZone(request, viewer);
      return answerSelection(
        { ...rest, isCheck: intent === 'check-selected', timeZone },
        viewer,
        context,
      );
    }
    if ('emailId' in rest) {
      return intent === 'again'
        ? answerResend(rest.emailId, viewer, context)
        : answerCancel(rest.emailId, viewer, context);
    }
    return intent === 'preview'
      ? answerPreview(rest, viewer, context)
      : answerSend(rest, viewer, context);
  });
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

async function answerSend(
  draft: SendDraft,
  viewer: Viewer,
  context: RequestContext,
): Promise<Answer> {
  const { db, now, config } = context;
  if (isOfNoPeriod(draft)) return { body: { outcome: 'not-found' }, status: 404 };
  const sender = senderOf(viewer, context);
  const checked = checkSend(draft, { now, ownAddress: sender.email, labels: sender.labels });
  if (!checked.ok) {
    return {
      body: { outcome: 'invalid', issues: describeSendIssues(checked.issues) },
      status: 422,
    };
  }
  const at = { now, dailyQuota: config.emailDailyQuota };
  const outcome = await queueTypedEmail(db, sender, checked.send, at);
  const { sendAt } = checked.send;
  return answerOutcome(outcome, { sender, sendAt, timeZone: draft.timeZone }, context);
}

/** Checks several documents, or queues their emails and answers which weren't. */
async function answerSelection(
  selection: {
    kind: DocumentKind;
    documents: SelectedDocument[];
    isCheck: boolean;
    timeZone: string | null;
  },
  viewer: Viewer,
  context: RequestContext,
): Promise<Answer<SelectionAnswer>> {
  const { db, now, config, emailQueue, waitUntil, publishToUser } = context;
  const sender = senderOf(viewer, context);
  const at = { now, dailyQuota: config.emailDailyQuota, timeZone: selection.timeZone };
  if (selection.isCheck) {
    const checked = await checkSelection(db, sender, selection, at);
    return { body: { outcome: 'checked', ...checked }, status: 200 };
  }
  const { emailIds, ...result } = await sendSelection(db, sender, selection, at);
  if (emailIds.length > 0) {
    if (emailQueue) waitUntil(emailQueue.push(emailIds));
    publishToUser(sender.userId, 'invoices');
  }
  return { body: { outcome: 'sent-selected', ...result }, status: 200 };
}

async function answerResend(
  emailId: string,
  viewer: Viewer,
  context: RequestContext,
): Promise<Answer> {
  const sender = senderOf(viewer, context);
  const at = { now: context.now, dailyQuota: context.config.emailDailyQuota };
  const outcome = await resendEmail(context.db, sender, emailId, at);
  return answerOutcome(outcome, { sender, sendAt: null, timeZone: null }, context);
}

/** Queues the email and answers with the outcome. */
function answerOutcome(
  outcome: TypedOutcome,
  { sender, sendAt, timeZone }: { sender: Sender; sendAt: number | null; timeZone: string | null },
  { emailQueue, waitUntil, publishToUser }: RequestContext,
): Answer {
  if (outcome.outcome !== 'written') {
    if (outcome.outcome === 'unknown') return { body: { outcome: 'not-found' }, status: 404 };
    const message = describeRefusal(outcome) ?? '';
    const isOther = outcome.outcome === 'sent-otherwise';
    return { body: { outcome: isOther ? outcome.outcome : 'refused', message }, status: 409 };
  }
  const { emails, isLater } = outcome;
  if (!isLater && emailQueue) waitUntil(emailQueue.push(emails.map(({ id }) => id)));
  publishToUser(sender.userId, 'invoices');
  const count = emails.length;
  const message =
    isLater && sendAt !== null
      ? plural(sendingTexts.planned, count, { time: describeTime(sendAt, timeZone) })
      : plural(sendingTexts.done, count);
  return { body: { outcome: 'sent', message }, status: 200 };
}

/** Cancels an email; a repeat gets the same answer. */
async function answerCancel(
  emailId: string,
  { user }: Viewer,
  { db, now, publishToUser }: RequestContext,
): Promise<Answer> {
  const state = await cancelEmail(db, { userId: user.id, emailId, now });
  if (state === null) return { body: { outcome: 'not-found' }, status: 404 };
  if (state !== 'cancelled') {
    return { body: { outcome: 'refused', message: sendingTexts.tooLate }, status: 409 };
  }
  publishToUser(user.id, 'invoices');
  return { body: { outcome: 'sent', message: sendingTexts.cancelled }, status: 200 };
}

/** Renders the preview of whatever is in the dialog; errors are reported only on sending. */
async function answerPreview(
  { kind, invoiceId, paymentId, to, cc, subject, message, attach }: SendDraft,
  viewer: Viewer,
  { db, config }: RequestContext,
): Promise<Answer> {
  const found = await getOwnInvoiceToEmail(db, invoiceId, viewer.user.id);
  if (!found) return { body: { outcome: 'not-found' }, status: 404 };
  const { invoice, owner, entries } = found;
  const stated =
    kind === 'statement'
      ? await getStatedOfInvoice(db, { userId: viewer.user.id, invoiceId })
      : null;
  const delivery =
    kind === 'delivery-note'
      ? await getDelivery(db, { userId: viewer.user.id, invoiceId, noteId: paymentId })
      : null;
  const isOfNothing =
    (isAboutPayment(kind) && !findReceipted(entries, receiptOrder(entries, paymentId))) ||
    (kind === 'delivery-note' && !delivery) ||
    (kind === 'statement' && (stated === null || parsePeriod(paymentId) === null));
  if (isOfNothing) return { body: { outcome: 'not-found' }, status: 404 };
  const toList = splitAddresses(to);
  const email = owner.email ?? config.supportEmail;
  const labels = placeholderLabels(parseStoredFields(viewer.customFields));
  const { clientEmail } = await renderClientEmail(
    config,
    {
      kind,
      paymentId,
      address: toList[0] ?? '',
      cc: JSON.stringify([...toList, ...splitAddresses(cc)]),
      token: 'preview',
      subject,
      body: message,
      attach: false,
    },
    {
      invoice,
      entries,
      delivery,
      stated,
      link: owner.link ?? invoiceId,
      preview: { hasPdf: attach, labels },
      replyTo: replyAddress(invoice.content, email),
    },
  );
  const preview: SendPreview = {
    from: `${clientEmail.fromName} <${config.clientEmailFrom}>`,
    subject: clientEmail.subject,
    html: showPictures(clientEmail.html, clientEmail.files),
  };
  return { body: { outcome: 'preview', preview }, status: 200 };
}

function isOfNoPeriod({ kind, paymentId }: SendDraft): boolean {
  return kind === 'statement' && parsePeriod(paymentId) === null;
}

/** Embeds an email's attached pictures into the preview. */
function showPictures(
  html: string,
  files: readonly { contentId?: string; type: string; bytes: Uint8Array }[],
) {
  return files.reduce(
    (shown, { contentId, type, bytes }) =>
      contentId === undefined
        ? shown
        : shown.replaceAll(
            `src="cid:${contentId}"`,
            `src="data:${type};base64,${Buffer.from(bytes).toString('base64')}"`,
          ),
    html,
  );
}

function senderOf({ user, settings, customFields }: Viewer, { now }: RequestContext) {
  const { plan } = allowanceOf(settings, now);
  const sender: Sender = {
    userId: user.id,
    email: user.email,
    plan,
    accountMadeAt: user.createdAt,
  };
  return {
    ...sender,
    isConfirmed: user.email !== null && user.emailVerifiedAt !== null,
    labels: placeholderLabels(parseStoredFields(customFields)),
  };
}
