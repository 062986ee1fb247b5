import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DraftItem, type InvoiceDraft, plainTaxes } from '#app/domain/invoices/draft.ts';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import { isUntyped } from '#app/features/invoice-form/ui/draft-content.ts';
import {
  type FormAction,
  reduceDraft,
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

describe('lines', () => {
  it('are added with the starting rate and their own id', () => {
    const rated = draftAfter(fresh, { type: 'add-item', taxes: plainTaxes('8.25') });
    const draft = reduceDraft(rated, { type: 'add-item' }, 'au');
    expect(draft.items.map(({ id, taxRate }) => [id, taxRate])).toEqual([
      ['item-1', '0'],
      ['item-2', '8.25'],
      ['item-3', '10'],
    ]);
  });

  it('keep the last one: it can’t be removed', () => {
    expect(draftAfter(fresh, { type: 'remove-item', id: 'item-1' })).toBe(fresh);
  });

  it('return to their positions if a removal is undone', () => {
    const three = draftAfter(fresh, { type: 'add-item' }, { type: 'add-item' });
    const [, second, third] = three.items;
    if (!second || !third) throw new Error('Two lines were not added');
    const without = draftAfter(three, { type: 'remove-item', id: second.id });
    expect(draftAfter(without, { type: 'restore-item', item: second, at: 1 })).toEqual(three);
    // The next added item reuses the last one's id.
    const replaced = draftAfter(
      three,
      { type: 'remove-item', id: third.id },
      { type: 'add-item' },
      { type: 'restore-item', item: third, at: 2 },
    );
    expect(replaced.items.map(({ id }) => id)).toEqual(['item-1', 'item-2', 'item-4', 'item-3']);
    const items = Array.from({ length: 100 }, (_, at) => ({ ...second, id: `item-${at}` }));
    const full = { ...three, items };
    expect(draftAfter(full, { type: 'restore-item', item: third, at: 0 })).toBe(full);
  });

  it('move to another position, no further than the ends', () => {
    const three = draftAfter(fresh, { type: 'add-item' }, { type: 'add-item' });
    const orderAfter = (id: string, to: number) =>
      draftAfter(three, { type: 'move-item', id, to }).items.map((item) => item.id.slice(5));
    expect(orderAfter('item-1', 1)).toEqual(['2', '1', '3']);
    expect(orderAfter('item-3', 0)).toEqual(['3', '1', '2']);
    expect(orderAfter('item-1', 9)).toEqual(['2', '3', '1']);
    expect(orderAfter('item-3', -1)).toEqual(['3', '1', '2']);
    expect(draftAfter(three, { type: 'move-item', id: 'item-2', to: 1 })).toBe(three);
    expect(draftAfter(three, { type: 'move-item', id: 'item-9', to: 1 })).toBe(three);
  });

  it('never share an id, whatever is added and removed', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(5), { nil: null }), { maxLength: 30 }), (steps) => {
        const draft = steps.reduce(
          (now, step) =>
            draftAfter(
              now,
              step === null
                ? { type: 'add-item' }
                : { type: 'remove-item', id: now.items[step % now.items.length]?.id ?? '' },
            ),
          fresh,
        );
        const ids = draft.items.map(({ id }) => id);
        expect(ids.length).toBeGreaterThan(0);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it.each([
    ['quantity', '', '1'],
    ['quantity', '1.23456', '1.2346'],
    ['unitPrice', '', '0'],
    ['unitPrice', '33.333', '33.33'],
    ['taxRate', '', '0'],
    ['taxRate', '9.975', '9.975'],
  ] as const)('turn %s %j into %j on blur', (field, typed, kept) => {
    const draft = draftAfter(
      fresh,
      { type: 'set', name: `items.item-1.${field}`, value: typed },
      { type: 'leave', name: `items.item-1.${field}` },
    );
    expect(draft.items[0]?.[field]).toBe(kept);
  });

  it('copy a saved item, with its price unchanged in every currency', () => {
    const known = { id: 'p', name: 'Consulting', unitPrice: '120.5', taxRate: '9.975' };
    const product = { ...known, unit: 'hour' } as const;
    const draft = draftAfter(
      { ...fresh, currency: 'JPY' },
      { type: 'set', name: 'items.item-1.secondDescription', value: 'Website design' },
      { type: 'fill-item', id: 'item-1', product },
    );
    expect(draft.items[0]).toMatchObject({
      description: 'Consulting',
      // It belonged to the previous description.
      secondDescription: '',
      unit: 'hour',
      unitPrice: '120.5',
      taxRate: '9.975',
      taxRateTouched: true,
    });
    expect(draft.finePrices).toBe(false);
  });

  it('keep a province’s taxes, even several, if a saved item fills them', () => {
    const product = { id: 'p', name: 'Hosting', unitPrice: '10', taxRate: '13', unit: '' } as const;
    const fill = { type: 'fill-item', id: 'item-1', product } as const;
    const [item] = fresh.items;
    const taxed = (moreTaxes: DraftItem['moreTaxes'], province = '') => {
      const items = [{ ...(item as DraftItem), taxName: 'GST', taxRate: '5', moreTaxes }];
      return draftAfter({ ...fresh, province, items }, fill).items[0];
    };
    const qst = [{ name: 'QST', rate: '9.975' }];
    const kept = { description: 'Hosting', taxName: 'GST', taxRate: '5', taxRateTouched: false };
    expect(taxed(qst)).toMatchObject({ ...kept, moreTaxes: qst });
    expect(taxed([], 'AB')).toMatchObject(kept);
    expect(taxed([])).toMatchObject({ taxRate: '13', taxRateTouched: true });
  });

  it('have precise prices once a saved item has one', () => {
    const power = { id: 'p', name: 'Power', unitPrice: '0.0125', taxRate: '5' };
    const product = { ...power, unit: 'kilowattHour' } as const;
    const draft = draftAfter(fresh, { type: 'fill-item', id: 'item-1', product });
    expect(draft).toMatchObject({ finePrices: true, items: [{ unitPrice: '0.0125' }] });
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
    const [item] = fresh.items;
    const moreTaxes = [{ name: 'QST', rate: '9.975' }];
    const lines = [{ ...(item as DraftItem), taxName: 'GST', taxRate: '5', moreTaxes }];
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

describe('the save key', () => {
  const named = { ...fresh, saveKey: 'key-1' };

  it('identifies the draft permanently: no edit changes it', () => {
    const edits: FormAction[] = [
      { type: 'set', name: 'clientName', value: 'A' },
      { type: 'set', name: 'items.item-1.description', value: 'A' },
      { type: 'add-item' },
      { type: 'add-discount' },
      { type: 'set', name: 'acceptCardPayments', value: true },
      { type: 'wait-for-sign-in', download: true },
      { type: 'stop-waiting' },
    ];
    for (const edit of edits) expect(draftAfter(named, edit).saveKey).toBe('key-1');
    expect(draftAfter(named, ...edits).saveKey).toBe('key-1');
  });
});

describe('waiting for sign-in', () => {
  it('records what was clicked, and ends with the response', () => {
    const waiting = draftAfter(fresh, { type: 'wait-for-sign-in', download: true });
    expect(waiting).toMatchObject({ pendingSave: false, pendingPdfDownload: true });
    expect(draftAfter(waiting, { type: 'stop-waiting' })).toEqual(fresh);
  });
});
