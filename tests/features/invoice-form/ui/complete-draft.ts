import { emptyDraft, emptyItem, type InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { SaveAnswer } from '#app/domain/invoices/save-answer.ts';
import type { OpenedInvoice } from '#app/features/invoice-form/ui/start-draft.ts';

/** A draft that passes every check: one line of 100.00, account number included. */
export const completeDraft: InvoiceDraft = {
  ...emptyDraft('us', { today: '2026-03-15', saveKey: '', itemId: 'item-1' }),
  businessName: 'Wren & Co',
  businessEmail: 'hello@wren.example',
  businessAddress: '1 Lane',
  clientName: 'Acme',
  clientAddress: '5 Road',
  accountNumber: '12345678',
  items: [{ ...emptyItem('us', 'item-1'), description: 'Work', unitPrice: '100' }],
};

export const openedInvoice: OpenedInvoice = {
  kind: 'edit',
  documentKind: 'invoice',
  id: 'i1',
  invoiceNumber: 'INV-001',
  draft: completeDraft,
  isArchived: false,
  isIssued: false,
  version: 5,
};

export const savedAnswer: SaveAnswer = {
  outcome: 'saved',
  id: 'i1',
  invoiceNumber: 'INV-001',
  numberAssigned: false,
  version: 1,
};
