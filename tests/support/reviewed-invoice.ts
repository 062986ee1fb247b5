import type { CountryCode } from '#app/domain/country/country.ts';
import { countries } from '#app/domain/country/country.ts';
import type { InvoiceItem } from '#app/domain/invoices/content.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { reviewFacts } from '#app/domain/review/review-facts.ts';
import { reviewInvoice } from '#app/domain/review/review-invoice.ts';
import type { ReviewedContent } from '#app/domain/review/review-rule.ts';
import type { InvoiceTax } from '#app/domain/taxes/tax-choice.ts';

const today = '2026-11-23';

const taxes: Record<CountryCode, InvoiceTax[]> = {
  us: [],
  ca: [{ name: 'GST', rate: 50_000, number: '123456782RT0001' }],
  uk: [{ name: '', rate: 200_000, number: 'GB 980 7806 84' }],
  au: [{ name: '', rate: 100_000, number: null }],
};

/** Returns a line item with quantity one; its price is in minor units. */
export function lineOf(minor: number, more: Partial<InvoiceItem> = {}): InvoiceItem {
  return {
    description: 'Design work',
    quantityTenThousandths: 10_000,
    unitPriceTenThousandths: minor * 10_000,
    taxes: [],
    ...more,
  };
}

/** Returns a complete invoice of a registered seller; tests change only what matters to them. */
export function contentOf(
  country: CountryCode,
  change: Partial<ReviewedContent> = {},
): ReviewedContent {
  return {
    country,
    currency: countries[country].currency,
    language: 'en-US',
    items: [lineOf(1000_00, { taxes: taxes[country] })],
    discountHundredths: 0,
    discountAmountMinor: null,
    pricesIncludeTax: false,
    registered: 'yes',
    rounding: 'tax',
    province: null,
    homeRate: null,
    invoiceNumber: 'INV-001',
    invoiceDate: today,
    dueDate: '2026-12-23',
    supplyDate: null,
    businessName: 'Wren Studio Ltd',
    businessEmail: 'hello@wren.example',
    businessPhone: null,
    businessAddress: '1 Main Street',
    postalCode: null,
    taxNumber: country === 'au' ? '51 824 753 556' : null,
    clientName: 'Finch & Sons',
    clientAddress: '2 High Street',
    clientTaxNumber: null,
    look: null,
    ...change,
  };
}

/** Returns the review of an invoice with these changes. */
export function reviewOf(country: CountryCode, change: Partial<ReviewedContent> = {}) {
  const content = contentOf(country, change);
  const result = calculateTotals(content);
  return reviewInvoice(reviewFacts(content, result.ok ? result.totals : null), today);
}

/** Returns one rule's result; undefined if the rule doesn't apply. */
export function finding(rule: string, country: CountryCode, change: Partial<ReviewedContent> = {}) {
  return reviewOf(country, change).items.find((item) => item.rule === rule);
}

/**
 * Returns the rules that apply to an invoice with one line item, whose total in minor units includes the country's tax.
 */
export function rulesAt(country: CountryCode, totalMinor: number) {
  const items = [lineOf(totalMinor, { taxes: taxes[country] })];
  return reviewOf(country, { items, pricesIncludeTax: true }).items.map(({ rule }) => rule);
}
