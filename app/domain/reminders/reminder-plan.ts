import type { DocumentLanguage } from '../language/document-language.ts';
import type { MailWords } from '../sending/template-answer.ts';

/** The plans by which clients are reminded. */
export const reminderPlans = ['gentle', 'standard', 'firm'] as const;
export type ReminderPlan = (typeof reminderPlans)[number];

/** What may be chosen, for all invoices or for one. */
export const planChoices = ['none', ...reminderPlans] as const;
export type PlanChoice = (typeof planChoices)[number];

/** Days from the due date on which each plan reminds until the seller changes it; before it they are negative. */
export const presetDays: Readonly<Record<ReminderPlan, readonly number[]>> = {
  gentle: [7, 21],
  standard: [-3, 1, 7, 14],
  firm: [-7, 0, 3, 7, 14, 21],
};

export const maxReminderSteps = 6;

/** How far from the due date a step may be, in days. */
export const maxDaysAway = 90;

/** The seller's own words of a step, by the language of the document; where there are none, the product's. */
export type StepWords = Partial<Record<DocumentLanguage, MailWords>>;

/** A step as it is stored: `since` (ms) it is part of its plan; 0 from the plan's beginning. */
export type PlanStep = { days: number; since: number };

/** The steps of a plan: the seller's own, else the product's. */
export function stepsOf(
  plan: ReminderPlan,
  own: readonly (PlanStep & { plan: ReminderPlan })[],
): PlanStep[] {
  const theirs = own.filter((step) => step.plan === plan);
  return theirs.length > 0 ? theirs : presetDays[plan].map((days) => ({ days, since: 0 }));
}

/** When a step is, which decides on the product's words for it. */
export type StepTone = 'before' | 'on' | 'after' | 'late';

/** From so many days after the due date on the words are firmer. */
const lateFrom = 14;

export function toneOf(days: number): StepTone {
  if (days < 0) return 'before';
  if (days === 0) return 'on';
  return days < lateFrom ? 'after' : 'late';
}
