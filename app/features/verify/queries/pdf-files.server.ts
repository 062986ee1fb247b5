import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.server.ts';
import { pdfFiles } from '#db/history-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { writeBatch } from '#db/write.server.ts';

/** A PDF that is about to be handed out. */
export type HandedOutPdf = typeof pdfFiles.$inferInsert;

/**
 * Records PDFs by hash, once each; one that was handed out before the document was issued, with the content it was
 * issued with, becomes that version's PDF.
 */
export async function recordPdfs(db: Database, files: readonly HandedOutPdf[]): Promise<void> {
  if (files.length > 0)
    await writeBatch(
      db,
      files.map((file) => recordStatement(file, sql`true`)),
    );
}

/** Returns the statement that records a PDF if a condition is true. */
export function recordStatement(file: HandedOutPdf, only: SQL): SQL {
  return insertSelect(
    pdfFiles,
    file,
    sql`WHERE ${only} ON CONFLICT (hash) DO UPDATE SET revision = excluded.revision
      WHERE ${pdfFiles.revision} IS NULL AND excluded.revision IS NOT NULL`,
  );
}
