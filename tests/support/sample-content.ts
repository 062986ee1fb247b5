import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import type { PickedClient } from '#app/features/invoice-form/ui/form-state.ts';
import { invoiceContent } from '#tests/fixtures/golden-invoices.ts';
import { plainLine } from '#tests/support/plain-line.ts';

/** A plain invoice of 165.01 USD (138.66 at 19%); tests change only what matters to them. */
export function sampleContent(changes: Partial<InvoiceContent> = {}): InvoiceContent {
  const shelf = plainLine({
    description: 'Shelf',
    quantityHundredths: 100,
    unitPriceMinor: 13866,
    taxRateThousandths: 19000,
  });
  return invoiceContent('us', { items: [shelf], ...changes });
}

/** A client as in a form's picker. */
export const pickedClient: PickedClient = {
  id: 'c1',
  name: 'Acme',
  email: '',
  address: '5 Road',
  language: '',
  contact: '',
  taxNumber: '',
  reference: '',
  region: '',
  paymentTerms: '',
  lookId: null,
};
