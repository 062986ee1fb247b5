import { cleanLine, cleanLines } from '#app/domain/invoices/clean-text.ts';
import type { EmailCopy } from '#app/domain/sending/email-template.ts';
import { type DocumentLanguage, documentLanguages } from '../language/document-language.ts';
import { checkEmailCopy, type SendIssue } from '../sending/check-send.ts';
import {
  maxDaysAway,
  maxReminderSteps,
  type PlannedStep,
  presetDays,
  type ReminderPlan,
  type StepCopy,
  type StepField,
} from './reminder-plan.ts';

/** What is wrong with a step: its texts, or a code, which is the key of its sentence in `reminderTexts.checks`. */
export type PlanIssue = { code: 'count' | 'days'; most: number } | { code: 'twice' } | SendIssue;

export type PlanIssues = Partial<Record<StepField | 'form', PlanIssue>>;

/** The steps to store, or the issues; for texts, also their language. */
type PlanCheck =
  | { ok: true; steps: PlannedStep[] }
  | { ok: false; language: DocumentLanguage | null; issues: PlanIssues };

/**
 * Validates the posted steps of a reminder schedule: one to six on different days, with texts that only use known
 * fields. Returns them in order, without texts equal to the default.
 * @param defaultEmailCopy the default texts for a step in a language
 */
export function checkPlan(
  posted: readonly PlannedStep[],
  defaultEmailCopy: (days: number, language: DocumentLanguage) => EmailCopy,
  labels: readonly string[],
): PlanCheck {
  const issues: PlanIssues = {};
  const refused = (language: DocumentLanguage | null) => ({ ok: false, language, issues }) as const;
  if (posted.length === 0 || posted.length > maxReminderSteps) {
    issues.form = { code: 'count', most: maxReminderSteps };
    return refused(null);
  }
  for (const [at, { days }] of posted.entries()) {
    if (!Number.isInteger(days) || Math.abs(days) > maxDaysAway) {
      issues[`days-${at}`] = { code: 'days', most: maxDaysAway };
    } else if (posted.findIndex((step) => step.days === days) < at) {
      issues[`days-${at}`] = { code: 'twice' };
    }
  }
  if (Object.keys(issues).length > 0) return refused(null);
  const steps: PlannedStep[] = [];
  for (const [at, { days, words }] of posted.entries()) {
    const own: StepCopy = {};
    for (const language of documentLanguages) {
      const typed = words[language];
      if (!typed) continue;
      const text = { subject: cleanLine(typed.subject), message: cleanLines(typed.message) };
      const wrong = checkEmailCopy(text, labels);
      if (wrong.subject) issues[`subject-${at}`] = wrong.subject;
      if (wrong.message) issues[`message-${at}`] = wrong.message;
      if (wrong.subject || wrong.message) return refused(language);
      const usual = defaultEmailCopy(days, language);
      if (text.subject !== usual.subject || text.message !== usual.message) own[language] = text;
    }
    steps.push({ days, words: own });
  }
  return { ok: true, steps: steps.sort((one, other) => one.days - other.days) };
}

/** Whether the steps equal the default schedule, which isn't stored, so that later changes to the default apply. */
export function isPreset(plan: ReminderPlan, steps: readonly PlannedStep[]): boolean {
  const days = presetDays[plan];
  return (
    steps.length === days.length &&
    steps.every((step, at) => step.days === days[at] && Object.keys(step.words).length === 0)
  );
}
