import { describe, expect, it } from 'vitest';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import {
  type FormAction,
  reduceDraft,
  typedClient,
} from '#app/features/invoice-form/ui/form-state.ts';
import { startDraft } from '#app/features/invoice-form/ui/start-draft.ts';

const guest = { invoiceNumber: 'INV-001', taxRate: null, template: 'classic' } as const;
const fresh = startDraft('us', '2026-03-15', guest);

function draftAfter(draft: InvoiceDraft, ...actions: FormAction[]): InvoiceDraft {
  return actions.reduce((before, action) => reduceDraft(before, action, 'us'), draft);
}

describe('clients', () => {
  const details = { contact: 'Ida', taxNumber: 'DE136695976', reference: 'PO-7', region: 'DE' };
  const texts = { name: 'Acme', email: 'pay@acme.example', address: '5 Road', ...details };
  const client = { id: 'c1', ...texts, language: 'fr-CA', paymentTerms: '' } as const;

  it('an existing one fills the fields, New Client empties them', () => {
    const picked = draftAfter(fresh, { type: 'pick-client', client });
    expect(picked).toMatchObject({
      selectedClientId: 'c1',
      clientName: 'Acme',
      clientEmail: 'pay@acme.example',
      clientAddress: '5 Road',
      clientContact: 'Ida',
      clientTaxNumber: 'DE136695976',
      clientReference: 'PO-7',
      clientRegion: 'DE',
      language: 'fr-CA',
    });
    expect(draftAfter(picked, { type: 'pick-client', client: null })).toMatchObject({
      selectedClientId: null,
      clientName: '',
      clientEmail: '',
      clientAddress: '',
      clientContact: '',
      clientTaxNumber: '',
      clientReference: '',
      clientRegion: '',
    });
  });

  it('one without a language resets that of another', () => {
    const next = { ...client, language: '' } as const;
    const picks = [client, next].map((one) => ({ type: 'pick-client', client: one }) as const);
    expect(draftAfter(fresh, ...picks).language).toBe('');
  });

  it('what was typed is restored after choosing a saved one', () => {
    const address = '2 High Street';
    const known = { clientName: 'Finch', clientContact: 'Ms Weaver', clientRegion: 'FR' };
    const typed = typedClient({
      ...fresh,
      ...known,
      clientAddress: address,
      language: 'ru',
    });
    const picks = [client, null].map(
      (one) => ({ type: 'pick-client', client: one, typed }) as const,
    );
    const typedAgain = { selectedClientId: null, ...known, clientAddress: address };
    expect(draftAfter(fresh, ...picks)).toMatchObject({ ...typedAgain, language: 'ru' });
  });
});
