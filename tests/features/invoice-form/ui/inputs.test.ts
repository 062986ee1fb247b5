import { describe, expect, it } from 'vitest';
import { reduceDraft } from '#app/features/invoice-form/ui/form-state.ts';
import { placeAt } from '#app/features/invoice-form/ui/item-fields.tsx';
import { startDraft } from '#app/features/invoice-form/ui/start-draft.ts';
import { typedAction } from '#app/features/invoice-form/ui/typed-action.ts';
import { stepNumber } from '#app/ui/form/number-field.tsx';
import { hasRoomForBar, keyboardInset } from '#app/ui/layout/bottom-bar.tsx';
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

  it.each([
    ['at the bottom', {}, 0],
    ['at the bottom while the viewport shrinks by no more than 100 px', { visual: 744 }, 0],
    ['above the on-screen keyboard beyond that', { visual: 743 }, 101],
    ['above the keyboard on a scrolled page', { visual: 500, offsetTop: 44 }, 300],
    ['not moved by a pinch zoom', { visual: 422, scale: 2 }, 0],
  ])('is %s', (_, changes, inset) => {
    expect(keyboardInset({ ...view, ...changes })).toBe(inset);
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

  const savedLink = 'https://paypal.me/wren';
  const set = (name: string, value: string | boolean) => ({ type: 'set', name, value });

  it.each<[string, string | boolean, object]>([
    ['clientName', 'Ac', set('clientName', 'Ac')],
    ['items.item-1.unitPrice', '12', set('items.item-1.unitPrice', '12')],
    ['otherPaymentLinks.1.url', 'https://a.b', set('otherPaymentLinks.1.url', 'https://a.b')],
    ['acceptCardPayments', true, set('acceptCardPayments', true)],
    ['template', 'modern', set('template', 'modern')],
    ['usePaypalFromSettings', false, { type: 'use-saved-paypal', use: false, savedLink }],
    ['usePaypalFromSettings', true, { type: 'use-saved-paypal', use: true, savedLink }],
    ['currency', 'EUR', { type: 'pick-currency', currency: 'EUR' }],
    ['selectedClientId', 'c1', { type: 'pick-client', client: pickedClient }],
    ['items.item-1.product', 'p1', { type: 'fill-item', id: 'item-1', product }],
  ])('is applied: %s = %j', (name, value, action) => {
    expect(typedAction({ name, value }, choices)).toEqual([action]);
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
