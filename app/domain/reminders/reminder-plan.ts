import type { DocumentLanguage } from '../language/document-language.ts';
import type { MailWords } from '../sending/template-answer.ts';

/** The reminder schedules. */
export const reminderPlans = ['gentle', 'standard', 'firm'] as const;
export type ReminderPlan = (typeof reminderPlans)[number];

/** The choices for all invoices or for a single one. */
export const planChoices = ['none', ...reminderPlans] as const;
export type PlanChoice = (typeof planChoices)[number];

/** Default reminder days of each schedule relative to the due date; negative before it. */
export const presetDays: Readonly<Record<ReminderPlan, readonly number[]>> = {
  gentle: [7, 21],
  standard: [-3, 1, 7, 14],
  firm: [-7, 0, 3, 7, 14, 21],
};

export const maxReminderSteps = 6;

/** Maximum distance of a step from the due date, in days. */
export const maxDaysAway = 90;

/** The seller's own texts of a step by document language; without any, the default texts are used. */
export type StepWords = Partial<Record<DocumentLanguage, MailWords>>;

/** A stored step: `since` (ms) is when it became part of its schedule; 0 means from the start. */
export type PlanStep = { days: number; since: number };

/** Returns the steps of a schedule: the seller's own, otherwise the default ones. */
export function stepsOf(
  plan: ReminderPlan,
  own: readonly (PlanStep & { plan: ReminderPlan })[],
): PlanStep[] {
  const theirs = own.filter((step) => step.plan === plan);
  return theirs.length > 0 ? theirs : presetDays[plan].map((days) => ({ days, since: 0 }));
}

/** The timing of a step, which determines its default texts. */
export type StepTone = 'before' | 'on' | 'after' | 'late';

/** From this many days after the due date, the texts are firmer. */
const lateFrom = 14;

export function toneOf(days: number): StepTone {
  if (days < 0) return 'before';
  if (days === 0) return 'on';
  return days < lateFrom ? 'after' : 'late';
}
