import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import { presetDays } from '#app/domain/reminders/reminder-plan.ts';
import type { TemplateKind } from '#app/domain/sending/client-mail.ts';
import type { ChangedPlan } from '#app/features/reminders/public.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { emailTemplates } from '#db/email-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { reminderSteps } from '#db/reminder-schema.ts';
import { writeBatch } from '#db/write.server.ts';

export type WordsToRestore =
  | { kind: TemplateKind; language: DocumentLanguage; subject: string; body: string }
  | ChangedPlan;

/**
 * Inserts email templates and reminder plan steps where the user has none of their own, atomically. One round trip.
 * @returns how many were added
 */
export async function restoreWordRows(
  db: Database,
  { userId, rows, now }: { userId: string; rows: readonly WordsToRestore[]; now: number },
): Promise<number> {
  if (rows.length === 0) return 0;
  const isOpen = and(eq(users.id, userId), isNull(users.deletedAt));
  const results = await writeBatch(
    db,
    rows.map((row) => {
      if ('kind' in row) {
        return insertSelect(
          emailTemplates,
          { ...row, userId, updatedAt: now },
          sql`FROM ${users} WHERE ${isOpen} ON CONFLICT (user_id, kind, language) DO NOTHING`,
        );
      }
      const { plan, steps } = row;
      // A step of the default plan applies from the start.
      const values = steps.map(({ days, words }) => ({
        days,
        words: JSON.stringify(words),
        since: presetDays[plan].includes(days) ? 0 : now,
      }));
      return insertSelect(
        reminderSteps,
        {
          userId,
          plan,
          days: sql`step.value ->> 'days'`,
          since: sql`step.value ->> 'since'`,
          words: sql`step.value ->> 'words'`,
        },
        sql`FROM ${users} CROSS JOIN json_each(${JSON.stringify(values)}) AS step WHERE ${isOpen}
          AND NOT EXISTS (SELECT 1 FROM reminder_steps AS own WHERE own.user_id = ${userId} AND own.plan = ${plan})`,
      );
    }),
  );
  return results.filter(({ rowsAffected }) => rowsAffected > 0).length;
}
