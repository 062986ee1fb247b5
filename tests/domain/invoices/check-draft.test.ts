import { describe, expect, it } from 'vitest';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import type { DraftItem, InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { summarizeIssues } from '#app/domain/invoices/draft-issue.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';

function messagesOf(changes: Partial<InvoiceDraft>, country: 'us' | 'ca' | 'uk' | 'au' = 'us') {
  const check = checkDraft(validDraft(country, changes), { country });
  if (check.ok) return {};
  return Object.fromEntries(check.issues.map((issue) => [issue.field, issue.message]));
}

function withItem(changes: Partial<DraftItem>): Partial<InvoiceDraft> {
  return { items: validDraft().items.map((item) => ({ ...item, ...changes })) };
}

describe('a complete draft', () => {
  it('becomes exact content', () => {
    const check = checkDraft(
      validDraft('us', {
        ...withItem({ quantity: '0.5', unitPrice: '33.33', taxRate: '9.975' }),
        businessName: '  Wren\r\nStudio ',
        discount: '12.5',
        showDiscount: true,
        businessPhone: '   ',
      }),
      { country: 'us' },
    );
    expect(check).toMatchObject({
      ok: true,
      content: {
        country: 'us',
        currency: 'USD',
        businessName: 'Wren Studio',
        businessPhone: null,
        businessAddress: '1 Main Street\nSpringfield',
        discountHundredths: 1250,
        items: [
          {
            description: 'Design work',
            quantityTenThousandths: 5000,
            unitPriceTenThousandths: 33_330_000,
            taxes: [{ name: '', rate: 99_750, number: null }],
          },
        ],
      },
    });
  });

  it('follows the country of the path until a currency is picked', () => {
    expect(checkDraft(validDraft('uk'), { country: 'uk' })).toMatchObject({
      content: { currency: 'GBP' },
    });
    expect(
      checkDraft(validDraft('uk', { currency: 'JPY', ...withItem({ unitPrice: '1000.5' }) }), {
        country: 'uk',
      }),
    ).toMatchObject({
      content: { currency: 'JPY', items: [{ unitPriceTenThousandths: 10_010_000 }] },
    });
  });

  it('takes an amount off up to the subtotal, that of lines without a description, too', () => {
    const [item] = validDraft('us').items;
    const messageOf = (discount: string, changes: Partial<DraftItem> = {}) => {
      const items = [{ ...(item as DraftItem), ...changes }];
      const amount = { discountKind: 'amount', showDiscount: true, discount } as const;
      const check = checkDraft(validDraft('us', { ...amount, items }), { country: 'us' });
      return check.ok ? null : check.issues.find(({ field }) => field === 'discount')?.message;
    };
    expect(messageOf('100')).toBeNull();
    expect(messageOf('100.01')).toBe('The discount is larger than the subtotal');
    expect(messageOf('100', { description: '' })).toBeUndefined();
    expect(messageOf('100.01', { description: '' })).toBe(
      'The discount is larger than the subtotal',
    );
  });

  it('ignores a hidden discount', () => {
    expect(
      checkDraft(validDraft('us', { discount: '10', showDiscount: false }), { country: 'us' }),
    ).toMatchObject({ content: { discountHundredths: 0 } });
  });
});

describe('the checks on save, word for word', () => {
  it.each<[string, Partial<InvoiceDraft>, Record<string, string>]>([
    ['no number', { invoiceNumber: ' ' }, { invoiceNumber: 'Invoice number is required' }],
    [
      'a long number',
      { invoiceNumber: 'x'.repeat(51) },
      { invoiceNumber: 'Invoice number must be 50 characters or less' },
    ],
    ['no invoice date', { invoiceDate: '' }, { invoiceDate: 'Invoice date is required' }],
    ['no due date', { dueDate: '' }, { dueDate: 'Due date is required' }],
    ['a day that is none', { dueDate: '2026-02-30' }, { dueDate: 'Enter a valid date' }],
    [
      'due before the invoice date',
      { invoiceDate: '2026-03-02', dueDate: '2026-03-01' },
      { dueDate: 'Due date must be on or after invoice date' },
    ],
    ['no business name', { businessName: '' }, { businessName: 'Business name is required' }],
    ['no business email', { businessEmail: '' }, { businessEmail: 'Enter a valid email' }],
    ['a bad business email', { businessEmail: 'a@b' }, { businessEmail: 'Enter a valid email' }],
    [
      'no business address',
      { businessAddress: '\n' },
      { businessAddress: 'Business address is required' },
    ],
    ['no client name', { clientName: '' }, { clientName: 'Client name is required' }],
    ['no client address', { clientAddress: '' }, { clientAddress: 'Client address is required' }],
    ['a bad client email', { clientEmail: 'no-address' }, { clientEmail: 'Enter a valid email' }],
    [
      'the same email in other letters',
      { clientEmail: 'HELLO@wren.example' },
      { clientEmail: 'Client email cannot be the same as business email' },
    ],
    [
      'a discount above 100',
      { discount: '100.01', showDiscount: true },
      { discount: 'Discount must be between 0 and 100' },
    ],
    ['long notes', { notes: 'x'.repeat(5001) }, { notes: 'Notes must be 5000 characters or less' }],
    [
      'no payment method',
      { accountNumber: '' },
      {
        paymentMethods: 'At least one payment method is required (bank details or payment link)',
      },
    ],
    [
      'card payments without a link',
      { acceptCardPayments: true },
      {
        stripePaymentLink: 'Stripe payment link is required when card payments are enabled',
      },
    ],
    [
      'a Stripe link over http',
      { acceptCardPayments: true, stripePaymentLink: 'http://buy.stripe.com/x' },
      { stripePaymentLink: 'Must start with https://' },
    ],
    [
      'a Stripe link elsewhere',
      { acceptCardPayments: true, stripePaymentLink: 'https://stripe.com.evil.example/' },
      { stripePaymentLink: 'Must be from stripe.com' },
    ],
    [
      'a PayPal link elsewhere',
      { paypalPaymentLink: 'https://evil.example/?paypal.me' },
      { paypalPaymentLink: 'Must be from paypal.me' },
    ],
    [
      'another link over http',
      { otherPaymentLinks: [{ name: 'Wise', url: 'http://wise.com/pay' }] },
      { 'otherPaymentLinks.0.url': 'Must start with https://' },
    ],
    [
      'another link that is none',
      { otherPaymentLinks: [{ name: 'Wise', url: 'https://' }] },
      { 'otherPaymentLinks.0.url': 'Invalid URL for payment link "Wise"' },
    ],
    [
      'a wrong SWIFT/BIC',
      { swiftBic: 'ABC' },
      { swiftBic: 'SWIFT/BIC must be 8 or 11 characters (e.g., DEUTDEFF or DEUTDEFF500)' },
    ],
    ['no items', { items: [] }, { items: expect.stringMatching(/^At least one item must be/) }],
  ])('refuses %s', (_case, changes, messages) => {
    expect(messagesOf(changes)).toEqual(messages);
  });

  const noneComplete = 'At least one item must be complete with name, quantity > 0, and price ≥ 0';
  it.each<[Partial<DraftItem>, string, string]>([
    [{ description: ' ' }, 'description', 'Description is required'],
    [{ description: 'x'.repeat(501) }, 'description', 'Description must be 500 characters or less'],
    [{ quantity: '0' }, 'quantity', 'Quantity must be greater than 0'],
    [{ quantity: '0.00004' }, 'quantity', 'Quantity must be greater than 0'],
    [{ quantity: '' }, 'quantity', 'Quantity must be greater than 0'],
    [{ quantity: 'two' }, 'quantity', 'Enter a number, for example 12.50'],
    [{ quantity: '1,2,3' }, 'quantity', 'Enter a number, for example 12.50'],
    [{ quantity: '100000.01' }, 'quantity', 'Quantity must be 100,000 or less'],
    [{ quantity: '9'.repeat(40) }, 'quantity', 'Quantity must be 100,000 or less'],
    [{ unitPrice: '-0.001' }, 'unitPrice', 'Price must be 0 or greater'],
    [{ unitPrice: '' }, 'unitPrice', 'Price must be 0 or greater'],
    [{ unitPrice: '1000000000.01' }, 'unitPrice', 'Price must be 1,000,000,000 or less'],
    [{ taxRate: '-1' }, 'taxRate', 'Tax rate must be between 0 and 100'],
    [{ taxRate: '100.001' }, 'taxRate', 'Tax rate must be between 0 and 100'],
  ])('refuses an item with %o', (changes, field, message) => {
    expect(messagesOf(withItem(changes))).toEqual({
      [`items.0.${field}`]: message,
      items: noneComplete,
    });
  });

  it('takes each limit itself', () => {
    expect(
      messagesOf({
        ...withItem({ description: 'x'.repeat(500), quantity: '100000', taxRate: '100' }),
        invoiceNumber: 'x'.repeat(50),
        businessName: 'x'.repeat(200),
        clientName: 'x'.repeat(200),
        businessAddress: 'x'.repeat(500),
        notes: 'x'.repeat(5000),
        discount: '100',
        showDiscount: true,
      }),
    ).toEqual({});
    expect(messagesOf(withItem({ unitPrice: '1000000000' }))).toEqual({});
  });

  it('refuses 101 items and a total above 2^53-1', () => {
    const [item] = validDraft().items;
    const items = Array.from({ length: 101 }, () => ({ ...item })) as DraftItem[];
    expect(messagesOf({ items })).toEqual({ items: 'An invoice can have at most 100 items' });
    expect(messagesOf({ items: items.slice(1) })).toEqual({});
    expect(messagesOf(withItem({ quantity: '100000', unitPrice: '1000000000' }))).toEqual({
      items: 'The invoice total is too large. Please lower the quantities or prices.',
    });
  });
});

describe('payment methods', () => {
  it.each<['us' | 'ca' | 'uk' | 'au', Partial<InvoiceDraft>]>([
    ['us', { routingNumber: '021000021' }],
    ['us', { swiftBic: 'deut de ff' }],
    ['us', { checkPayeeName: 'Wren Studio' }],
    ['us', { paypalPaymentLink: 'https://paypal.me/wren' }],
    ['us', { acceptCardPayments: true, stripePaymentLink: 'https://buy.stripe.com/abc' }],
    ['us', { otherPaymentLinks: [{ name: '', url: 'https://wise.com/pay' }] }],
    ['uk', { iban: 'gb82 west 1234 5698 7654 32' }],
    ['au', { payid: '0400 000 000' }],
    ['ca', { interacEmail: 'pay@wren.example' }],
  ])('one is enough in %s: %o', (country, changes) => {
    expect(messagesOf({ accountNumber: '', ...changes }, country)).toEqual({});
  });

  it('only fields that the country shows count, are checked and are kept', () => {
    expect(messagesOf({ accountNumber: '', iban: 'GB82WEST12345698765432' }, 'us')).toHaveProperty(
      'paymentMethods',
    );
    const check = checkDraft(validDraft('us', { iban: 'nonsense', payid: 'x' }), { country: 'us' });
    expect(check).toMatchObject({ ok: true, content: { iban: null, payid: null } });
  });

  it('stores codes and links in their normal form', () => {
    const check = checkDraft(
      validDraft('uk', {
        iban: 'gb82 west 1234 5698 7654 32',
        swiftBic: 'deutdeff',
        paypalPaymentLink: ' HTTPS://PayPal.me/wren ',
        displayPaypalQr: true,
        stripePaymentLink: 'https://buy.stripe.com/hidden',
        otherPaymentLinks: [
          { name: '', url: '' },
          { name: '', url: 'https://wise.com/pay' },
        ],
      }),
      { country: 'uk' },
    );
    expect(check).toMatchObject({
      ok: true,
      content: {
        iban: 'GB82WEST12345698765432',
        swiftBic: 'DEUTDEFF',
        paypalPaymentLink: 'https://paypal.me/wren',
        displayPaypalQr: true,
        stripePaymentLink: null,
        otherPaymentLinks: [{ name: 'wise.com', url: 'https://wise.com/pay' }],
      },
    });
  });
});

describe('the summary', () => {
  it('counts the fields and names the groups in order', () => {
    const check = checkDraft(
      validDraft('us', { accountNumber: '', clientName: '', dueDate: '', businessAddress: '' }),
      { country: 'us' },
    );
    expect(check.ok ? null : summarizeIssues(check.issues)).toEqual({
      title: 'Please correct 4 highlighted field(s)',
      intro: 'Issues found in:',
      groups: ['invoice details', 'business info', 'client info', 'payment methods'],
    });
  });
});
