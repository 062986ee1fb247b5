import { describe, expect, it } from 'vitest';
import type { FieldIssue } from '#app/domain/fields/field-issue.ts';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import type { DraftItem, InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';

function issuesOf(changes: Partial<InvoiceDraft>, country: 'us' | 'ca' | 'uk' | 'au' = 'us') {
  const check = checkDraft(validDraft(country, changes), { country, userLanguage: 'en-US' });
  if (check.ok) return {};
  return Object.fromEntries(check.issues.map(({ field, group, ...issue }) => [field, issue]));
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
      { country: 'us', userLanguage: 'en-US' },
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

  it('follows the country of the path until a currency is chosen', () => {
    expect(checkDraft(validDraft('uk'), { country: 'uk', userLanguage: 'en-US' })).toMatchObject({
      content: { currency: 'GBP' },
    });
    expect(
      checkDraft(validDraft('uk', { currency: 'JPY', ...withItem({ unitPrice: '1000.5' }) }), {
        country: 'uk',
        userLanguage: 'en-US',
      }),
    ).toMatchObject({
      content: { currency: 'JPY', items: [{ unitPriceTenThousandths: 10_010_000 }] },
    });
  });

  it('discounts up to the subtotal, including lines without a description', () => {
    const [item] = validDraft('us').items;
    const codeOf = (discount: string, changes: Partial<DraftItem> = {}) => {
      const items = [{ ...(item as DraftItem), ...changes }];
      const amount = { discountKind: 'amount', showDiscount: true, discount } as const;
      const check = checkDraft(validDraft('us', { ...amount, items }), {
        country: 'us',
        userLanguage: 'en-US',
      });
      return check.ok ? null : check.issues.find(({ field }) => field === 'discount')?.code;
    };
    expect(codeOf('100')).toBeNull();
    expect(codeOf('100.01')).toBe('discountTooLarge');
    expect(codeOf('100', { description: '' })).toBeUndefined();
    expect(codeOf('100.01', { description: '' })).toBe('discountTooLarge');
  });

  it('ignores a hidden discount', () => {
    expect(
      checkDraft(validDraft('us', { discount: '10', showDiscount: false }), {
        country: 'us',
        userLanguage: 'en-US',
      }),
    ).toMatchObject({ content: { discountHundredths: 0 } });
  });
});

describe('the checks on save', () => {
  it.each<[string, Partial<InvoiceDraft>, Record<string, unknown>]>([
    [
      'no number',
      { invoiceNumber: ' ' },
      { invoiceNumber: { code: 'required', label: 'invoiceNumber' } },
    ],
    [
      'a long number',
      { invoiceNumber: 'x'.repeat(51) },
      { invoiceNumber: { code: 'tooLong', label: 'invoiceNumber', max: 50 } },
    ],
    [
      'no invoice date',
      { invoiceDate: '' },
      { invoiceDate: { code: 'required', label: 'invoiceDate' } },
    ],
    ['no due date', { dueDate: '' }, { dueDate: { code: 'required', label: 'dueDate' } }],
    ['an invalid date', { dueDate: '2026-02-30' }, { dueDate: { code: 'date' } }],
    [
      'due before the invoice date',
      { invoiceDate: '2026-03-02', dueDate: '2026-03-01' },
      { dueDate: { code: 'dueBeforeInvoice' } },
    ],
    [
      'no business name',
      { businessName: '' },
      { businessName: { code: 'required', label: 'businessName' } },
    ],
    ['no business email', { businessEmail: '' }, { businessEmail: { code: 'email' } }],
    ['a bad business email', { businessEmail: 'a@b' }, { businessEmail: { code: 'email' } }],
    [
      'no business address',
      { businessAddress: '\n' },
      { businessAddress: { code: 'required', label: 'businessAddress' } },
    ],
    [
      'no client name',
      { clientName: '' },
      { clientName: { code: 'required', label: 'clientName' } },
    ],
    [
      'no client address',
      { clientAddress: '' },
      { clientAddress: { code: 'required', label: 'clientAddress' } },
    ],
    ['a bad client email', { clientEmail: 'no-address' }, { clientEmail: { code: 'email' } }],
    [
      'the same email in other letter case',
      { clientEmail: 'HELLO@wren.example' },
      { clientEmail: { code: 'sameEmail' } },
    ],
    [
      'a discount above 100',
      { discount: '100.01', showDiscount: true },
      { discount: { code: 'discount' } },
    ],
    [
      'long notes',
      { notes: 'x'.repeat(5001) },
      { notes: { code: 'tooLong', label: 'notes', max: 5000 } },
    ],
    [
      'no payment method',
      { accountNumber: '' },
      {
        paymentMethods: { code: 'noPaymentMethod' },
      },
    ],
    [
      'card payments without a link',
      { acceptCardPayments: true },
      {
        stripePaymentLink: { code: 'stripeRequired' },
      },
    ],
    [
      'a Stripe link over http',
      { acceptCardPayments: true, stripePaymentLink: 'http://buy.stripe.com/x' },
      { stripePaymentLink: { code: 'https' } },
    ],
    [
      'a Stripe link to another host',
      { acceptCardPayments: true, stripePaymentLink: 'https://stripe.com.evil.example/' },
      { stripePaymentLink: { code: 'stripeLink' } },
    ],
    [
      'a PayPal link to another host',
      { paypalPaymentLink: 'https://evil.example/?paypal.me' },
      { paypalPaymentLink: { code: 'paypalLink' } },
    ],
    [
      'another link over http',
      { otherPaymentLinks: [{ name: 'Wise', url: 'http://wise.com/pay' }] },
      { 'otherPaymentLinks.0.url': { code: 'https' } },
    ],
    [
      'an invalid other link',
      { otherPaymentLinks: [{ name: 'Wise', url: 'https://' }] },
      { 'otherPaymentLinks.0.url': { code: 'anyLink', name: 'Wise' } },
    ],
    [
      'an invalid SWIFT/BIC',
      { swiftBic: 'ABC' },
      { swiftBic: { code: 'swiftLength', short: 'DEUTDEFF', long: 'DEUTDEFF500' } },
    ],
    ['no items', { items: [] }, { items: { code: 'noneComplete' } }],
  ])('refuses %s', (_case, changes, issues) => {
    expect(issuesOf(changes)).toEqual(issues);
  });

  const noneComplete = { code: 'noneComplete' };
  it.each<[Partial<DraftItem>, string, FieldIssue]>([
    [{ description: ' ' }, 'description', { code: 'description' }],
    [{ description: 'x'.repeat(501) }, 'description', { code: 'descriptionLength' }],
    [{ quantity: '0' }, 'quantity', { code: 'quantity' }],
    [{ quantity: '0.00004' }, 'quantity', { code: 'quantity' }],
    [{ quantity: '' }, 'quantity', { code: 'quantity' }],
    [{ quantity: 'two' }, 'quantity', { code: 'notANumber' }],
    [{ quantity: '1,2,3' }, 'quantity', { code: 'notANumber' }],
    [{ quantity: '100000.01' }, 'quantity', { code: 'quantityLimit' }],
    [{ quantity: '9'.repeat(40) }, 'quantity', { code: 'quantityLimit' }],
    [{ unitPrice: '-0.001' }, 'unitPrice', { code: 'price' }],
    [{ unitPrice: '' }, 'unitPrice', { code: 'price' }],
    [{ unitPrice: '1000000000.01' }, 'unitPrice', { code: 'priceLimit' }],
    [{ taxRate: '-1' }, 'taxRate', { code: 'taxRate' }],
    [{ taxRate: '100.001' }, 'taxRate', { code: 'taxRate' }],
  ])('refuses an item with %o', (changes, field, issue) => {
    expect(issuesOf(withItem(changes))).toEqual({
      [`items.0.${field}`]: issue,
      items: noneComplete,
    });
  });

  it('accept values at each limit', () => {
    expect(
      issuesOf({
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
    expect(issuesOf(withItem({ unitPrice: '1000000000' }))).toEqual({});
  });

  it('refuses 101 items and a total above 2^53-1', () => {
    const [item] = validDraft().items;
    const items = Array.from({ length: 101 }, () => ({ ...item })) as DraftItem[];
    expect(issuesOf({ items })).toEqual({ items: { code: 'tooManyItems' } });
    expect(issuesOf({ items: items.slice(1) })).toEqual({});
    expect(issuesOf(withItem({ quantity: '100000', unitPrice: '1000000000' }))).toEqual({
      items: { code: 'totalTooLarge' },
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
    expect(issuesOf({ accountNumber: '', ...changes }, country)).toEqual({});
  });

  it('only fields that the country shows count, are checked and are kept', () => {
    expect(issuesOf({ accountNumber: '', iban: 'GB82WEST12345698765432' }, 'us')).toHaveProperty(
      'paymentMethods',
    );
    const check = checkDraft(validDraft('us', { iban: 'nonsense', payid: 'x' }), {
      country: 'us',
      userLanguage: 'en-US',
    });
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
      { country: 'uk', userLanguage: 'en-US' },
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
