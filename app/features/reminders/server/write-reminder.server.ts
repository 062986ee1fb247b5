import { daysBetween } from '#app/domain/dates.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import { parseJson } from '#app/domain/parse-json.ts';
import type { DueStep } from '#app/domain/reminders/next-reminder.ts';
import { type ReminderPlan, type StepWords, toneOf } from '#app/domain/reminders/reminder-plan.ts';
import { parseAddresses } from '#app/domain/sending/addresses.ts';
import type { MailWords } from '#app/domain/sending/template-answer.ts';
import {
  type EmailOrder,
  mailLanguage,
  orderOf,
  type QueueMoment,
  type Sender,
} from '#app/features/sending/public.server.ts';
import { clientMailTexts } from '#app/features/sending/texts/client-mail.ts';
import { textsIn } from '#app/i18n/room.ts';
import { mayRemind, type RemindedInvoice } from '../queries/due-reminders.server.ts';

/** A seller's own words of a step, as they are stored. */
export type StoredWords = { plan: ReminderPlan; days: number; words: string };

/**
 * What the outbox is asked to take for a step of an invoice: one press for each step of each due day, whoever asks for it. Its words
 * are the seller's for that step in the document's language, else the product's for the day; their fields are filled in when it leaves.
 * @param at.today the seller's day, `YYYY-MM-DD`
 * @param at.noReminderSince see `mayRemind`
 * @returns null where the invoice has no address
 */
export function writeReminder(
  sender: Sender,
  invoice: RemindedInvoice,
  step: Pick<DueStep, 'days' | 'plan'>,
  words: readonly StoredWords[],
  at: QueueMoment & { today: string; noReminderSince: number | null },
): EmailOrder | null {
  const { invoiceId, clientEmail, language, readers } = invoice;
  const to = readers.length > 0 ? readers : parseAddresses(clientEmail ?? '').addresses;
  if (to.length === 0) return null;
  const { days } = step;
  const { due } = invoice.facts;
  // A step may leave before its time or late: the product's words say what is so on the day.
  const fromDue = daysBetween(due, at.today);
  const said = ownWords(step, language, words) ?? usualWords(fromDue, language);
  const press = `reminder ${due} ${days} ${invoiceId}`;
  const order = orderOf(
    sender,
    {
      kind: 'reminder',
      invoiceId,
      paymentId: null,
      press,
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
    only: mayRemind({ due, days }, { press, noReminderSince: at.noReminderSince }),
  };
}

function ownWords(
  { days, plan }: Pick<DueStep, 'days' | 'plan'>,
  language: DocumentLanguage,
  stored: readonly StoredWords[],
): MailWords | undefined {
  const own = stored.find((each) => each.plan === plan && each.days === days);
  return parseStepCopy(own?.words ?? null)[language];
}

/** Stored words of a step; none where they cannot be read. */
export function parseStepCopy(json: string | null): StepWords {
  return ((json === null ? null : parseJson(json)) ?? {}) as StepWords;
}

/** The product's words for so many days from the due day, in a language of documents. */
export function usualWords(days: number, language: DocumentLanguage): MailWords {
  return textsIn(clientMailTexts, mailLanguage(language)).reminders[toneOf(days)];
}
