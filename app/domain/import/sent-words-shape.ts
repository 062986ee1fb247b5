import * as z from 'zod/mini';
import { documentLanguages } from '../language/document-language.ts';
import { maxReminderSteps, reminderPlans } from '../reminders/reminder-plan.ts';
import { templateKinds } from '../sending/client-mail.ts';

const text = z.string().check(z.maxLength(20_000));
const words = z.lazy(() => z.object({ subject: text, message: text }));

/** Email templates and reminder schedules of an export, as posted. */
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
        .check(z.minLength(1), z.maxLength(maxReminderSteps)),
    }),
  ]),
);
