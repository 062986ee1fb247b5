import { emptyDraft, emptyItem, type InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { SaveAnswer } from '#app/domain/invoices/save-answer.ts';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import type { InvoiceFormScreenProps } from '#app/features/invoice-form/ui/invoice-form-screen.tsx';
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

/** What a guest's new form starts from. */
export const guestDefaults: FormDefaults = {
  invoiceNumber: 'INV-001',
  taxRate: null,
  template: 'classic',
};

const never = () => new Promise<never>(() => undefined);

/** A guest's new form, whose requests are never answered. */
export const guestForm: InvoiceFormScreenProps = {
  country: 'us',
  today: '2026-03-15',
  isDayKnown: true,
  userId: null,
  defaults: guestDefaults,
  clients: [],
  products: [],
  looks: [],
  providers: [],
  billing: null,
  opened: null,
  pictures: null,
  save: never,
  saveProduct: never,
  submitAuth: never,
  onSaved: () => undefined,
  onReopen: () => undefined,
};
