import fc from 'fast-check';
import { countryCodes } from '#app/domain/country/country.ts';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { emptyItem, type InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { startDraft } from '#app/features/invoice-form/ui/start-draft.ts';

/** True in this percentage of cases. */
const often = (percent: number) =>
  fc.noBias(fc.integer({ min: 0, max: 99 })).map((n) => n < percent);

const line = fc.record({
  description: fc.constantFrom('Website care', 'Logo design', 'Call-out', 'Wall tiling\nin blue'),
  quantity: fc.constantFrom('1', '2', '7.5', '12', '0.25'),
  unitPrice: fc.integer({ min: 100, max: 200_000 }).map((minor) => (minor / 100).toFixed(2)),
});

/** Tax numbers of sellers by country; some have invalid check digits. */
const taxNumbers = {
  us: ['93-0000142', '12-3456789'],
  ca: ['123456782', '123456782 RT0001'],
  uk: ['01234567', 'SC123456'],
  au: ['51 824 753 556', '00 000 000 042'],
} as const;

/** What a seller types on the first day, apart from the line items. */
const typed = fc.record({
  hasNumber: often(65),
  forgetsNumber: often(3),
  chargesNothing: often(25),
  hasNilLine: often(3),
  isNotRegistered: often(10),
  isForeign: often(8),
  clientRegion: fc.oneof(
    { weight: 9, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom('DE', 'FR', 'US', 'NZ', 'GB') },
  ),
  hasClientEmail: often(70),
  pricesIncludeTax: often(8),
  discount: fc.oneof({ weight: 5, arbitrary: fc.constant('0') }, fc.constantFrom('5', '12.5')),
  usRate: fc.constantFrom('0', '0', '0', '8.875', '6'),
});

/**
 * Invoices as sellers of the four countries write them on their first day: only fields that are visible without
 * expanding anything, usually with the defaults. A few lack the number of the tax that they charge, or the reason for a
 * line without tax.
 */
export const firstDayInvoice: fc.Arbitrary<InvoiceContent> = fc
  .record({
    country: fc.constantFrom(...countryCodes),
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    number: fc.integer({ min: 0, max: 1 }),
    typed,
  })
  .map(({ country, lines, number, typed: of }) => {
    const fresh = startDraft(country, '2026-03-01', {
      invoiceNumber: 'INV-001',
      taxRate: null,
      template: 'classic',
    });
    const item = emptyItem(country, 'item-1');
    const usual = country === 'us' ? of.usRate : item.taxRate;
    const rate = of.chargesNothing || of.isNotRegistered ? '0' : usual;
    const needsNumber = rate !== '0' && !of.forgetsNumber;
    const hasNumber = needsNumber || (of.hasNumber && rate === '0');
    const draft: InvoiceDraft = {
      ...fresh,
      registered: of.isNotRegistered ? 'no' : '',
      businessName: 'Wren Studio',
      businessEmail: 'hello@wren.example',
      businessAddress: '1 Main Street\nSpringfield',
      taxNumber: hasNumber ? (taxNumbers[country][number] ?? '') : '',
      taxNumbers: country === 'uk' && needsNumber ? [{ tax: 'VAT', number: 'GB 220 4302 31' }] : [],
      clientName: 'Finch & Sons',
      clientEmail: of.hasClientEmail ? 'accounts@finch.example' : '',
      clientAddress: '2 High Street\nRivertown',
      clientRegion: of.clientRegion,
      currency: of.isForeign ? 'EUR' : '',
      accountNumber: '00012345',
      routingNumber: '10-88-00',
      pricesIncludeTax: of.pricesIncludeTax,
      discount: of.discount,
      items: lines.map((each, at) => ({
        ...item,
        ...each,
        id: `item-${at + 1}`,
        taxRate: of.hasNilLine && at === 1 ? '0' : rate,
      })),
    };
    const checked = checkDraft(draft, { country, userLanguage: 'en-US' });
    if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
    return checked.content;
  });
