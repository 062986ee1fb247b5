import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#app/domain/country/country.ts';
import { isCalendarDate } from '#app/domain/dates.ts';
import { reviewRules } from '#app/domain/review/review-invoice.ts';
import type { ReviewedContent, ReviewState } from '#app/domain/review/review-rule.ts';
import { contentOf, finding, lineOf, reviewOf, rulesAt } from './reviewed.ts';

type Change = Partial<ReviewedContent>;
type Case = [state: ReviewState, change: Change, field?: string];

const vat = (more: object = {}) => [{ name: '', rate: 200_000, number: 'GB 980 7806 84', ...more }];
const gst = { name: 'GST', rate: 50_000, number: '123456782RT0001' };
const qst = { name: 'QST', rate: 99_750, number: '1234567890TQ0001' };
const pst = { name: 'PST', rate: 70_000, number: null };
const hst = { name: 'HST', rate: 130_000, number: '123456782RT0001' };
const auGst = { name: '', rate: 100_000, number: null };
const zero = { name: '', rate: 0, number: null };
const sales = { name: '', rate: 80_000, number: 'P-1' };
const big = (...taxes: { name: string; rate: number; number: string | null }[]) => [
  lineOf(1000_00, { taxes }),
];
const small = (more: object = {}) => [lineOf(100_00, { taxes: vat(), ...more })];
const free = { items: [lineOf(0, { taxes: vat() })] };
const none = { businessName: '' };
const unregistered: Change = { registered: 'no', items: [lineOf(1000_00)] };
const tooLarge = [
  lineOf(1_000_000_000_00, { quantityTenThousandths: 1_000_000_000, taxes: [gst] }),
  ...Array.from({ length: 99 }, () =>
    lineOf(1_000_000_000_00, { quantityTenThousandths: 1_000_000_000 }),
  ),
];

/** Each rule in every state that it has, with the field to which it leads. */
const cases: Record<string, Case[]> = {
  'us-tax-apart': [
    ['found', { items: big(sales) }],
    ['look', { items: big(sales), pricesIncludeTax: true }, 'pricesIncludeTax'],
  ],
  'us-permit': [
    ['found', { items: big(sales) }],
    ['found', unregistered],
    ['look', { items: big({ ...sales, number: null }) }, 'taxNumbers.sales-tax'],
    ['look', { items: big(sales, { ...sales, name: 'City', number: null }) }, 'taxNumbers.City'],
  ],
  'us-number': [
    ['found', {}],
    ['look', { invoiceNumber: '' }, 'invoiceNumber'],
  ],
  'us-date': [
    ['found', {}],
    ['look', { invoiceDate: '' }, 'invoiceDate'],
  ],
  'us-seller': [
    ['found', {}],
    ['look', { businessAddress: '' }, 'businessAddress'],
  ],
  'us-client': [
    ['found', {}],
    ['look', { clientName: '' }, 'clientName'],
  ],
  'us-description': [
    ['found', {}],
    ['look', { items: [lineOf(1), lineOf(1, { description: '' })] }, 'items.1.description'],
  ],
  'us-due': [
    ['found', {}],
    ['look', { dueDate: '' }, 'dueDate'],
  ],
  'us-contact': [
    ['found', { businessEmail: '', businessPhone: '555 0100' }],
    ['look', { businessEmail: '' }, 'businessEmail'],
  ],

  'ca-may-charge': [
    ['found', {}],
    ['found', unregistered],
    ['found', { registered: null }],
    [
      'found',
      { registered: null, items: big({ ...gst, number: null }), taxNumber: '123456782 RT 0001' },
    ],
    ['look', { registered: null, items: big({ ...gst, number: null }) }, 'items.0.taxRate'],
    ['look', { registered: 'no' }],
  ],
  'ca-seller': [
    ['found', {}],
    ['missing', none, 'businessName'],
  ],
  'ca-date': [
    ['found', {}],
    ['missing', { invoiceDate: '' }, 'invoiceDate'],
  ],
  'ca-total': [
    ['found', {}],
    ['look', { items: [lineOf(0)] }, 'items.0.unitPrice'],
    ['missing', { items: tooLarge }],
  ],
  'ca-tax': [
    ['found', {}],
    ['missing', { items: [lineOf(1000_00, { taxes: [gst] }), lineOf(1)] }, 'items.1.taxRate'],
    ['look', { currency: 'USD', items: [lineOf(1)] }],
  ],
  'ca-status': [
    ['found', { items: [lineOf(1000_00, { taxes: [zero], taxReason: 'exempt' })] }],
    ['look', { items: big(zero) }, 'items.0.taxRate'],
  ],
  'ca-gst-number': [
    ['found', {}],
    ['found', { items: big({ ...gst, number: null }), taxNumber: '123456782RT0001' }],
    [
      'missing',
      { items: big({ ...gst, number: null }), taxNumber: '123456782' },
      'taxNumbers.GST/HST',
    ],
    ['look', { items: big({ ...gst, number: '123456789RT0001' }) }, 'taxNumbers.GST/HST'],
  ],
  'ca-buyer': [
    ['found', {}],
    ['missing', { clientName: '' }, 'clientName'],
    ['look', { currency: 'USD', clientName: '' }],
  ],
  'ca-terms': [
    ['found', {}],
    ['missing', { dueDate: '' }, 'dueDate'],
    ['look', { currency: 'USD', dueDate: '' }],
  ],
  'ca-description': [
    ['found', {}],
    [
      'missing',
      { items: [lineOf(1000_00, { description: '', taxes: [gst] })] },
      'items.0.description',
    ],
    ['look', { currency: 'USD', items: [lineOf(1, { description: '' })] }],
  ],
  'ca-qst': [
    ['found', { items: big(gst, qst) }],
    ['missing', { province: 'QC' }, 'province'],
    ['look', { clientAddress: '1, rue Saint-Paul\nMontréal QC' }, 'province'],
  ],
  'ca-qst-number': [
    ['found', { items: big(gst, qst) }],
    ['missing', { items: big(gst, { ...qst, number: null }) }, 'taxNumbers.QST'],
    ['look', { items: big(gst, { ...qst, number: '12' }) }, 'taxNumbers.QST'],
  ],
  'ca-french': [
    ['found', { clientAddress: 'Montréal QC', language: 'fr-CA+en-CA' }],
    ['look', { businessAddress: 'Montréal QC', language: 'en-CA' }, 'language'],
  ],
  'ca-rates': [
    ['found', { province: 'ON', items: big(hst) }],
    ['found', { province: 'ON', items: big({ ...hst, name: '' }) }],
    ['found', { province: 'QC', items: big(gst, qst) }],
    ['found', { clientAddress: 'Calgary AB' }],
    ['look', { province: 'ON' }, 'items.0.taxRate'],
    ['look', { province: 'ON', invoiceDate: '2005-01-01' }, 'invoiceDate'],
  ],
  'ca-hst-whole': [
    ['found', { items: big(hst) }],
    ['look', { items: big({ ...gst, rate: 50_000 }, { ...hst, rate: 80_000 }) }, 'items.0.taxRate'],
  ],
  'ca-bc-services': [
    ['found', { province: 'BC', items: big(gst, pst) }],
    ['look', { province: 'BC' }, 'items.0.taxRate'],
  ],

  'uk-number': [
    ['found', {}],
    ['missing', { invoiceNumber: '' }, 'invoiceNumber'],
  ],
  'uk-total': [
    ['found', {}],
    ['look', free, 'items.0.unitPrice'],
    ['missing', { items: tooLarge }],
  ],
  'uk-names': [
    ['found', { businessName: 'Wren Studio Limited' }],
    ['look', { businessName: 'Wren Studio' }, 'businessName'],
  ],
  'uk-may-charge': [
    ['found', {}],
    ['found', unregistered],
    ['look', { registered: null, items: big(...vat({ number: null })) }, 'items.0.taxRate'],
  ],
  'uk-seller': [
    ['found', unregistered],
    ['missing', { ...unregistered, businessAddress: '' }, 'businessAddress'],
  ],
  'uk-client': [
    ['found', unregistered],
    ['missing', { ...unregistered, clientAddress: '' }, 'clientAddress'],
  ],
  'uk-date': [
    ['found', unregistered],
    ['missing', { ...unregistered, invoiceDate: '' }, 'invoiceDate'],
  ],
  'uk-supply-date': [
    ['found', unregistered],
    ['missing', { ...unregistered, invoiceDate: '' }],
  ],
  'uk-description': [
    ['found', unregistered],
    [
      'missing',
      { registered: 'no', items: [lineOf(1, { description: '' })] },
      'items.0.description',
    ],
  ],
  'uk-full-sequence': [
    ['found', {}],
    ['missing', { invoiceNumber: '' }, 'invoiceNumber'],
    ['look', { invoiceNumber: 'Wren' }, 'invoiceNumber'],
  ],
  'uk-full-date': [
    ['found', {}],
    ['missing', { invoiceDate: '' }],
    ['look', { currency: 'EUR', invoiceDate: '' }],
  ],
  'uk-full-supply-date': [
    ['found', { supplyDate: '2026-11-20' }],
    ['missing', { invoiceDate: '' }],
  ],
  'uk-full-seller': [
    ['found', {}],
    ['missing', none, 'businessName'],
  ],
  'uk-full-vat-number': [
    ['found', {}],
    ['missing', { items: big(...vat({ number: null })) }, 'taxNumbers.VAT'],
    ['look', { items: big(...vat({ number: 'GB 980 7806 85' })) }, 'taxNumbers.VAT'],
  ],
  'uk-full-client': [
    ['found', {}],
    ['missing', { clientName: '' }, 'clientName'],
  ],
  'uk-full-description': [
    ['found', {}],
    ['missing', { items: [lineOf(1000_00, { taxes: vat(), description: '' })] }],
  ],
  'uk-full-amounts': [
    ['found', {}],
    [
      'missing',
      { items: [...big(...vat()), lineOf(1, { quantityTenThousandths: 0, taxes: vat() })] },
      'items.1.quantity',
    ],
    ['look', { items: [...big(...vat()), lineOf(0, { taxes: vat() })] }, 'items.1.unitPrice'],
  ],
  'uk-full-rate': [
    ['found', {}],
    ['missing', { items: [...big(...vat()), lineOf(1)] }, 'items.1.taxRate'],
  ],
  'uk-full-discount': [
    ['found', { discountHundredths: 500 }],
    ['look', { discountAmountMinor: 5_00 }, 'discount'],
  ],
  'uk-full-sterling': [
    ['found', { currency: 'EUR', homeRate: '0.85' }],
    ['look', { currency: 'EUR' }, 'homeRate'],
  ],
  'uk-full-reason': [
    ['found', { items: [lineOf(1000_00, { taxes: [zero], taxReason: 'zero-rated' })] }],
    ['look', { items: big(zero) }, 'items.0.taxRate'],
  ],
  'uk-reverse-charge': [
    [
      'found',
      {
        items: [lineOf(1000_00, { taxes: vat(), taxReason: 'reverse-charge' })],
        clientTaxNumber: 'GB 980 7806 84',
      },
    ],
    [
      'look',
      { items: [lineOf(1000_00, { taxes: vat(), taxReason: 'reverse-charge' })] },
      'clientTaxNumber',
    ],
  ],
  'uk-simplified-seller': [
    ['found', { items: small() }],
    ['missing', { items: small(), businessAddress: '' }, 'businessAddress'],
  ],
  'uk-simplified-vat-number': [
    ['found', { items: small() }],
    ['missing', { items: small({ taxes: vat({ number: null }) }) }, 'taxNumbers.VAT'],
    ['look', { items: small({ taxes: vat({ number: '1' }) }) }, 'taxNumbers.VAT'],
  ],
  'uk-simplified-supply-date': [
    ['found', { items: small() }],
    ['missing', { items: small(), invoiceDate: '' }],
  ],
  'uk-simplified-description': [
    ['found', { items: small() }],
    ['missing', { items: small({ description: '' }) }],
  ],
  'uk-simplified-rate': [
    ['found', { items: small() }],
    ['missing', { items: [lineOf(100_00)] }, 'items.0.taxRate'],
  ],
  'uk-simplified-exempt': [
    ['found', { items: small() }],
    ['look', { items: small({ taxes: [zero], taxReason: 'exempt' }) }, 'items.0.taxRate'],
  ],

  'au-may-charge': [
    ['found', {}],
    ['found', unregistered],
    ['found', { registered: null }],
    ['look', { registered: null, taxNumber: null }, 'items.0.taxRate'],
  ],
  'au-title': [
    ['found', {}],
    ['look', { registered: null }, 'registered'],
  ],
  'au-seller': [
    ['found', {}],
    ['missing', none, 'businessName'],
  ],
  'au-abn': [
    ['found', {}],
    ['missing', { taxNumber: null }, 'taxNumber'],
    ['look', { taxNumber: '51 824 753 557' }, 'taxNumber'],
  ],
  'au-date': [
    ['found', {}],
    ['missing', { invoiceDate: '' }, 'invoiceDate'],
  ],
  'au-items': [
    ['found', {}],
    ['missing', { items: [lineOf(1000_00, { description: '', taxes: [auGst] })] }],
    ['look', { items: [...big(auGst), lineOf(0, { taxes: [auGst] })] }, 'items.1.unitPrice'],
  ],
  'au-gst': [
    ['found', { pricesIncludeTax: true }],
    ['look', { items: big({ ...auGst, rate: 120_000 }) }, 'items.0.taxRate'],
  ],
  'au-extent': [
    ['found', { items: [...big(auGst), lineOf(1, { taxes: [zero], taxReason: 'gst-free' })] }],
    ['missing', { items: [...big(auGst), lineOf(1)] }, 'items.1.taxRate'],
    ['look', { items: [...big(auGst), lineOf(1, { taxes: [zero] })] }, 'items.1.taxRate'],
  ],
  'au-buyer': [
    ['found', {}],
    ['found', { clientName: '', clientTaxNumber: '51 824 753 556' }],
    ['missing', { clientName: '' }, 'clientName'],
    ['look', { clientName: '', clientTaxNumber: '51 824 753 557' }, 'clientTaxNumber'],
  ],
  'au-foreign': [
    ['found', { currency: 'NZD', homeRate: '0.9' }],
    ['look', { currency: 'NZD' }, 'homeRate'],
  ],
};

const countryOf = (rule: string) => rule.slice(0, 2) as CountryCode;
const each = Object.entries(cases).flatMap(([rule, list]) =>
  list.map(([state, change, field]) => ({ rule, state, change, field })),
);

describe('a rule', () => {
  it.each(each)('$rule says $state of $change', ({ rule, state, change, field }) => {
    const found = finding(rule, countryOf(rule), change);
    expect(found?.state).toBe(state);
    if (field) expect(found?.field).toBe(field);
  });

  it('is never without a fixture, a source and its day', () => {
    expect(reviewRules.map(({ id }) => id).toSorted()).toEqual(Object.keys(cases).toSorted());
    for (const { id, country, source } of reviewRules) {
      expect(countryOf(id)).toBe(country);
      expect(source.title).not.toBe('');
      expect(source.url).toMatch(/^https:\/\//);
      expect(source.checkedOn === null || isCalendarDate(source.checkedOn)).toBe(true);
    }
  });

  it('looks at invoices of its own country alone', () => {
    for (const country of ['us', 'ca', 'uk', 'au'] as const) {
      expect(reviewOf(country).items.every(({ rule }) => countryOf(rule) === country)).toBe(true);
    }
  });
});

describe('an amount', () => {
  const simplified = ['uk-simplified-vat-number', 'uk-simplified-exempt'];
  const full = ['uk-full-vat-number', 'uk-full-client', 'uk-full-amounts'];
  it.each<[CountryCode, number, string[], string[]]>([
    ['uk', 250_00, simplified, full],
    ['uk', 250_01, full, simplified],
    ['au', 82_50, [], ['au-abn', 'au-title', 'au-buyer']],
    ['au', 82_51, ['au-abn', 'au-title'], ['au-buyer']],
    ['au', 999_99, ['au-abn'], ['au-buyer']],
    ['au', 1_000_00, ['au-abn', 'au-buyer'], []],
    ['ca', 99_99, ['ca-seller', 'ca-date', 'ca-total'], ['ca-gst-number', 'ca-buyer']],
    ['ca', 100_00, ['ca-tax', 'ca-status', 'ca-gst-number'], ['ca-buyer', 'ca-terms']],
    ['ca', 499_99, ['ca-gst-number'], ['ca-buyer', 'ca-terms', 'ca-description']],
    ['ca', 500_00, ['ca-gst-number', 'ca-buyer', 'ca-terms', 'ca-description'], []],
  ])('in %s of %i asks for %j and not for %j', (country, total, asked, others) => {
    const rules = rulesAt(country, total);
    expect(rules).toEqual(expect.arrayContaining(asked));
    expect(others.filter((rule) => rules.includes(rule))).toEqual([]);
  });

  it('of a foreign invoice is converted at the rate that is typed', () => {
    const items = [lineOf(300_00, { taxes: vat() })];
    const at = (homeRate: string) =>
      reviewOf('uk', { currency: 'EUR', items, pricesIncludeTax: true, homeRate }).items;
    const isFull = (homeRate: string) => at(homeRate).some(({ rule }) => rule === 'uk-full-client');
    // 300.00 at 0.8333 is 249.99, at 0.8334 it is 250.02.
    expect([isFull('0.8333'), isFull('0.8334')]).toEqual([false, true]);
  });

  it('without a rate is not known: what is not found is to be looked at, never missing', () => {
    const { items } = reviewOf('au', { currency: 'NZD', clientName: '', taxNumber: null });
    const states = items.map(({ state }) => state);
    expect(states).toContain('look');
    expect(states).not.toContain('missing');
  });
});

describe('a day', () => {
  const atNovaScotia = (invoiceDate: string, rate: number) =>
    finding('ca-rates', 'ca', { province: 'NS', invoiceDate, items: big({ ...hst, rate }) });

  it.each([
    ['2025-03-31', 150_000, 'found'],
    ['2025-03-31', 140_000, 'look'],
    ['2025-04-01', 140_000, 'found'],
    ['2025-04-01', 150_000, 'look'],
  ])('decides on the rates of Nova Scotia: on %s %i is %s', (day, rate, state) => {
    expect(atNovaScotia(day, rate)?.state).toBe(state);
  });

  it('names the taxes that the place has then', () => {
    expect(atNovaScotia('2025-04-01', 150_000)).toMatchObject({
      sentence: 'ratesDiffer',
      values: { province: 'NS', taxes: 'HST 14%' },
    });
  });

  it('brings what British Columbia announced, as not checked', () => {
    const at = (invoiceDate: string) =>
      finding('ca-bc-services', 'ca', { province: 'BC', invoiceDate });
    expect(at('2026-09-30')).toBeUndefined();
    expect(at('2026-10-01')?.source.checkedOn).toBeNull();
  });
});

describe('registration', () => {
  it('answered with no asks for nothing of a tax invoice', () => {
    expect(reviewOf('au', unregistered).items.map(({ rule }) => rule)).toEqual(['au-may-charge']);
    expect(reviewOf('ca', unregistered).items.map(({ rule }) => rule)).toEqual(['ca-may-charge']);
    const { items } = reviewOf('uk', unregistered);
    expect(items.filter(({ rule }) => /full|simplified/.test(rule))).toEqual([]);
  });

  it('unanswered is what the seller does', () => {
    const rules = (change: Change) =>
      reviewOf('uk', { registered: null, ...change }).items.map(({ rule }) => rule);
    expect(rules({})).toContain('uk-full-client');
    expect(rules({ items: [lineOf(1000_00)] })).toContain('uk-client');
    expect(contentOf('uk').registered).toBe('yes');
  });

  it('without any taxable sale makes no tax invoice', () => {
    const items = [lineOf(1000_00, { taxes: [zero], taxReason: 'gst-free' })];
    expect(reviewOf('au', { items }).items).toEqual([]);
  });
});

it('QST is asked for under C$100, too', () => {
  const items = [lineOf(10_00, { taxes: [gst] })];
  expect(finding('ca-qst', 'ca', { items, province: 'QC' })?.state).toBe('missing');
});
