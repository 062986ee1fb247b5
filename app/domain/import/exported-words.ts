import * as z from 'zod/mini';
import { documentLanguages } from '../language/document-language.ts';
import { mostReminderSteps, reminderPlans } from '../reminders/reminder-plan.ts';
import { templateKinds } from '../sending/client-mail.ts';

const text = z.string().check(z.maxLength(20_000));
const words = z.lazy(() => z.object({ subject: text, message: text }));

/** A seller's own words for a kind of mail in a language, or the steps of a plan of reminders with theirs. */
export const sentWordsShape = z.lazy(() =>
  z.union([
    z.object({
      kind: z.enum(templateKinds),
      language: z.enum(documentLanguages),
      words,
    }),
    z.object({
      plan: z.enum(reminderPlans),
      steps: z
        .array(
          z.object({
            days: z.int(),
            words: z.partialRecord(z.enum(documentLanguages), words),
          }),
        )
        .check(z.minLength(1), z.maxLength(mostReminderSteps)),
    }),
  ]),
);
export type SentWords = z.infer<typeof sentWordsShape>;

/**
 * The words of mails and the plans of reminders of an account's export; what is none of them is left away.
 * @param account the parsed `account.json`
 */
export function wordsOfExport(account: unknown): SentWords[] {
  const { mailTemplates, reminderPlans: rows } = fieldsIn(account);
  const templates = listIn(mailTemplates).map(({ kind, language, subject, body }) => ({
    ...{ kind, language },
    words: { subject, message: body },
  }));
  const steps = listIn(rows);
  const plans = reminderPlans.map((plan) => ({
    plan,
    steps: steps
      .filter((step) => step.plan === plan)
      .map((step) => ({ days: step.days, words: step.words })),
  }));
  return [...templates, ...plans].flatMap((each) => sentWordsShape.safeParse(each).data ?? []);
}

type Fields = Record<string, unknown>;
const fieldsIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const listIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsIn) : []);

// @covers paid-10.11
