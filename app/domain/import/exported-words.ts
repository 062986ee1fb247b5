import type { DocumentLanguage } from '../language/document-language.ts';
import { type ReminderPlan, reminderPlans, type StepWords } from '../reminders/reminder-plan.ts';
import type { TemplateKind } from '../sending/client-mail.ts';
import type { MailWords } from '../sending/template-answer.ts';

/** A seller's template for one email kind and language, or the steps of a reminder schedule with their texts. */
export type SentWords =
  | { kind: TemplateKind; language: DocumentLanguage; words: MailWords }
  | { plan: ReminderPlan; steps: { days: number; words: StepWords }[] };

/**
 * Lists the email templates and reminder schedules of an account export; the server validates them with
 * `sentWordsShape`.
 * @param account the parsed `account.json`
 */
export function wordsOfExport(account: unknown): SentWords[] {
  const { mailTemplates, reminderPlans: rows } = fieldsIn(account);
  const templates = listIn(mailTemplates).map(({ kind, language, subject, body }) => ({
    kind,
    language,
    words: { subject, message: body },
  }));
  const steps = listIn(rows);
  const plans = reminderPlans.map((plan) => ({
    plan,
    steps: steps
      .filter((step) => step.plan === plan)
      .map((step) => ({ days: step.days, words: step.words })),
  }));
  return [...templates, ...plans.filter((each) => each.steps.length > 0)] as SentWords[];
}

type Fields = Record<string, unknown>;
const fieldsIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const listIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsIn) : []);
