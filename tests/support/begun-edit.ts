import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import type { EditInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import type { Database } from '#db/client.server.ts';
import { sampleContent } from './sample-content.ts';
import { createSampleUser } from './sample-user.ts';
import { savedAt, saveSample } from './save-sample.ts';

/** Creates a user with a saved invoice, and an edit with these changes one minute later. */
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
