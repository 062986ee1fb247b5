import * as z from 'zod';
import type { ChangeFailure } from '#app/domain/change-failure.ts';
import { parseStoredFields } from '#app/domain/custom-fields/change-fields.ts';
import {
  documentLanguages,
  usualDocumentLanguage,
} from '#app/domain/language/document-language.ts';
import { checkPlan, isPreset } from '#app/domain/reminders/check-plan.ts';
import { nextSendTime } from '#app/domain/reminders/next-reminder.ts';
import {
  type InvoiceReminderStart,
  maxDaysAway,
  maxReminderSteps,
  planChoices,
  type ReminderAnswer,
  type ReminderStart,
  reminderPlans,
  type StepTone,
  stepsOf,
} from '#app/domain/reminders/reminder-plan.ts';
import { placeholderLabels } from '#app/domain/sending/email-template.ts';
import { skipReminder } from '#app/features/reminders/queries/due-reminders.server.ts';
import {
  type ChangedPlan,
  getInvoicePlan,
  listReminderPlans,
  resumeReminders,
  saveReminderPlans,
  setInvoicePlan,
} from '#app/features/reminders/queries/reminder-plans.server.ts';
import {
  answerRemindNow,
  defaultEmailCopy,
  parseStepCopy,
} from '#app/features/reminders/server/write-reminder.server.ts';
import { reminderTexts } from '#app/features/reminders/texts.ts';
import { describePlanIssues } from '#app/features/reminders/words/plan-issues.ts';
import { parseOwnersJson, unreadableForm } from '#app/http/request/body.server.ts';
import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import { apiAnswer, notFoundResponse } from '#app/http/responses/error-responses.server.ts';
import { withUser, withViewer } from '#app/http/responses/with-user.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';

const longest = 20_000;
const words = z.object({ subject: z.string().max(longest), message: z.string().max(longest) });
const step = z.object({
  days: z.number(),
  words: z.partialRecord(z.enum(documentLanguages), words),
});
const oneStep = {
  invoiceId: z.uuid(),
  due: z.iso.date(),
  days: z.int().min(-maxDaysAway).max(maxDaysAway),
};
const postSchema = z.lazy(() =>
  z.discriminatedUnion('intent', [
    z.object({
      intent: z.literal('save'),
      plan: z.enum(planChoices),
      changed: z
        .array(
          z.object({
            plan: z.enum(reminderPlans),
            steps: z.array(step).max(maxReminderSteps * 2),
          }),
        )
        .max(reminderPlans.length),
    }),
    z.object({
      intent: z.literal('set-invoice'),
      invoiceId: z.uuid(),
      plan: z.enum(planChoices).nullable(),
    }),
    z.object({ intent: z.literal('resume'), invoiceId: z.uuid() }),
    z.object({ intent: z.literal('skip'), ...oneStep }),
    z.object({ intent: z.literal('send-now'), ...oneStep }),
  ]),
);
type Posted = z.infer<typeof postSchema>;
type Posting<Intent extends Posted['intent']> = Extract<Posted, { intent: Intent }>;
type Answer = { body: ReminderAnswer; status: number };

/** Answers with the initial data of the settings dialog or, with `?invoice={id}`, of an invoice's dialog. */
export function loader({ request, context }: Call): Promise<Response> {
  return withViewer({ request, context }, async (viewer) => {
    const invoiceId = new URL(request.url).searchParams.get('invoice');
    const { db } = context;
    const userId = viewer.user.id;
    if (invoiceId === null) return apiAnswer(startOf(await listReminderPlans(db, userId), viewer));
    const [invoice, kept] = await Promise.all([
      getInvoicePlan(db, userId, invoiceId),
      listReminderPlans(db, userId),
    ]);
    if (!invoice) return notFoundResponse();
    const start: InvoiceReminderStart = {
      invoiceNumber: invoice.invoiceNumber,
      choice: invoice.plan,
      usual: kept.plan,
      plans: byPlan((plan) => stepsOf(plan, kept.steps).map(({ days }) => days)),
    };
    return apiAnswer(start);
  });
}

function startOf(
  { plan, steps }: Awaited<ReturnType<typeof listReminderPlans>>,
  { settings, customFields }: Viewer,
): ReminderStart {
  const ownOf = (of: (typeof reminderPlans)[number], days: number) =>
    steps.find((each) => each.plan === of && each.days === days)?.words ?? null;
  const usualOf = (days: number) =>
    Object.fromEntries(
      documentLanguages.map((language) => [language, defaultEmailCopy(days, language)]),
    ) as ReminderStart['usual'][StepTone];
  return {
    plan,
    plans: byPlan((of) =>
      stepsOf(of, steps)
        .map(({ days }) => ({ days, words: parseStepCopy(ownOf(of, days)) }))
        .sort((one, other) => one.days - other.days),
    ),
    language:
      settings.invoiceLanguage ?? usualDocumentLanguage(settings.country, currentLanguage()),
    usual: { before: usualOf(-1), on: usualOf(0), after: usualOf(1), late: usualOf(maxDaysAway) },
    labels: placeholderLabels(parseStoredFields(customFields)),
  };
}

function byPlan<Of>(of: (plan: (typeof reminderPlans)[number]) => Of) {
  return Object.fromEntries(reminderPlans.map((plan) => [plan, of(plan)])) as Record<
    (typeof reminderPlans)[number],
    Of
  >;
}

/**
 * Saves the plans of all invoices or of one, skips a step, or sends it now. Another user's invoice is answered like an
 * unknown one.
 */
export async function action({ request, context }: Call): Promise<Response> {
  const posted = postSchema.safeParse(await parseOwnersJson(request, context));
  const { body, status } = await withUser<ReminderAnswer>(request, context, (_, viewer) =>
    posted.success
      ? answerIntent(posted.data, viewer, context)
      : Promise.resolve({ body: unreadableForm(), status: 400 }),
  );
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

async function answerIntent(
  posted: Posted,
  viewer: Viewer,
  context: RequestContext,
): Promise<Answer> {
  const { db, now, publishToUser } = context;
  const userId = viewer.user.id;
  const nextRunAt = nextSendTime(now, viewer.user.timeZone);
  const told = (message: string): Answer => {
    publishToUser(userId, 'invoices');
    return { body: { outcome: 'saved', message }, status: 200 };
  };
  switch (posted.intent) {
    case 'save': {
      const labels = placeholderLabels(parseStoredFields(viewer.customFields));
      const checked = checkPlans(posted, labels);
      if (!checked.ok) return { body: checked.body, status: 422 };
      const { plan } = posted;
      await saveReminderPlans(db, { userId, plan, changed: checked.changed, now, nextRunAt });
      return told(reminderTexts.saved);
    }
    case 'set-invoice': {
      const isTheirs = await setInvoicePlan(db, { ...posted, userId, now, nextRunAt });
      return isTheirs ? told(reminderTexts.ofInvoice.saved) : notFound();
    }
    case 'resume': {
      const isTheirs = await resumeReminders(db, { ...posted, userId, now, nextRunAt });
      return isTheirs ? told(reminderTexts.isOn) : notFound();
    }
    case 'skip': {
      const isSkipped = await skipReminder(db, { ...posted, userId }, now);
      if (isSkipped === null) return notFound();
      return isSkipped ? told(reminderTexts.isSkipped) : refused(reminderTexts.refusals.changed);
    }
    case 'send-now':
      return answerRemindNow({ ...posted, userId }, context);
    default:
      return posted satisfies never;
  }
}

function checkPlans(
  { changed }: Posting<'save'>,
  labels: readonly string[],
): { ok: true; changed: ChangedPlan[] } | { ok: false; body: ReminderAnswer } {
  const kept: ChangedPlan[] = [];
  for (const { plan, steps } of changed) {
    const checked = checkPlan(steps, defaultEmailCopy, labels);
    if (!checked.ok) {
      const { language } = checked;
      const issues = describePlanIssues(checked.issues);
      return { ok: false, body: { outcome: 'invalid', plan, language, issues } };
    }
    kept.push({ plan, steps: isPreset(plan, checked.steps) ? [] : checked.steps });
  }
  return { ok: true, changed: kept };
}

function notFound(): { body: ChangeFailure; status: number } {
  return { body: { outcome: 'not-found' }, status: 404 };
}

function refused(message: string): { body: ChangeFailure; status: number } {
  return { body: { outcome: 'refused', message }, status: 409 };
}
