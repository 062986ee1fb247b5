import { describe, expect, it } from 'vitest';
import { reduceDraft } from '#app/features/invoice-form/ui/form-state.ts';
import { pickClient } from '#app/features/invoice-form/ui/picked-records.ts';
import { startDraft } from '#app/features/invoice-form/ui/start-draft.ts';
import { typedAction } from '#app/features/invoice-form/ui/typed-action.ts';
import { stepNumber } from '#app/ui/form/number-field.tsx';
import { hasRoomForBar, keyboardInset } from '#app/ui/layout/bottom-bar.tsx';
import { pickedClient } from '#tests/support/sample-content.ts';
import { guestDefaults } from './complete-draft.ts';

it.each([
  ['1', 1, { decimals: 2 }, '1.01'],
  ['0.01', -1, { decimals: 2 }, '0'],
  ['', 1, { decimals: 2 }, '0.01'],
  ['9.975', 1, { decimals: 3, max: 100 }, '9.985'],
  ['99.995', 1, { decimals: 3, max: 100 }, '100'],
  ['500', 1, { decimals: 0 }, '501'],
  ['abc', 1, { decimals: 2 }, 'abc'],
] as const)('an arrow key steps %j by %i, with %j, to %j', (text, direction, range, stepped) => {
  expect(stepNumber(text, direction, range)).toBe(stepped);
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

  it.each([
    [true, { visual: 240 }],
    [false, { visual: 239 }],
    // When zoomed in, the bar is as far from the header as before.
    [true, { visual: 200, scale: 2 }],
  ])('is fixed while the keyboard leaves room for it: %s for %o', (isFixed, changes) => {
    expect(hasRoomForBar({ ...view, ...changes })).toBe(isFixed);
  });
});

describe('what was typed before the form was mounted', () => {
  const product = {
    id: 'p1',
    name: 'Design work',
    unitPrice: '100',
    taxRate: '0',
    unit: '',
  } as const;
  const savedLink = 'https://paypal.me/wren';
  const choices = {
    clients: [pickedClient],
    products: [product],
    looks: [],
    defaults: { paypalPaymentLink: savedLink, template: 'classic' },
    finePrices: false,
  } as const;

  it.each<[string, string | boolean, object]>([
    ['clientName', 'Ac', { type: 'set', name: 'clientName', value: 'Ac' }],
    ['acceptCardPayments', true, { type: 'set', name: 'acceptCardPayments', value: true }],
    ['usePaypalFromSettings', false, { type: 'use-saved-paypal', use: false, savedLink }],
    ['currency', 'EUR', { type: 'pick-currency', currency: 'EUR' }],
    ['selectedClientId', 'c1', pickClient(null, pickedClient, choices)],
    ['items.item-1.product', 'p1', { type: 'fill-item', id: 'item-1', product, given: [] }],
  ])('is applied: %s = %j', (name, value, action) => {
    expect(typedAction({ name, value }, choices)).toEqual([action]);
  });

  it.each(['', 'unknown', 'items.item-9.quantity', 'otherPaymentLinks.3.url'])(
    'changes nothing if the form has no such field: %j',
    (name) => {
      const fresh = startDraft('us', '2026-03-15', guestDefaults);
      const actions = typedAction({ name, value: 'x' }, choices);
      expect(actions.reduce((draft, one) => reduceDraft(draft, one, 'us'), fresh)).toBe(fresh);
    },
  );
});
