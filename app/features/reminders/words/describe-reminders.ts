import {
  nextReminder,
  type ReminderFacts,
  type SellersReminders,
} from '#app/domain/reminders/next-reminder.ts';
import { reminderTexts } from '#app/features/reminders/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { plural } from '#app/i18n/plural.ts';

/** Formats when a step is sent: `3 days before`, `on the due date`, `7 days after`. */
function describeDays(days: number): string {
  if (days === 0) return reminderTexts.on;
  return plural(days < 0 ? reminderTexts.before : reminderTexts.after, Math.abs(days));
}

/** Formats the steps of a schedule. */
export function describeSteps(days: readonly number[]): string {
  return [...days]
    .sort((one, other) => one - other)
    .map(describeDays)
    .join(', ');
}

/** An invoice's upcoming reminders for its owner, and the available actions. */
export type RemindersView = {
  text: string;
  /** The step that can be skipped or sent now; null when there is none or it isn't allowed. */
  step: { due: string; days: number } | null;
  /** They have been off since a card refund. */
  mayTurnOn: boolean;
};

/** @returns null for an invoice with nothing due */
export function describeReminders(
  facts: ReminderFacts,
  seller: SellersReminders,
  now: number,
): RemindersView | null {
  const { bar, due } = facts;
  if (bar === 'void' || bar === 'paid') return null;
  if (bar !== null) {
    return { text: reminderTexts.bars[bar], step: null, mayTurnOn: bar === 'refunded' };
  }
  const next = nextReminder(facts, seller, now);
  if (!next) return { text: reminderTexts.none, step: null, mayTurnOn: false };
  const date = formatDay(next.day);
  const why = facts.waits[next.days];
  const text =
    why && next.at <= now
      ? fill(reminderTexts.waiting, { date, why: reminderTexts.waits[why] })
      : fill(reminderTexts.next, { date });
  return { text, step: { due, days: next.days }, mayTurnOn: false };
}

/** Returns the date of an invoice's next reminder, for the list; null when there is none. */
export function nextReminderDay(
  facts: ReminderFacts | null,
  seller: SellersReminders | null,
  now: number,
): string | null {
  if (!facts || !seller || facts.bar !== null) return null;
  return nextReminder(facts, seller, now)?.day ?? null;
}
