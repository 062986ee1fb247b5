import type { ChangeFailure } from '../change-failure.ts';
import type { DocumentLanguage } from '../language/document-language.ts';
import type { MailWords } from '../sending/template-answer.ts';
import type { PlanChoice, ReminderPlan, StepTone, StepWords } from './reminder-plan.ts';

/** A step in the Settings dialog: days relative to the due date, negative before it, and the seller's own texts. */
export type PlannedStep = { days: number; words: StepWords };

/** Initial data of the Settings dialog; `language` is the one of most of the seller's documents. */
export type ReminderStart = {
  plan: PlanChoice;
  plans: Record<ReminderPlan, PlannedStep[]>;
  language: DocumentLanguage;
  /** The default texts by the timing of a step. */
  usual: Record<StepTone, Record<DocumentLanguage, MailWords>>;
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
