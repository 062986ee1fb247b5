import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.server.ts';
import { pdfFiles } from '#db/history-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { writeBatch } from '#db/write.server.ts';

/** A PDF that is about to be handed out. */
export type HandedOutPdf = typeof pdfFiles.$inferInsert;

/**
 * Records PDFs by their hashes, once each; one that was handed out before it was issued, and is what was issued then, becomes
 * that version's.
 */
export async function recordPdfs(db: Database, files: readonly HandedOutPdf[]): Promise<void> {
  if (files.length > 0)
    await writeBatch(
      db,
      files.map((file) => recordStatement(file, sql`true`)),
    );
}

/** The statement that records one where a condition holds. */
export function recordStatement(file: HandedOutPdf, only: SQL): SQL {
  return insertSelect(
    pdfFiles,
    file,
    sql`WHERE ${only} ON CONFLICT (hash) DO UPDATE SET revision = excluded.revision
      WHERE ${pdfFiles.revision} IS NULL AND excluded.revision IS NOT NULL`,
  );
}
