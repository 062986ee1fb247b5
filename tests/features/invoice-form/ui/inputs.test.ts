import { describe, expect, it } from 'vitest';
import { reduceDraft } from '#app/features/invoice-form/ui/form-state.ts';
import { placeAt } from '#app/features/invoice-form/ui/item-fields.tsx';
import { hasRoomForBar, keyboardInset } from '#app/features/invoice-form/ui/save-bar.tsx';
import { startDraft } from '#app/features/invoice-form/ui/start-draft.ts';
import { typedAction } from '#app/features/invoice-form/ui/typed-action.ts';
import { stepNumber } from '#app/ui/form/number-field.tsx';
import { pickedClient } from '#tests/support/sample-content.ts';

describe('arrow keys in a number', () => {
  it.each([
    ['1', 1, { decimals: 2 }, '1.01'],
    ['0.01', -1, { decimals: 2 }, '0'],
    ['0', -1, { decimals: 2 }, '0'],
    ['', 1, { decimals: 2 }, '0.01'],
    ['9.975', 1, { decimals: 3, max: 100 }, '9.985'],
    ['99.995', 1, { decimals: 3, max: 100 }, '100'],
    ['500', 1, { decimals: 0 }, '501'],
    ['abc', 1, { decimals: 2 }, 'abc'],
  ] as const)('%j stepped by %i with %j is %j', (text, direction, range, stepped) => {
    expect(stepNumber(text, direction, range)).toBe(stepped);
  });
});

describe('a dragged line', () => {
  const others = [
    { top: 0, height: 100 },
    { top: 100, height: 100 },
    { top: 300, height: 100 },
  ];
  it.each([
    [-10, 0],
    [49, 0],
    [51, 1],
    [160, 2],
    [349, 2],
    [900, 3],
  ])('at the height %i moves to position %i', (y, place) => {
    expect(placeAt(y, others)).toBe(place);
  });
});

describe('the save bar', () => {
  const view = { layout: 844, visual: 844, offsetTop: 0, scale: 1 };

  it('is at the bottom while the viewport shrinks by no more than 100 px', () => {
    expect(keyboardInset(view)).toBe(0);
    expect(keyboardInset({ ...view, visual: 744 })).toBe(0);
  });

  it('rises above the on-screen keyboard beyond that', () => {
    expect(keyboardInset({ ...view, visual: 743 })).toBe(101);
    expect(keyboardInset({ ...view, visual: 500, offsetTop: 44 })).toBe(300);
  });

  it('does not mistake a pinch zoom for a keyboard', () => {
    expect(keyboardInset({ ...view, visual: 422, scale: 2 })).toBe(0);
  });

  it('is not fixed if the keyboard leaves no room between it and the header', () => {
    expect(hasRoomForBar(view)).toBe(true);
    expect(hasRoomForBar({ ...view, visual: 240 })).toBe(true);
    expect(hasRoomForBar({ ...view, visual: 239 })).toBe(false);
    // When zoomed in, the bar is as far from the header as before.
    expect(hasRoomForBar({ ...view, visual: 200, scale: 2 })).toBe(true);
  });
});

describe('what was typed before the form was mounted', () => {
  const design = { id: 'p1', name: 'Design work', unitPrice: '100', taxRate: '0' };
  const product = { ...design, unit: '' } as const;
  const defaults = { paypalPaymentLink: 'https://paypal.me/wren' };
  const choices = {
    clients: [pickedClient],
    products: [product],
    defaults,
    finePrices: false,
  } as const;

  it('is applied, field by field', () => {
    expect(typedAction({ name: 'clientName', value: 'Ac' }, choices)).toEqual([
      { type: 'set', name: 'clientName', value: 'Ac' },
    ]);
    const price = { name: 'items.item-1.unitPrice', value: '12' };
    expect(typedAction(price, choices)).toEqual([
      { type: 'set', name: 'items.item-1.unitPrice', value: '12' },
    ]);
    const link = { name: 'otherPaymentLinks.1.url', value: 'https://a.b' };
    expect(typedAction(link, choices)).toEqual([
      { type: 'set', name: 'otherPaymentLinks.1.url', value: 'https://a.b' },
    ]);
    const cards = { name: 'acceptCardPayments', value: true };
    expect(typedAction(cards, choices)).toEqual([
      { type: 'set', name: 'acceptCardPayments', value: true },
    ]);
  });

  it('switches the settings’ PayPal link off and on with its link', () => {
    const name = 'usePaypalFromSettings';
    const savedLink = 'https://paypal.me/wren';
    expect(typedAction({ name, value: false }, choices)).toEqual([
      { type: 'use-saved-paypal', use: false, savedLink },
    ]);
    expect(typedAction({ name, value: true }, choices)).toEqual([
      { type: 'use-saved-paypal', use: true, savedLink },
    ]);
  });

  it('includes selected options', () => {
    const currency = { name: 'currency', value: 'EUR' };
    expect(typedAction(currency, choices)).toEqual([{ type: 'pick-currency', currency: 'EUR' }]);
    const picked = { name: 'selectedClientId', value: 'c1' };
    expect(typedAction(picked, choices)).toEqual([{ type: 'pick-client', client: pickedClient }]);
    const template = { name: 'template', value: 'modern' };
    expect(typedAction(template, choices)).toEqual([
      { type: 'set', name: 'template', value: 'modern' },
    ]);
    const item = { name: 'items.item-1.product', value: 'p1' };
    expect(typedAction(item, choices)).toEqual([{ type: 'fill-item', id: 'item-1', product }]);
  });

  it('changes nothing if the form has no such field', () => {
    const draft = startDraft('us', '2026-03-15', {
      invoiceNumber: 'INV-001',
      taxRate: null,
      template: 'classic',
    });
    for (const name of ['', 'unknown', 'items.item-9.quantity', 'otherPaymentLinks.3.url']) {
      const actions = typedAction({ name, value: 'x' }, choices);
      expect(actions.reduce((before, action) => reduceDraft(before, action, 'us'), draft)).toBe(
        draft,
      );
    }
  });
});
