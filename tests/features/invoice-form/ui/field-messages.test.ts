import { describe, expect, it } from 'vitest';
import { draftRules } from '#app/features/invoice-form/ui/draft-rules.ts';
import { draftText, fieldKey, focusKey } from '#app/features/invoice-form/ui/field-key.ts';
import { type Marks, noMarks, visibleMessages } from '#app/ui/form/form-messages.ts';
import { completeDraft } from './complete-draft.ts';

const [line] = completeDraft.items;
if (!line) throw new Error('The complete draft has a line');

function messagesOf(draft: typeof completeDraft, marks: Partial<Marks> = {}) {
  return Object.fromEntries(
    visibleMessages(draft, draftRules({ country: 'us' }), { ...noMarks, ...marks }),
  );
}

describe('messages under fields', () => {
  it('show nothing for an untouched form', () => {
    expect(messagesOf({ ...completeDraft, businessName: '', clientEmail: 'x' })).toEqual({});
  });

  it('report what is wrong with a field after it loses focus, but never that it is empty', () => {
    const draft = { ...completeDraft, businessName: '', clientEmail: 'x' };
    expect(messagesOf(draft, { left: new Set(['businessName', 'clientEmail']) })).toEqual({
      clientEmail: 'Enter a valid email',
    });
  });

  it('report everything that a failed save listed, until it is valid', () => {
    const failed = new Set(['businessName']);
    const draft = { ...completeDraft, businessName: '' };
    expect(messagesOf(draft, { failed })).toEqual({ businessName: 'Business name is required' });
    expect(messagesOf({ ...draft, businessName: 'A' }, { failed })).toEqual({});
  });

  it.each([
    ['paypalPaymentLink', 'https://', undefined],
    ['paypalPaymentLink', 'HTTPS:/', undefined],
    ['paypalPaymentLink', 'paypal.me/me', 'Must start with https://'],
    ['paypalPaymentLink', 'https://evil.example/?paypal.me', 'Must be from paypal.me'],
    ['paypalPaymentLink', 'https://paypal.me/me', undefined],
    ['stripePaymentLink', 'https://buy.example', 'Must be from stripe.com'],
  ] as const)('%s shows for %j: %j', (field, text, message) => {
    const draft = { ...completeDraft, acceptCardPayments: true, [field]: text };
    expect(messagesOf(draft)[field]).toBe(message);
  });

  it('from the server remain until the field changes', () => {
    const answered = [{ key: 'invoiceNumber', message: 'Taken', text: 'INV-001' }];
    expect(messagesOf(completeDraft, { answered })).toEqual({ invoiceNumber: 'Taken' });
    expect(messagesOf({ ...completeDraft, invoiceNumber: 'INV-002' }, { answered })).toEqual({});
  });

  it('about a whole section remain until anything changes', () => {
    const text = draftText(completeDraft, 'paymentMethods');
    const answered = [{ key: 'paymentMethods', message: 'None', text }];
    expect(messagesOf(completeDraft, { answered })).toEqual({ paymentMethods: 'None' });
    expect(messagesOf({ ...completeDraft, iban: 'GB82' }, { answered })).toEqual({});
  });

  it('stay with their line when another one is removed', () => {
    const second = { ...line, id: 'item-2', description: '' };
    const both = { ...completeDraft, items: [line, second] };
    expect(fieldKey('items.1.description', both)).toBe('items.item-2.description');
    const failed = new Set(['items.item-2.description']);
    expect(messagesOf({ ...both, items: [second] }, { failed })).toEqual({
      'items.item-2.description': 'Description is required',
    });
  });
});

describe('a field by its key', () => {
  it('returns its text', () => {
    const draft = { ...completeDraft, otherPaymentLinks: [{ name: 'N', url: 'https://u' }] };
    expect(draftText(draft, 'clientName')).toBe('Acme');
    expect(draftText(draft, 'items.item-1.unitPrice')).toBe('100');
    expect(draftText(draft, 'otherPaymentLinks.0.url')).toBe('https://u');
    expect(draftText(draft, 'items.gone.unitPrice')).toBe('');
  });

  it('for a whole section is its first field', () => {
    expect(focusKey('items', completeDraft, 'us')).toBe('items.item-1.description');
    expect(focusKey('paymentMethods', completeDraft, 'us')).toBe('bankName');
    expect(focusKey('paymentMethods', completeDraft, 'ca')).toBe('interacEmail');
    expect(focusKey('clientName', completeDraft, 'us')).toBe('clientName');
  });
});
