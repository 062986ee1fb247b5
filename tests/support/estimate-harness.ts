import { eq } from 'drizzle-orm';
import type { InvoiceChoice } from '#app/domain/documents/invoice-of-estimate.ts';
import type { PartChoice } from '#app/domain/documents/part-of-document.ts';
import { noPayment } from '#app/domain/fields/payment-fields.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { creditInvoice } from '#app/features/credit-notes/server/credit-invoice.server.ts';
import { writeAnswer } from '#app/features/estimates/queries/estimate-answers.server.ts';
import {
  getInvoiceStart,
  invoiceEstimate,
} from '#app/features/estimates/server/invoice-estimate.server.ts';
import { editEstimate, saveEstimate } from '#app/features/estimates/server/save-estimate.server.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { editInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { voidInvoiceRow } from '#app/features/invoice-list/queries/list-actions.server.ts';
import { getInvoiceToEmail } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import type { Database } from '#db/client.server.ts';
import { invoices } from '#db/schema.ts';
import { sampleContent } from './sample-content.ts';
import { createSampleSeller } from './sample-seller.ts';
import { settingsOf } from './sample-user.ts';

/** The seller-local date in these tests, and that time in ms. */
export const today = '2026-11-26';
export const now = Date.parse(today);
const waysToPay = { ...noPayment, paypalPaymentLink: 'https://paypal.me/wren' };

/** The sample estimate with these changes: one shelf, 165.01 USD with tax. */
export const estimateContent = (changes: Partial<InvoiceContent> = {}) =>
  sampleContent({
    ...noPayment,
    invoiceNumber: 'EST-001',
    invoiceDate: today,
    dueDate: '2026-12-26',
    ...changes,
  });

/** Saves an estimate of a new seller; returns functions to work on it and its invoices. */
export async function offerEstimate(
  db: Database,
  { content = estimateContent(), isIssued = true, limit = -1 } = {},
) {
  const seller = await createSampleSeller(db, { invoiceLimit: limit });
  const { userId } = seller;
  const saveKey = crypto.randomUUID();
  const saved = await saveEstimate(db, { userId, content, saveKey, now });
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  const { id, version } = saved;
  if (isIssued) await issueServed(db, { invoiceId: id, version, now });

  const rowOf = async (invoiceId = id) => {
    const [row] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
    if (!row) throw new Error('gone');
    return row;
  };
  const storedOf = async (invoiceId = id) => {
    const stored = await getInvoiceToEmail(db, invoiceId);
    if (!stored) throw new Error('gone');
    return stored.invoice;
  };
  const make = async (
    choice: InvoiceChoice,
    over: { saveKey?: string; notes?: string | null } = {},
  ) =>
    invoiceEstimate(db, {
      settings: await settingsOf(db, userId),
      estimateId: id,
      saveKey: crypto.randomUUID(),
      choice,
      waysToPay: () => waysToPay,
      invoiceNumber: 'INV-001',
      confirmed: '',
      today,
      now,
      ...over,
    });
  return {
    ...seller,
    id,
    saveKey,
    rowOf,
    storedOf,
    make,
    /** Creates an invoice; returns its id. */
    made: async (...how: Parameters<typeof make>) => {
      const outcome = await make(...how);
      if (outcome.outcome !== 'made') throw new Error(outcome.outcome);
      return outcome.id;
    },
    answer: (
      answer: 'accepted' | 'declined',
      revision = 1,
      day = today,
      reason: string | null = null,
    ) => {
      const name = answer === 'accepted' ? 'Ann' : null;
      const given = { answer, name, reason, signature: null };
      return writeAnswer(db, { ...given, estimateId: id, revision, today: day, at: now });
    },
    /** Edits the estimate's notes. */
    edit: async (notes: string, from?: number) =>
      editEstimate(db, {
        userId,
        estimateId: id,
        now,
        reason: null,
        content: { ...content, notes },
        version: from ?? (await rowOf()).updatedAt,
      }),
    /** Edits one of its invoices. */
    change: async (invoiceId: string, how: (stored: InvoiceContent) => Partial<InvoiceContent>) => {
      const stored = await storedOf(invoiceId);
      return editInvoice(db, {
        settings: { userId, invoicePrefix: 'INV-' },
        invoiceId,
        version: stored.version,
        now,
        content: { ...stored.content, ...how(stored.content) },
      });
    },
    voidInvoice: (invoiceId: string) =>
      voidInvoiceRow(db, { invoiceId, userId, reason: 'Wrong', now: now + 1 }),
    credit: async (invoiceId: string, choice: PartChoice) => {
      await issueServed(db, { invoiceId, version: (await storedOf(invoiceId)).version, now });
      const noteKey = crypto.randomUUID();
      const order = { userId, invoiceId, noteKey, choice, reason: 'Agreed', today, now };
      return creditInvoice(db, order);
    },
    start: () => getInvoiceStart(db, userId, id),
    /** The invoices created from it. */
    invoiced: () => db.select().from(invoices).where(eq(invoices.sourceId, id)),
  };
}
