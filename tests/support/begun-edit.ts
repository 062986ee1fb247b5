import type { InvoiceContent } from '#app/domain/invoice/content.ts';
import type { EditInvoice } from '#app/services/invoices/edit-invoice.server.ts';
import { saveInvoice } from '#app/services/invoices/save-invoice.server.ts';
import type { Database } from '#db/client.server.ts';
import type { UserSettings } from '#db/queries/settings.server.ts';
import { sampleContent } from './sample-content.ts';
import { createSampleUser } from './sample-user.ts';

/** When `saveSample` saves, and so the version of its invoices. */
export const savedAt = Date.UTC(2026, 2, 15, 12);

/** Saves the sample invoice with these changes; answers its id. */
export async function saveSample(
  db: Database,
  settings: UserSettings,
  changes: Partial<InvoiceContent> = {},
): Promise<string> {
  const content = sampleContent(changes);
  const saveKey = crypto.randomUUID();
  const saved = await saveInvoice(db, { settings, content, saveKey, now: savedAt });
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  return saved.id;
}

/** A user with one saved invoice, and an edit of it a minute later with these changes. */
export async function beginEdit(
  db: Database,
  changes: Partial<InvoiceContent> = {},
  settings: Parameters<typeof createSampleUser>[1] = {},
) {
  const user = await createSampleUser(db, settings);
  const invoiceId = await saveSample(db, user);
  const content = sampleContent(changes);
  const now = savedAt + 60_000;
  const edit: EditInvoice = { settings: user, invoiceId, version: savedAt, content, now };
  return { user, userId: user.userId, invoiceId, edit };
}
