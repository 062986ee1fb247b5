import * as z from 'zod';
import { isReady } from '#app/domain/cards/card-account.ts';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import { parseStoredFields } from '#app/domain/custom-fields/change-fields.ts';
import { maxReasonLength } from '#app/domain/history/issued-version.ts';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import { cleanLine } from '#app/domain/invoices/clean-text.ts';
import { withoutDeposits } from '#app/domain/invoices/draft-deposits.ts';
import { parseDraft } from '#app/domain/invoices/parse-draft.ts';
import { printedLabels } from '#app/domain/invoices/printed-columns.ts';
import type { SaveAnswer, SavedProduct, SaveLineAnswer } from '#app/domain/invoices/save-answer.ts';
import { columnsFit } from '#app/domain/looks/column-fit.ts';
import { unitCodes } from '#app/domain/taxes/units.ts';
import { fullMessage } from '#app/features/account/public.server.ts';
import { closePagesSoon } from '#app/features/cards/public.server.ts';
import {
  editEstimate,
  type SaveEstimate,
  type SaveEstimateOutcome,
  saveEstimate,
} from '#app/features/estimates/public.server.ts';
import { estimateTexts } from '#app/features/estimates/texts.ts';
import { saveProduct } from '#app/features/products/public.server.ts';
import { checkPictures } from '#app/features/settings/public.server.ts';
import { signSoon } from '#app/features/verify/public.server.ts';
import { unreadableForm } from '#app/http/request/body.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { sellersToday } from '#app/http/request/today.server.ts';
import { reportDatabaseAway } from '#app/http/responses/with-user.server.ts';
import { getViewer, type Viewer } from '#app/http/session/session.server.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { describeIssues } from '#app/i18n/format/issue-message.ts';
import { editInvoice, type SaveInvoiceOutcome, saveInvoice } from './save-invoice.server.ts';

/** What the invoice form posts, as JSON; the draft itself is read by the domain's own reader. */
const requestSchema = z.lazy(() =>
  z.discriminatedUnion('intent', [
    z.object({
      intent: z.literal('save'),
      draft: z.unknown(),
      guestWaiting: z.boolean(),
      // A waiting draft is saved for the country in which it was typed, wherever its guest signed in.
      country: z.enum(countryCodes).optional(),
      // The draft is the new content of this saved invoice.
      edit: z.object({ invoiceId: z.string(), version: z.int() }).optional(),
      // A guest's, from the device; all others' are those of the settings.
      pictures: z
        .object({ logo: z.string().nullish(), signature: z.string().nullish() })
        .optional(),
    }),
    z.object({
      intent: z.literal('save-product'),
      name: z.string(),
      unitPrice: z.string(),
      taxRate: z.string(),
      unit: z.enum(['', ...unitCodes]),
    }),
  ]),
);

const saveKeySchema = z.uuid();

type Answer = { body: SaveAnswer | SaveLineAnswer; status: number };

/**
 * Answers what the invoice form posts: a save of the draft, or of one line as a product. Everything typed is checked
 * again here; figures, status, owner and limits that a client sends are never read.
 */
export async function answerFormPost(
  json: unknown,
  request: Request,
  context: RequestContext,
  country: CountryCode,
): Promise<Answer> {
  const posted = requestSchema.safeParse(json);
  let isPlanRead = false;
  try {
    const viewer = await getViewer(request, context);
    isPlanRead = true;
    if (!viewer) return { body: { outcome: 'sign-in-needed' }, status: 401 };
    if (!posted.success) return unreadable();
    return posted.data.intent === 'save'
      ? await answerSave(posted.data, viewer, request, context, posted.data.country ?? country)
      : await answerProduct(posted.data, viewer, context);
  } catch (error) {
    reportDatabaseAway(context, error);
    const isNewSave = posted.data?.intent === 'save' && !posted.data.edit;
    const concernsLimits = isNewSave && !isPlanRead;
    return {
      body: { outcome: 'unreachable', ...(concernsLimits && { limitsUnchecked: true }) },
      status: 503,
    };
  }
}

const unreadable = (): Answer => ({ body: unreadableForm(), status: 400 });

type Plain = Exclude<SaveInvoiceOutcome['outcome'], 'saved' | 'account-full' | 'over-estimate'>;

const refusals: Record<Plain, number> = {
  'number-taken': 409,
  'invoice-paid': 409,
  'invoice-void': 409,
  'invoice-part-paid': 409,
  'invoice-accepted': 409,
  'invoice-invoiced': 409,
  'changed-elsewhere': 409,
  'head-fixed': 409,
  'payment-changed': 409,
  'limit-reached': 403,
  'not-found': 404,
  'too-large': 422,
};

type PostedSave = Extract<z.infer<typeof requestSchema>, { intent: 'save' }>;

async function answerSave(
  { draft: stored, guestWaiting, edit, pictures }: PostedSave,
  viewer: Viewer,
  request: Request,
  context: RequestContext,
  country: CountryCode,
): Promise<Answer> {
  const today = sellersToday(request, context, viewer);
  const read = parseDraft(stored, { country, today, newId: () => crypto.randomUUID() });
  // Deposits are taken off by final invoices alone, which are there already.
  const isNew = !edit || read?.kind === 'estimate';
  const draft = read && isNew ? { ...read, items: withoutDeposits(read.items) } : read;
  if (!draft || !saveKeySchema.safeParse(draft.saveKey).success) return unreadable();
  const takesCards = isReady(viewer.settings.cardAccount);
  const customFields = parseStoredFields(viewer.customFields);
  const userLanguage = currentLanguage();
  const checked = checkDraft(draft, { country, takesCards, customFields, userLanguage });
  if (!checked.ok) {
    return { body: { outcome: 'invalid', issues: describeIssues(checked.issues) }, status: 422 };
  }
  const { content, schedule } = checked;
  if (!columnsFit(content.look?.columns ?? null, printedLabels(content.items))) {
    const issue = { field: 'look.columns', group: 'invoice', code: 'columns' } as const;
    return { body: { outcome: 'invalid', issues: describeIssues([issue]) }, status: 422 };
  }
  const reason = cleanLine(draft.correctionReason);
  if (reason.length > maxReasonLength) return unreadable();
  const { settings } = viewer;
  const confirmed = draft.confirmedPayment;
  const { db, now } = context;
  const saved =
    draft.kind === 'estimate'
      ? await saveSubmittedEstimate(db, {
          content,
          userId: settings.userId,
          now,
          edit,
          draft,
          reason,
        })
      : edit
        ? await editInvoice(db, {
            ...edit,
            settings,
            content,
            schedule,
            sourceLines: draft.items.map(({ sourceLine }) => sourceLine),
            reason: reason || null,
            confirmed,
            now,
          })
        : await saveInvoice(db, {
            settings,
            content,
            schedule,
            saveKey: draft.saveKey,
            confirmed,
            now,
            assignNumber: guestWaiting,
            ...(guestWaiting &&
              pictures && {
                // One that is refused is left out, rather than the invoice refused for it.
                pictures: checkPictures(pictures).pictures,
              }),
          });
  if (saved.outcome === 'account-full') {
    return { body: { outcome: 'refused', message: fullMessage('invoices') }, status: 422 };
  }
  if (saved.outcome === 'over-estimate') {
    return {
      body: { outcome: 'refused', message: estimateTexts.invoice.overEstimate },
      status: 422,
    };
  }
  if (saved.outcome !== 'saved') return { body: saved, status: refusals[saved.outcome] };
  // An issued one was corrected.
  if (edit) {
    signSoon(context, saved.id);
    closePagesSoon(context, viewer, saved.id);
  }
  context.publishToUser(viewer.user.id, 'invoices');
  if ('keptClient' in saved) context.publishToUser(viewer.user.id, 'clients');
  const numberAssigned = saved.invoiceNumber !== content.invoiceNumber;
  return { body: { ...saved, numberAssigned }, status: 200 };
}

function saveSubmittedEstimate(
  db: RequestContext['db'],
  {
    edit,
    draft: { saveKey },
    reason,
    ...estimate
  }: Omit<SaveEstimate, 'saveKey'> & {
    edit: PostedSave['edit'];
    draft: { saveKey: string };
    reason: string;
  },
): Promise<SaveEstimateOutcome> {
  if (!edit) return saveEstimate(db, { ...estimate, saveKey });
  const { invoiceId: estimateId, version } = edit;
  return editEstimate(db, { ...estimate, estimateId, version, reason: reason || null });
}

async function answerProduct(
  line: Omit<SavedProduct, 'id'>,
  viewer: Viewer,
  context: RequestContext,
): Promise<Answer> {
  const saved = await saveProduct(context.db, {
    ...line,
    userId: viewer.user.id,
    now: context.now,
  });
  if (saved.outcome === 'saved') context.publishToUser(viewer.user.id, 'products');
  return saved.outcome === 'saved'
    ? { body: saved, status: 200 }
    : { body: { outcome: 'refused', message: saved.message }, status: 422 };
}
