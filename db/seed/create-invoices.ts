import { countries } from '#app/domain/country/country.ts';
import { addDays } from '#app/domain/dates.ts';
import type { TypedKind } from '#app/domain/documents/kind.ts';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { emptyDraft, emptyItem, type InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { formatInvoiceNumber } from '#app/domain/invoices/invoice-number.ts';
import { type InvoiceTemplate, invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import type { StoredStatus } from '#app/domain/invoices/status.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { reasonsOf } from '#app/domain/taxes/tax-choice.ts';
import type { Seller } from './sellers.ts';
import type { DemoClient, DemoProduct } from './trade.ts';

/** Dates and status of a demo invoice, relative to today. */
export type InvoiceDates = { daysAgo: number; dueInDays: number; status: StoredStatus };

export type DemoInvoice = {
  content: InvoiceContent;
  status: StoredStatus;
  archived: boolean;
  daysAgo: number;
  client: DemoClient;
};

/**
 * Lists dates from newest to oldest so that every displayed status occurs early: unpaid, due soon, overdue by date,
 * stored as overdue; older ones are mostly paid, one is void.
 */
export function instantsDescending(count: number, daysBetween: number): InvoiceDates[] {
  const first: InvoiceDates[] = [
    { daysAgo: 1, dueInDays: 29, status: 'unpaid' },
    { daysAgo: 26, dueInDays: 4, status: 'unpaid' },
    { daysAgo: 41, dueInDays: -11, status: 'unpaid' },
    { daysAgo: 52, dueInDays: -22, status: 'overdue' },
    { daysAgo: 12, dueInDays: 18, status: 'paid' },
  ];
  const older = Array.from(
    { length: Math.max(0, count - first.length) },
    (_, index): InvoiceDates => {
      const daysAgo = 60 + index * daysBetween;
      const status = index === 1 ? 'void' : index % 9 === 4 ? 'overdue' : 'paid';
      return { daysAgo, dueInDays: 30 - daysAgo, status };
    },
  );
  return [...first, ...older].slice(0, count);
}

/**
 * Creates a demo invoice or estimate by the form's own rules: a draft, validated like a save. The same `index` always
 * gives the same one. Throws when the demo data breaks a rule.
 */
export function makeInvoice(options: {
  index: number;
  number: number;
  seller: Seller;
  client: DemoClient;
  products: readonly DemoProduct[];
  moment: InvoiceDates;
  today: string;
  kind?: TypedKind;
}): DemoInvoice {
  const { index, seller, client, moment, today, products, kind = 'invoice' } = options;
  const { country, ...typed } = seller;
  const pick = <T>(choices: readonly T[], salt: number): T => {
    const choice = choices[scatter(index, salt) % choices.length];
    if (choice === undefined) throw new Error('Nothing to choose from');
    return choice;
  };
  const currency = currencyOf(index);
  const base = emptyDraft(country, { today, saveKey: '', itemId: '0', kind });
  const draft: InvoiceDraft = {
    ...base,
    ...typed,
    invoiceNumber: formatInvoiceNumber(kind === 'estimate' ? 'EST-' : 'INV-', options.number),
    invoiceDate: addDays(today, -moment.daysAgo),
    dueDate: addDays(today, moment.dueInDays),
    currency,
    template: typed.template ?? pick<InvoiceTemplate>(invoiceTemplates, 1),
    clientName: client.name,
    clientEmail: client.email,
    clientAddress: client.address,
    clientTaxNumber: client.taxNumber ?? '',
    clientReference: client.reference ?? '',
    discount: index % 8 === 3 ? '10' : index % 17 === 5 ? '2.5' : '0',
    notes: index % 5 === 0 ? 'Thank you for your business. Work was delivered as agreed.' : '',
    items: Array.from({ length: 1 + (scatter(index, 2) % 5) }, (_, line) => {
      const product = pick(products, 10 + line);
      // One line in eleven is tax-free, so that several rates occur.
      const isFree = scatter(index, 30 + line) % 11 === 0;
      return {
        ...emptyItem(country, String(line)),
        description: product.name,
        quantity: pick(product.quantities, 20 + line),
        unitPrice:
          currency === 'JPY' ? String(Math.round(Number(product.price)) * 100) : product.price,
        taxRate: isFree ? '0' : taxRateOf(country),
        taxReason: isFree ? (reasonsOf[country][0] ?? '') : '',
      };
    }),
  };
  const check = checkDraft(draft, { country, userLanguage: 'en-US' });
  if (!check.ok) {
    throw new Error(`Demo invoice ${index} is invalid: ${JSON.stringify(check.issues)}`);
  }
  return {
    content: check.content,
    status: moment.status,
    archived: moment.daysAgo > 330,
    daysAgo: moment.daysAgo,
    client,
  };
}

/** Mostly the country's own currency (''), sometimes a foreign client's. */
function currencyOf(index: number): CurrencyCode | '' {
  if (index % 23 === 7) return 'EUR';
  if (index % 29 === 9) return 'JPY';
  return index % 31 === 11 ? 'CHF' : '';
}

/** Oregon has no sales tax, so the USA uses another state's rate; Canada shows Quebec's three decimals. */
function taxRateOf(country: Seller['country']): string {
  if (country === 'us') return '8.875';
  if (country === 'ca') return '14.975';
  return String(countries[country].taxRateThousandths / 1000);
}

/** Returns a pseudo-random integer that only depends on its arguments, so that every run gives the same demo data. */
function scatter(index: number, salt: number): number {
  let hash = Math.imul(index * 64 + salt + 1, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
