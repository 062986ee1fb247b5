import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { saveInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import type { UserSettings } from '#app/features/settings/queries/settings-row.server.ts';
import type { Database } from '#db/client.server.ts';
import { sampleContent } from './sample-content.ts';

/** When `saveSample` saves by default (ms), which is also the version of its invoices. */
export const savedAt = Date.UTC(2026, 2, 15, 12);

/** Saves the sample invoice with these changes; returns its id. */
export async function saveSample(
  db: Database,
  settings: UserSettings,
  changes: Partial<InvoiceContent> = {},
  now = savedAt,
): Promise<string> {
  const content = sampleContent(changes);
  const saveKey = crypto.randomUUID();
  const saved = await saveInvoice(db, { settings, content, saveKey, now });
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  return saved.id;
}
