import { describe, expect, it } from 'vitest';
import { draftRules } from '#app/features/invoice-form/ui/draft-rules.ts';
import { draftText, fieldKey, focusKey } from '#app/features/invoice-form/ui/field-key.ts';
import { errorsByLine, hasHiddenError } from '#app/features/invoice-form/ui/line-extras.ts';
import { type Marks, noMarks, visibleMessages } from '#app/ui/form/form-messages.ts';
import { completeDraft } from './complete-draft.ts';

const [line] = completeDraft.items;
if (!line) throw new Error('The complete draft has a line');

/** The messages of the complete draft with these changes. */
function messagesOf(changes: Partial<typeof completeDraft>, marks: Partial<Marks> = {}) {
  const draft = { ...completeDraft, ...changes };
  const shown = visibleMessages(draft, draftRules({ country: 'us' }), { ...noMarks, ...marks });
  return Object.fromEntries(shown);
}

describe('messages under fields', () => {
  const wrong = { businessName: '', clientEmail: 'x' };

  it('show nothing for an untouched form', () => {
    expect(messagesOf(wrong)).toEqual({});
  });

  it('report what is wrong with a field after it loses focus, but never that it is empty', () => {
    const left = new Set(Object.keys(wrong));
    expect(messagesOf(wrong, { left })).toEqual({ clientEmail: 'Enter a valid email' });
  });

  it('report everything that a failed save listed, until it is valid', () => {
    const failed = new Set(['businessName']);
    const missing = { businessName: 'Business name is required' };
    expect(messagesOf({ businessName: '' }, { failed })).toEqual(missing);
    expect(messagesOf({ businessName: 'A' }, { failed })).toEqual({});
  });

  it.each([
    ['paypalPaymentLink', 'https://', undefined],
    ['paypalPaymentLink', 'HTTPS:/', undefined],
    ['paypalPaymentLink', 'paypal.me/me', 'Must start with https://'],
    ['paypalPaymentLink', 'https://evil.example/?paypal.me', 'Must be from paypal.me'],
    ['paypalPaymentLink', 'https://paypal.me/me', undefined],
    ['stripePaymentLink', 'https://buy.example', 'Must be from stripe.com'],
  ] as const)('%s shows for %j: %j', (field, text, message) => {
    expect(messagesOf({ acceptCardPayments: true, [field]: text })[field]).toBe(message);
  });

  it.each<[string, string, Partial<typeof completeDraft>]>([
    ['until the field changes', 'invoiceNumber', { invoiceNumber: 'INV-002' }],
    ['about a whole section until anything changes', 'paymentMethods', { iban: 'GB82' }],
  ])('from the server remain %s', (_, key, changes) => {
    const answered = [{ key, message: 'Taken', text: draftText(completeDraft, key) }];
    expect(messagesOf({}, { answered })).toEqual({ [key]: 'Taken' });
    expect(messagesOf(changes, { answered })).toEqual({});
  });

  it('stay with their line when another one is removed', () => {
    const second = { ...line, id: 'item-2', description: '' };
    const key = fieldKey('items.1.description', { ...completeDraft, items: [line, second] });
    expect(key).toBe('items.item-2.description');
    const shown = messagesOf({ items: [second] }, { failed: new Set([key]) });
    expect(shown).toEqual({ [key]: 'Description is required' });
  });

  it('of a line are found by its id, and hidden only in its collapsed section', () => {
    const messages = { clientName: '', items: '', 'items.item-2.moreTaxes.0.name': 'twice' };
    const byLine = errorsByLine(new Map(Object.entries(messages)));
    expect([...byLine]).toEqual([['item-2', { 'moreTaxes.0.name': 'twice' }]]);
    expect(hasHiddenError({ 'moreTaxes.0.name': 'twice' }, true)).toBe(true);
    expect(hasHiddenError({ description: 'x', unitPrice: 'x', taxRate: 'x' }, true)).toBe(false);
    expect(hasHiddenError({ taxRate: 'x' }, false)).toBe(true);
  });
});

describe('a field by its key', () => {
  it.each([
    ['clientName', 'Acme'],
    ['items.item-1.unitPrice', '100'],
    ['otherPaymentLinks.0.url', 'https://u'],
    ['items.gone.unitPrice', ''],
  ])('%s has the text %j', (key, text) => {
    const otherPaymentLinks = [{ name: 'N', url: 'https://u' }];
    expect(draftText({ ...completeDraft, otherPaymentLinks }, key)).toBe(text);
  });

  it.each([
    ['items', 'us', 'items.item-1.description'],
    ['paymentMethods', 'us', 'bankName'],
    ['paymentMethods', 'ca', 'interacEmail'],
    ['clientName', 'us', 'clientName'],
  ] as const)('for %s in %s focuses %s', (key, country, focused) => {
    expect(focusKey(key, completeDraft, country)).toBe(focused);
  });
});
