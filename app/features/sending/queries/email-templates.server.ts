import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import type { EmailKind } from '#app/domain/sending/client-email.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { emailTemplates } from '#db/email-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { read } from '#db/read.server.ts';
import { writeBatch } from '#db/write.server.ts';

/** Selects a seller's own email templates in all languages. */
export function listTemplates(db: Database, userId: string) {
  return read(db.select().from(emailTemplates).where(eq(emailTemplates.userId, userId)));
}

type Words = { userId: string; kind: EmailKind; language: DocumentLanguage };

/** Saves a template; idempotent. One round trip. */
export async function saveTemplate(
  db: Database,
  template: Words & { subject: string; body: string; now: number },
): Promise<void> {
  const { now, ...words } = template;
  await writeBatch(db, [
    insertSelect(
      emailTemplates,
      { ...words, updatedAt: now },
      sql`FROM ${users} WHERE ${and(eq(users.id, words.userId), isNull(users.deletedAt))}
        ON CONFLICT (user_id, kind, language) DO UPDATE SET subject = excluded.subject, body = excluded.body,
        updated_at = excluded.updated_at`,
    ),
  ]);
}

/** Deletes a template, so that the default applies again. */
export async function dropTemplate(db: Database, { userId, kind, language }: Words): Promise<void> {
  await writeBatch(db, [
    db
      .delete(emailTemplates)
      .where(
        and(
          eq(emailTemplates.userId, userId),
          eq(emailTemplates.kind, kind),
          eq(emailTemplates.language, language),
        ),
      ),
  ]);
}
