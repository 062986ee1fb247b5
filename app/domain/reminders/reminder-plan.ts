import type { ChangeFailure } from '#app/domain/change-failure.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import type { EmailCopy } from '#app/domain/sending/email-template.ts';

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
export type StepCopy = Partial<Record<DocumentLanguage, EmailCopy>>;

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

/** A step in the Settings dialog: days relative to the due date, negative before it, and the seller's own texts. */
export type PlannedStep = { days: number; words: StepCopy };

/** Initial data of the Settings dialog; `language` is the one of most of the seller's documents. */
export type ReminderStart = {
  plan: PlanChoice;
  plans: Record<ReminderPlan, PlannedStep[]>;
  language: DocumentLanguage;
  /** The default texts by the timing of a step. */
  usual: Record<StepTone, Record<DocumentLanguage, EmailCopy>>;
  /** The labels of the seller's custom fields, which are placeholders. */
  labels: string[];
};

/** Initial data of an invoice's reminder dialog. */
export type InvoiceReminderStart = {
  invoiceNumber: string;
  /** Null: as in Settings. */
  choice: PlanChoice | null;
  /** The schedule in Settings. */
  usual: PlanChoice;
  /** The days of each schedule's steps. */
  plans: Record<ReminderPlan, number[]>;
};

/** A field of a step, with its index in the schedule appended, from 0. */
export type StepField = `${'days' | 'subject' | 'message'}-${number}`;

/** The response to a command on reminders. */
export type ReminderAnswer =
  | { outcome: 'saved'; message: string }
  /** Errors of a schedule by field; for texts, also the language. */
  | {
      outcome: 'invalid';
      plan: ReminderPlan;
      language: DocumentLanguage | null;
      issues: Partial<Record<StepField | 'form', string>>;
    }
  | ChangeFailure;
