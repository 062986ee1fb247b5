import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.server.ts';
import { pdfFiles } from '#db/life-schema.ts';
import { writeBatch } from '#db/write.server.ts';

/** A PDF that is about to be handed out. */
export type HandedOutPdf = typeof pdfFiles.$inferInsert;

/**
 * Records PDFs by their hashes, once each; one that was handed out before it was issued, and is what was issued then, becomes
 * that version's.
 */
export async function recordPdfs(db: Database, files: readonly HandedOutPdf[]): Promise<void> {
  if (files.length === 0) return;
  await writeBatch(db, [
    db
      .insert(pdfFiles)
      .values([...files])
      .onConflictDoUpdate({
        target: pdfFiles.hash,
        set: { revision: sql`excluded.revision` },
        setWhere: sql`${pdfFiles.revision} IS NULL AND excluded.revision IS NOT NULL`,
      }),
  ]);
}
