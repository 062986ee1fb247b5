import { allowanceOf } from '#app/domain/billing/allowance.ts';
import { daysBetween } from '#app/domain/dates.ts';
import { parseJson } from '#app/domain/json.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import { type DueStep, planOf, type ReminderBlock } from '#app/domain/reminders/next-reminder.ts';
import {
  type ReminderAnswer,
  type ReminderPlan,
  type StepCopy,
  stepsOf,
  toneOf,
} from '#app/domain/reminders/reminder-plan.ts';
import { parseAddresses } from '#app/domain/sending/addresses.ts';
import type { SendOutcome } from '#app/domain/sending/client-email.ts';
import type { EmailCopy } from '#app/domain/sending/email-template.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import {
  canRemind,
  getInvoiceToRemind,
  type RemindedInvoice,
} from '#app/features/reminders/queries/due-reminders.server.ts';
import { reminderTexts } from '#app/features/reminders/texts.ts';
import {
  describeRefusal,
  type EmailOrder,
  emailLanguage,
  insertEmails,
  orderOf,
  outcomeOf,
  type QueueMoment,
  type Sender,
} from '#app/features/sending/public.server.ts';
import { clientEmailTexts } from '#app/features/sending/texts.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { textsIn } from '#app/i18n/define-texts.ts';
import type { Database } from '#db/client.server.ts';

/** A seller's own text of a step, as stored. */
type StoredEmailCopy = { plan: ReminderPlan; days: number; words: string };

/**
 * Builds the email order for a step of an invoice, with one idempotency key per step and due date. Its text is the
 * seller's own for that step in the document's language, else the default for the day; placeholders are filled when it
 * is sent.
 * @param at.today the seller's day, `YYYY-MM-DD`
 * @param at.noReminderSince see `canRemind`
 * @returns null if the invoice has no address
 */
export function writeReminder(
  sender: Sender,
  invoice: RemindedInvoice,
  step: Pick<DueStep, 'days' | 'plan'>,
  words: readonly StoredEmailCopy[],
  at: QueueMoment & { today: string; noReminderSince: number | null },
): EmailOrder | null {
  const { invoiceId, clientEmail, language, readers } = invoice;
  const to = readers.length > 0 ? readers : parseAddresses(clientEmail ?? '').addresses;
  if (to.length === 0) return null;
  const { days } = step;
  const { due } = invoice.facts;
  // A step may be sent early or late: the default text fits the day on which it is sent.
  const fromDue = daysBetween(due, at.today);
  const said = customEmailCopy(step, language, words) ?? defaultEmailCopy(fromDue, language);
  const idempotencyKey = `reminder ${due} ${days} ${invoiceId}`;
  const order = orderOf(
    sender,
    {
      kind: 'reminder',
      invoiceId,
      paymentId: null,
      idempotencyKey: idempotencyKey,
      named: null,
      to,
      cc: parseAddresses(invoice.clientCc ?? '').addresses,
      wantsCopy: false,
      ...said,
      attach: true,
      sendAt: null,
    },
    at,
  );
  return {
    ...order,
    step: { due, days },
    leavesOutCc: true,
    only: canRemind({ due, days }, { idempotencyKey, noReminderSince: at.noReminderSince }),
  };
}

function customEmailCopy(
  { days, plan }: Pick<DueStep, 'days' | 'plan'>,
  language: DocumentLanguage,
  stored: readonly StoredEmailCopy[],
): EmailCopy | undefined {
  const own = stored.find((each) => each.plan === plan && each.days === days);
  return parseStepCopy(own?.words ?? null)[language];
}

/** Parses a step's stored text; empty if it is malformed. */
export function parseStepCopy(json: string | null): StepCopy {
  return ((json === null ? null : parseJson(json)) ?? {}) as StepCopy;
}

/** Returns the default text for a number of days from the due date, in a document language. */
export function defaultEmailCopy(days: number, language: DocumentLanguage): EmailCopy {
  return textsIn(clientEmailTexts, emailLanguage(language)).reminders[toneOf(days)];
}

type RemindOutcome =
  | SendOutcome
  | { outcome: 'barred'; bar: ReminderBlock }
  /** The step no longer exists: it was skipped, or the plan or the due date has changed. */
  | { outcome: 'changed' }
  | { outcome: 'issued-today' }
  | { outcome: 'no-address' };

/**
 * Sends a step of an owner's invoice early. Uses the same idempotency key as the scheduled reminder, so that the step
 * is sent once. Two round trips.
 * @param asked.due the due date of the step, as shown
 */
export async function remindNow(
  db: Database,
  asked: { userId: string; invoiceId: string; due: string; days: number } & QueueMoment,
): Promise<RemindOutcome> {
  const { userId, invoiceId, due, days, now, dailyQuota } = asked;
  const found = await getInvoiceToRemind(db, userId, invoiceId);
  if (!found) return { outcome: 'unknown' };
  const { invoice, seller, words } = found;
  const { facts } = invoice;
  const plan = planOf(facts, seller)?.plan;
  if (facts.bar !== null || !plan || facts.issuedAt === null) {
    return { outcome: 'barred', bar: facts.bar ?? 'off' };
  }
  const isStep = stepsOf(plan, seller.steps).some((step) => step.days === days);
  if (facts.due !== due || !isStep) return { outcome: 'changed' };
  const today = dayInTimeZone(now, seller.timeZone);
  if (dayInTimeZone(facts.issuedAt, seller.timeZone) >= today) return { outcome: 'issued-today' };
  const { allowance, ...sender } = seller;
  const order = writeReminder(
    { ...sender, plan: allowanceOf(allowance, now).plan },
    invoice,
    { days, plan },
    words,
    { now, today, dailyQuota, noReminderSince: null },
  );
  if (!order) return { outcome: 'no-address' };
  const answer = await insertEmails(db, order);
  if (!answer) return { outcome: 'unknown' };
  if (answer.written.length === 0 && !answer.isFree) return { outcome: 'changed' };
  return outcomeOf(answer, order);
}

/** Sends a step of an owner's invoice now; a repeat gets the same answer. */
export async function answerRemindNow(
  asked: { userId: string; invoiceId: string; due: string; days: number },
  { db, now, config, emailQueue, waitUntil, publishToUser }: RequestContext,
): Promise<{ body: ReminderAnswer; status: number }> {
  const outcome = await remindNow(db, { ...asked, now, dailyQuota: config.emailDailyQuota });
  if (outcome.outcome === 'unknown') return { body: { outcome: 'not-found' }, status: 404 };
  if (outcome.outcome !== 'written') {
    const message = describeOutcome(outcome);
    return { body: { outcome: 'refused', message }, status: 409 };
  }
  if (emailQueue) waitUntil(emailQueue.push(outcome.emails.map(({ id }) => id)));
  publishToUser(asked.userId, 'invoices');
  return { body: { outcome: 'saved', message: reminderTexts.isSent }, status: 200 };
}

function describeOutcome(outcome: Exclude<RemindOutcome, { outcome: 'written' }>): string {
  const { refusals } = reminderTexts;
  switch (outcome.outcome) {
    case 'barred':
      return describeBar(outcome.bar);
    case 'changed':
      return refusals.changed;
    case 'issued-today':
      return refusals.issuedToday;
    case 'no-address':
      return refusals.noAddress;
    default:
      return describeRefusal(outcome) ?? '';
  }
}

function describeBar(bar: ReminderBlock): string {
  return bar === 'void' || bar === 'paid'
    ? reminderTexts.refusals.closed
    : `${reminderTexts.bars[bar]}.`;
}
