import { describe, expect, it } from 'vitest';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import { isUntyped } from '#app/features/invoice-form/ui/draft-content.ts';
import {
  type FormAction,
  reduceDraft,
  typedClient,
  withCountry,
} from '#app/features/invoice-form/ui/form-state.ts';
import { startDraft } from '#app/features/invoice-form/ui/start-draft.ts';

const guest: FormDefaults = { invoiceNumber: 'INV-001', taxRate: null, template: 'classic' };
const fresh = startDraft('us', '2026-03-15', guest);

function draftAfter(draft: InvoiceDraft, ...actions: FormAction[]): InvoiceDraft {
  return actions.reduce((before, action) => reduceDraft(before, action, 'us'), draft);
}

describe('a fresh form', () => {
  it('is due in 30 days and has one line with the country’s rate', () => {
    const uk = startDraft('uk', '2026-03-15', guest);
    expect(uk).toMatchObject({ invoiceDate: '2026-03-15', dueDate: '2026-04-14', currency: '' });
    expect(uk.items).toMatchObject([{ quantity: '1', unitPrice: '0', taxRate: '20' }]);
  });

  it('uses the settings, their tax rate and the saved PayPal link', () => {
    const draft = startDraft('us', '2026-03-15', {
      ...guest,
      invoiceNumber: 'W-012',
      taxRate: '9.975',
      businessName: 'Wren & Co',
      paypalPaymentLink: 'https://paypal.me/wren',
    });
    expect(draft).toMatchObject({
      invoiceNumber: 'W-012',
      businessName: 'Wren & Co',
      usePaypalFromSettings: true,
      paypalPaymentLink: 'https://paypal.me/wren',
    });
    expect(draft.items[0]?.taxRate).toBe('9.975');
  });

  it('leaves the PayPal switch off if no link is saved', () => {
    expect(fresh.usePaypalFromSettings).toBe(false);
  });
});

describe('country and currency', () => {
  const typed = draftAfter(
    fresh,
    { type: 'add-item' },
    { type: 'set', name: 'items.item-2.taxRate', value: '7' },
  );

  it('a country change resets only the untouched tax rates', () => {
    const draft = withCountry(typed, 'uk', guest);
    expect(draft.items.map(({ taxRate }) => taxRate)).toEqual(['20', '7']);
    expect(draft.currency).toBe('');
  });

  it('a province and its taxes are dropped', () => {
    const moreTaxes = [{ name: 'QST', rate: '9.975' }];
    const lines = fresh.items.map((item) => ({ ...item, taxName: 'GST', taxRate: '5', moreTaxes }));
    expect(withCountry({ ...fresh, province: 'QC', items: lines }, 'uk', guest)).toMatchObject({
      province: '',
      items: [{ taxName: '', taxRate: '20', moreTaxes: [] }],
    });
  });

  it('a chosen currency is kept if the country changes', () => {
    const picked = draftAfter(fresh, { type: 'pick-currency', currency: 'EUR' });
    const draft = withCountry(picked, 'uk', guest);
    expect(draft.currency).toBe('EUR');
  });

  it('passing through a currency without decimals keeps prices as they were typed', () => {
    const draft = draftAfter(
      fresh,
      { type: 'set', name: 'items.item-1.unitPrice', value: '12.49' },
      { type: 'pick-currency', currency: 'JPY' },
      { type: 'leave', name: 'items.item-1.unitPrice' },
      { type: 'pick-currency', currency: 'CHF' },
    );
    expect(draft.items[0]?.unitPrice).toBe('12.49');
    expect(withCountry(draft, 'uk', guest).items[0]?.unitPrice).toBe('12.49');
  });
});

describe('discount', () => {
  it('is hidden until it is added, and removing it sets it back to 0', () => {
    const open = draftAfter(
      fresh,
      { type: 'add-discount' },
      { type: 'set', name: 'discount', value: '12.5' },
    );
    expect(open).toMatchObject({ showDiscount: true, discount: '12.5' });
    expect(draftAfter(open, { type: 'remove-discount' })).toMatchObject({
      showDiscount: false,
      discount: '0',
    });
  });

  it('as an amount is not clamped, has two decimals on blur, and is a percentage again after it was removed', () => {
    const amount = draftAfter(
      fresh,
      { type: 'add-discount' },
      { type: 'set', name: 'discountKind', value: 'amount' },
      { type: 'set', name: 'discount', value: '250.005' },
    );
    expect(amount).toMatchObject({ discountKind: 'amount', discount: '250.005' });
    expect(draftAfter(amount, { type: 'leave', name: 'discount' }).discount).toBe('250.01');
    expect(isUntyped({ ...amount, discount: '0' }, fresh, 'us')).toBe(true);
    const again = draftAfter(amount, { type: 'remove-discount' }, { type: 'add-discount' });
    expect(again).toMatchObject({ discountKind: 'percent', discount: '0' });
  });

  it('above 100 is clamped to 100, empty becomes 0 on blur', () => {
    expect(draftAfter(fresh, { type: 'set', name: 'discount', value: '101' }).discount).toBe('100');
    expect(
      draftAfter(
        fresh,
        { type: 'set', name: 'discount', value: '' },
        { type: 'leave', name: 'discount' },
      ).discount,
    ).toBe('0');
  });
});

describe('payment links', () => {
  it('are added, filled and removed by position', () => {
    const draft = draftAfter(
      fresh,
      { type: 'add-link' },
      { type: 'add-link' },
      { type: 'set', name: 'otherPaymentLinks.1.url', value: 'https://pay.example' },
      { type: 'remove-link', index: 0 },
    );
    expect(draft.otherPaymentLinks).toEqual([{ name: '', url: 'https://pay.example' }]);
  });

  it('the PayPal link follows the settings while the switch is on', () => {
    const savedLink = 'https://paypal.me/wren';
    const on = draftAfter(fresh, { type: 'use-saved-paypal', use: true, savedLink });
    expect(on.paypalPaymentLink).toBe(savedLink);
    expect(
      draftAfter(on, { type: 'use-saved-paypal', use: false, savedLink }).paypalPaymentLink,
    ).toBe('');
  });
});

describe('waiting for sign-in', () => {
  it('records what was clicked, and ends with the response', () => {
    const named = { ...fresh, saveKey: 'key-1' };
    const waiting = draftAfter(named, { type: 'wait-for-sign-in', download: true });
    expect(waiting).toMatchObject({
      pendingSave: false,
      pendingPdfDownload: true,
      saveKey: 'key-1',
    });
    expect(draftAfter(waiting, { type: 'stop-waiting' })).toEqual(named);
  });
});

describe('a client', () => {
  const details = { contact: 'Ida', taxNumber: 'DE136695976', reference: 'PO-7', region: 'DE' };
  const texts = { name: 'Acme', email: 'pay@acme.example', address: '5 Road', ...details };
  const client = { id: 'c1', ...texts, language: 'fr-CA', paymentTerms: '' } as const;
  const pick = (one: typeof client | (Omit<typeof client, 'language'> & { language: '' }) | null) =>
    ({ type: 'pick-client', client: one }) as const;
  const fieldsOf = (of: typeof texts) => ({
    clientName: of.name,
    clientEmail: of.email,
    clientAddress: of.address,
    clientContact: of.contact,
    clientTaxNumber: of.taxNumber,
    clientReference: of.reference,
    clientRegion: of.region,
  });

  it('fills the fields and sets the language, New Client empties them', () => {
    const picked = draftAfter(fresh, pick(client));
    const filled = { selectedClientId: 'c1', language: 'fr-CA', ...fieldsOf(texts) };
    expect(picked).toMatchObject(filled);
    const none = { name: '', email: '', address: '', contact: '', taxNumber: '', reference: '' };
    const emptied = { selectedClientId: null, ...fieldsOf({ ...none, region: '' }) };
    expect(draftAfter(picked, pick(null))).toMatchObject(emptied);
    expect(draftAfter(picked, pick({ ...client, language: '' })).language).toBe('');
  });

  it('that was typed is restored after choosing a saved one', () => {
    const known = {
      clientName: 'Finch',
      clientContact: 'Ms Weaver',
      clientRegion: 'FR',
      clientAddress: '2 High Street',
      language: 'ru',
    } as const;
    const typed = typedClient({ ...fresh, ...known });
    const picks = [client, null].map((one) => ({ ...pick(one), typed }));
    expect(draftAfter(fresh, ...picks)).toMatchObject({ selectedClientId: null, ...known });
  });
});
