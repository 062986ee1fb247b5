import fc from 'fast-check';
import { type FieldMeaning, readyMadeFields } from '#app/domain/custom-fields/custom-field.ts';
import type { PrintedField } from '#app/domain/custom-fields/document-fields.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { printedField } from '#tests/fixtures/custom-fields.ts';
import { completeForFiles } from '#tests/fixtures/e-invoices.ts';
import { randomDocument } from '#tests/support/random-invoices.ts';

/**
 * Restricts a random invoice to what most formats can express: one tax per line, one name per tax, and a reason for no
 * tax.
 */
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

const texts = ['10', 'A & <b> "c"', '\u0000\ud800', 'Ё-7'] as const;
const meaningOf = (meaning: FieldMeaning): fc.Arbitrary<PrintedField[]> => {
  const { kind } = readyMadeFields[meaning];
  const value = kind === 'day' ? '2026-02-26' : fc.constantFrom(...texts);
  const values = typeof value === 'string' ? fc.constant(value) : value;
  return fc.oneof(
    fc.constant<PrintedField[]>([]),
    values.map((each) => [printedField({ id: meaning, kind, meaning, value: each })]),
  );
};
const fieldsOf = (...meanings: FieldMeaning[]) =>
  fc.tuple(...meanings.map(meaningOf)).map((fields) => fields.flat());

const extras = fc.record({
  fields: fieldsOf('project', 'contract', 'order', 'delivery-day', 'prepared-by'),
  lineFields: fieldsOf('order-line', 'service-day', 'item-code'),
  payment: fc.constantFrom(...payments),
  supplyDate: fc.constantFrom(null, '2026-02-27'),
  homeRate: fc.constantFrom(null, '1.5231'),
  region: fc.constantFrom(null, 'AU', 'NZ', 'DE', 'GB', 'US'),
  outside: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
});

const clientNumbers: Record<string, string> = {
  AU: '53004085616',
  NZ: '9429041234569',
  DE: 'DE123456789',
  GB: 'GB980780684',
  US: '0614141000012',
};

/** Random invoices that most formats can express, with domestic and foreign clients and every payment method. */
export const expressibleDocument: fc.Arbitrary<InvoiceContent> = fc
  .tuple(randomDocument, extras)
  .map(([content, { payment, region, outside, lineFields, ...rest }]) => ({
    ...expressible(
      {
        ...content,
        ...payment,
        ...rest,
        items: content.items.map((item) => ({ ...item, fields: lineFields })),
      },
      outside,
    ),
    ...(region && { clientRegion: region, clientTaxNumber: clientNumbers[region] ?? null }),
  }));
