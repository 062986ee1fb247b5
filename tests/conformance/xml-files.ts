import fc from 'fast-check';
import { downloadFormat, type EInvoiceFormat } from '#app/domain/e-invoices/e-invoice.ts';
import { makeEInvoice } from '#app/domain/e-invoices/make-e-invoice.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { completeForFiles } from '#tests/fixtures/e-invoices.ts';
import { goldenInvoices } from '#tests/fixtures/golden-invoices.ts';
import { taxInvoices } from '#tests/fixtures/tax-invoices.ts';
import { randomDocument } from '#tests/support/random-invoices.ts';
import type { FileToCheck } from './file-to-check.ts';

const encoder = new TextEncoder();

/** Every file that is written of an invoice; of one that a format cannot express, none. */
export function* filesOf(name: string, content: InvoiceContent): Generator<FileToCheck> {
  const formats: EInvoiceFormat[] = ['cii', 'ubl'];
  const download = downloadFormat(content.country);
  if (!formats.includes(download)) formats.push(download);
  const figures = calculateTotals(content);
  if (!figures.ok) return;
  for (const format of formats) {
    const made = makeEInvoice({ content, totals: figures.totals }, format);
    if (made.ok) yield { name: `${name}.${format}.xml`, bytes: encoder.encode(made.xml) };
  }
}

/** A random invoice that most formats can express: one tax on a line, the same name for each, and why there is none. */
function expressible(content: InvoiceContent, outside: boolean): InvoiceContent {
  const items = content.items.map((item) => {
    const [tax] = item.taxes;
    const isFree = !tax || tax.rate === 0 || item.taxReason === 'outside-scope';
    if (outside) return { ...item, taxes: [], taxReason: 'outside-scope' as const };
    if (isFree) {
      const reason = item.taxReason === 'outside-scope' ? undefined : item.taxReason;
      const free = { name: '', rate: 0, number: null };
      return { ...item, taxes: [free], taxReason: reason ?? ('exempt' as const) };
    }
    return { ...item, taxes: [{ ...tax, name: '' }] };
  });
  return completeForFiles({ ...content, items });
}

const payments: Partial<InvoiceContent>[] = [
  {},
  { iban: 'GB29NWBK60161331926819', swiftBic: 'NWBKGB2L', accountHolder: 'Wren & Sons' },
  { accountNumber: '31926819', routingNumber: '60-16-13' },
  { payid: 'pay@wren.example', accountNumber: null },
  { interacEmail: 'pay@wren.example', institutionNumber: '003', routingNumber: '12345' },
  { accountNumber: null, checkPayeeName: 'Wren Studio' },
  { accountNumber: null, paypalPaymentLink: 'https://paypal.me/wrenstudio' },
];

const extras = fc.record({
  payment: fc.constantFrom(...payments),
  supplyDate: fc.constantFrom(null, '2026-02-27'),
  homeRate: fc.constantFrom(null, '1.5231'),
  region: fc.constantFrom(null, 'AU', 'NZ', 'DE', 'GB', 'US'),
  outside: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
});

/** The golden invoices and so many random ones as XML, the same in every run. */
export function* xmlFiles(randomCount: number): Generator<FileToCheck> {
  for (const { name, content } of [...goldenInvoices, ...taxInvoices]) {
    yield* filesOf(name, completeForFiles(content));
  }
  const invoices = fc.tuple(randomDocument, extras);
  const made = fc.sample(invoices, { seed: 2, numRuns: randomCount });
  for (const [index, [content, { payment, region, outside, ...rest }]] of made.entries()) {
    const complete = expressible({ ...content, ...payment, ...rest }, outside);
    const clientNumbers: Record<string, string> = {
      ...{ AU: '53004085616', NZ: '9429041234569', DE: 'DE123456789', GB: 'GB980780684' },
      US: '0614141000012',
    };
    const elsewhere = region && {
      clientRegion: region,
      clientTaxNumber: clientNumbers[region] ?? null,
    };
    yield* filesOf(`random ${index + 1}`, { ...complete, ...elsewhere });
  }
}
