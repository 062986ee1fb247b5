import type { ChangeFailure } from '../change-failure.ts';
import type { DocumentLanguage } from '../language/document-language.ts';
import type { MailWords } from '../sending/template-answer.ts';
import type { PlanChoice, ReminderPlan, StepTone, StepWords } from './reminder-plan.ts';

/** A step in the dialog of Settings: days from the due date, before it negative, and the seller's own words. */
export type PlannedStep = { days: number; words: StepWords };

/** What the dialog of Settings begins with; `language` is that of most of the seller's documents. */
export type ReminderStart = {
  plan: PlanChoice;
  plans: Record<ReminderPlan, PlannedStep[]>;
  language: DocumentLanguage;
  /** The product's words by when a step is. */
  usual: Record<StepTone, Record<DocumentLanguage, MailWords>>;
};

/** What the dialog of an invoice begins with. */
export type InvoiceReminderStart = {
  invoiceNumber: string;
  /** Null: as in Settings. */
  choice: PlanChoice | null;
  /** That of Settings. */
  usual: PlanChoice;
  /** The days of each plan's steps. */
  plans: Record<ReminderPlan, number[]>;
};

/** A field of a step: its place in the plan stands behind its name, from 0. */
export type StepField = `${'days' | 'subject' | 'message'}-${number}`;

/** What a post about reminders is answered. */
export type ReminderAnswer =
  | { outcome: 'saved'; message: string }
  /** What is wrong with a plan, by its fields; where it is words, with those of which language. */
  | {
      outcome: 'invalid';
      plan: ReminderPlan;
      language: DocumentLanguage | null;
      issues: Partial<Record<StepField | 'form', string>>;
    }
  | ChangeFailure;
