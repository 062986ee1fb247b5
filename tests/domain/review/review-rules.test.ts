import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#app/domain/country/country.ts';
import { isCalendarDate } from '#app/domain/dates.ts';
import { emptyDraft, type InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { draftFacts, reviewFacts } from '#app/domain/review/review-facts.ts';
import { reviewInvoice, reviewRules } from '#app/domain/review/review-invoice.ts';
import type { Sentence } from '#app/domain/review/review-rule.ts';
import {
  big,
  type Change,
  hiding,
  hst,
  reviewCases,
  unregistered,
  vat,
  zero,
} from '#tests/fixtures/review-cases.ts';
import { contentOf, finding, lineOf, reviewOf, rulesAt } from '#tests/support/reviewed-invoice.ts';

const countryOf = (rule: string) => rule.slice(0, 2) as CountryCode;
const each = Object.entries(reviewCases).flatMap(([rule, list]) =>
  list.map(([state, change, field]) => ({ rule, state, change, field })),
);

describe('a rule', () => {
  it.each(each)('$rule has state $state for $change', ({ rule, state, change, field }) => {
    const found = finding(rule, countryOf(rule), change);
    expect(found?.state).toBe(state);
    if (field) expect(found?.field).toBe(field);
  });

  it('always has a fixture, a source and its date', () => {
    expect(reviewRules.map(({ id }) => id).toSorted()).toEqual(Object.keys(reviewCases).toSorted());
    for (const { id, country, source } of reviewRules) {
      expect(countryOf(id)).toBe(country);
      expect(source.title).not.toBe('');
      expect(source.url).toMatch(/^https:\/\//);
      expect(source.checkedOn === null || isCalendarDate(source.checkedOn)).toBe(true);
    }
  });

  it('applies only to invoices of its own country', () => {
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
    ['au', 1_000_00, ['au-abn', 'au-buyer'], []],
    ['ca', 499_99, ['ca-gst-number'], ['ca-buyer', 'ca-terms', 'ca-description']],
    ['ca', 500_00, ['ca-gst-number', 'ca-buyer', 'ca-terms', 'ca-description'], []],
  ])('in %s of %i requires %j and not %j', (country, total, asked, others) => {
    const rules = rulesAt(country, total);
    expect(rules).toEqual(expect.arrayContaining(asked));
    expect(others.filter((rule) => rules.includes(rule))).toEqual([]);
  });

  it('of a foreign invoice is converted at the typed rate', () => {
    const items = [lineOf(300_00, { taxes: vat() })];
    const at = (homeRate: string) =>
      reviewOf('uk', { currency: 'EUR', items, pricesIncludeTax: true, homeRate }).items;
    const isFull = (homeRate: string) => at(homeRate).some(({ rule }) => rule === 'uk-full-client');
    // 300.00 at 0.8333 is 249.99, at 0.8334 it is 250.02.
    expect([isFull('0.8333'), isFull('0.8334')]).toEqual([false, true]);
  });

  it('without a rate is unknown: what isn’t found needs review but isn’t missing', () => {
    const { items } = reviewOf('au', { currency: 'NZD', clientName: '', taxNumber: null });
    const states = items.map(({ state }) => state);
    expect(states).toContain('unclear');
    expect(states).not.toContain('missing');
  });
});

describe('columns', () => {
  const found = (rule: string, change: Change) =>
    finding(rule, rule.slice(0, 2) as CountryCode, change) !== undefined;

  it('are reviewed where the look hides one that the law asks for', () => {
    expect(found('uk-full-columns', {})).toBe(false);
    expect(found('uk-full-columns', { look: null })).toBe(false);
    expect(found('uk-full-columns', hiding())).toBe(false);
    expect(found('uk-full-columns', hiding('price'))).toBe(true);
    expect(found('au-columns', hiding('tax'))).toBe(false);
    expect(found('au-columns', hiding('quantity'))).toBe(true);
  });

  it('of the tax rate matter only where there is tax, and in Canada from C$500', () => {
    const free = { items: [lineOf(1000_00, { taxReason: 'exempt' })] };
    expect(found('ca-columns', { ...hiding('tax'), ...free })).toBe(false);
    expect(found('ca-columns', hiding('tax'))).toBe(true);
    const small = { items: [lineOf(400_00, { taxes: [hst] })] };
    expect(found('ca-columns', { ...hiding('tax'), ...small })).toBe(false);
  });
});

describe('a date', () => {
  const atNovaScotia = (invoiceDate: string, rate: number) =>
    finding('ca-rates', 'ca', { province: 'NS', invoiceDate, items: big({ ...hst, rate }) });

  it.each([
    ['2025-03-31', 150_000, 'found'],
    ['2025-03-31', 140_000, 'unclear'],
    ['2025-04-01', 140_000, 'found'],
    ['2025-04-01', 150_000, 'unclear'],
  ])('determines the rates of Nova Scotia: on %s %i is %s', (day, rate, state) => {
    expect(atNovaScotia(day, rate)?.state).toBe(state);
  });

  it('includes what British Columbia announced, as unconfirmed', () => {
    const at = (invoiceDate: string) =>
      finding('ca-bc-services', 'ca', { province: 'BC', invoiceDate });
    expect(at('2026-09-30')).toBeUndefined();
    expect(at('2026-10-01')?.source.checkedOn).toBeNull();
  });
});

const rulesOf = (country: CountryCode, change: Change) =>
  reviewOf(country, change).items.map(({ rule }) => rule);

describe('registration', () => {
  it('answered with no requires nothing for a tax invoice', () => {
    expect(rulesOf('au', unregistered)).toEqual(['au-may-charge']);
    expect(rulesOf('ca', unregistered)).toEqual(['ca-may-charge']);
    expect(rulesOf('uk', unregistered).filter((id) => /full|simplified/.test(id))).toEqual([]);
  });

  it('unanswered is what the seller does', () => {
    expect(contentOf('uk').registered).toBe('yes');
    expect(rulesOf('uk', { registered: null })).toContain('uk-full-client');
    const untaxed = { registered: null, items: [lineOf(1000_00)] };
    expect(rulesOf('uk', untaxed)).toContain('uk-client');
  });

  it.each<[CountryCode, number, string, Sentence[]]>([
    ['uk', 1000_00, 'uk-full-vat-number', ['vatNumber', 'mayChargeVat']],
    ['ca', 50_00, 'ca-may-charge', ['mayChargeGst']],
    ['au', 50_00, 'au-may-charge', ['mayChargeGst']],
  ])(
    'unanswered with a tax but no number is one entry: in %s of %i %s',
    (country, minor, ...entry) => {
      const items = [lineOf(minor, { taxes: [{ name: '', rate: 50_000, number: null }] })];
      const review = reviewOf(country, { registered: null, taxNumber: null, items });
      const open = review.items.filter(({ state }) => state !== 'found');
      const concerned = open.filter(({ rule }) => /may-charge|number$|abn/.test(rule));
      expect(concerned.map(({ rule, sentences }) => [rule, sentences])).toEqual([entry]);
      expect(review.count).toBe(open.length);
    },
  );

  it('without any taxable sale needs no tax invoice', () => {
    const items = [lineOf(1000_00, { taxes: [zero], taxReason: 'gst-free' })];
    expect(reviewOf('au', { items }).items).toEqual([]);
  });
});

const today = '2026-11-23';

function draftOf(change: Partial<InvoiceDraft> = {}): InvoiceDraft {
  return { ...emptyDraft('uk', { today, saveKey: 'key', itemId: 'item-1' }), ...change };
}

const statesOf = (draft: InvoiceDraft) =>
  Object.fromEntries(
    reviewInvoice(draftFacts(draft, 'uk', 'en-US'), today).items.map((row) => [
      row.rule,
      row.state,
    ]),
  );

describe('reviewInvoice', () => {
  it('counts what is missing or needs review, and lists it first', () => {
    const { items, count } = reviewOf('uk', { clientName: '', businessName: 'Wren' });
    const rest = items.slice(2).map(() => 'found');
    expect(items.map(({ state }) => state)).toEqual(['missing', 'unclear', ...rest]);
    expect(count).toBe(2);
    expect(reviewOf('uk').count).toBe(0);
  });

  it('reports a source that was checked over 180 days ago', () => {
    const facts = reviewFacts(contentOf('au'), null);
    const isOld = (day: string) => reviewInvoice(facts, day).items.every(({ isStale }) => isStale);
    expect([isOld('2027-05-22'), isOld('2027-05-23')]).toEqual([false, true]);
  });
});

describe('a form that is being filled in', () => {
  it('lists what is missing so far, and never throws', () => {
    expect(statesOf(draftOf())).toMatchObject({
      'uk-simplified-seller': 'missing',
      'uk-simplified-description': 'missing',
      'uk-simplified-vat-number': 'missing',
      'uk-total': 'unclear',
      'uk-number': 'found',
    });
    const wrong = { invoiceDate: '2026-02-31', dueDate: 'x', homeRate: 'ten', discount: '500' };
    const invoiceNumber = ' \u200b ';
    const odd = draftOf({ ...wrong, currency: 'EUR', invoiceNumber, showDiscount: true });
    for (const country of ['us', 'ca', 'uk', 'au'] as const) {
      expect(() => reviewInvoice(draftFacts(odd, country, 'en-US'), today)).not.toThrow();
    }
    expect(statesOf(odd)).toMatchObject({ 'uk-number': 'missing', 'uk-full-sterling': 'unclear' });
  });

  it('has what was typed, with the seller’s numbers', () => {
    const [item] = draftOf().items;
    const draft = draftOf({
      businessName: 'Wren Ltd',
      businessAddress: '1 Main Street',
      taxNumbers: [{ tax: 'VAT', number: 'GB 980 7806 84' }],
      items: item ? [{ ...item, description: 'Design work', unitPrice: '100' }] : [],
    });
    expect(new Set(Object.values(statesOf(draft)))).toEqual(new Set(['found']));
  });
});
