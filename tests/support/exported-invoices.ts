import { eq } from 'drizzle-orm';
import type { SentDocument } from '#app/domain/import/exported-records.ts';
import { planExport } from '#app/domain/import/plan-export.ts';
import { creditInvoice } from '#app/features/credit-notes/server/credit-invoice.server.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { invoices } from '#db/schema.ts';
import { createSampleSeller } from './sample-seller.ts';
import { saveSample } from './save-sample.ts';
import { unlimitedColumns } from './series-harness.ts';
import { openExports } from './take-export.ts';
import type { createTestDatabase } from './test-database.ts';

/** Returns two invoices and a credit note for the second one, as in an account's export. */
export async function exportedInvoices(
  database: Awaited<ReturnType<typeof createTestDatabase>>,
): Promise<[first: SentDocument, second: SentDocument, note: SentDocument]> {
  const db = database.open();
  const now = Date.UTC(2026, 2, 20, 12);
  const { userId, settings } = await createSampleSeller(db, unlimitedColumns as object);
  await saveSample(db, settings, { invoiceNumber: 'INV-001' }, now);
  const second = await saveSample(db, settings, { invoiceNumber: 'INV-002' }, now + 1);
  const [row] = await db.select().from(invoices).where(eq(invoices.id, second));
  await issueServed(db, { invoiceId: second, version: row?.updatedAt ?? 0, now: now + 2 });
  await creditInvoice(db, {
    userId,
    invoiceId: second,
    noteKey: crypto.randomUUID(),
    choice: { kind: 'rest' },
    reason: 'Returned',
    today: '2026-03-20',
    now: now + 3,
  });
  const { names, textOf } = await openExports(database).take(userId);
  const plan = planExport(new Map(names.map((name) => [name, textOf(name)])));
  const [one, two, note] = plan?.documents ?? [];
  if (!one || !two || !note) throw new Error('no documents');
  return [one, two, note];
}
