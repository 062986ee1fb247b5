import fc from 'fast-check';
import { countryCodes } from '#app/domain/country/country.ts';
import type { InvoiceContent, InvoiceItem } from '#app/domain/invoices/content.ts';
import type { ContentFigures } from '#app/domain/invoices/draft-figures.ts';
import { invoiceTemplates, papers } from '#app/domain/invoices/sheet.ts';
import { totalsSteps } from '#app/domain/invoices/totals-steps.ts';
import { documentLanguages } from '#app/domain/language/document-language.ts';
import { type CurrencyCode, currencies, currencyCodes } from '#app/domain/money/money.ts';
import { type InvoiceTax, taxReasons } from '#app/domain/taxes/tax-choice.ts';
import { unitCodes } from '#app/domain/taxes/units.ts';
import { invoiceContent } from '#tests/fixtures/golden-invoices.ts';
import { hostileTexts } from '#tests/fixtures/hostile-sheets.ts';

/** An invoice's figures with its currency. */
export type RandomInvoice = ContentFigures & { currency: CurrencyCode };

const rate = fc.oneof(
  fc.constantFrom(0, 50_000, 70_000, 99_750, 100_000, 130_000, 140_000, 150_000, 200_000),
  fc.integer({ min: 0, max: 1_000_000 }),
);

const tax = fc.record({
  name: fc.constantFrom('', 'GST', 'QST', 'PST', 'State', 'City'),
  rate,
  number: fc.constant(null),
});

const taxes: fc.Arbitrary<InvoiceTax[]> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(tax) },
  { weight: 1, arbitrary: fc.constant<InvoiceTax[]>([]) },
  {
    weight: 2,
    arbitrary: fc.uniqueArray(tax, { minLength: 1, maxLength: 4, selector: ({ name }) => name }),
  },
);

const reason = fc.option(fc.constantFrom(...taxReasons), { nil: undefined, freq: 4 });

const typedLine = fc.record({
  quantity: fc.oneof(
    fc.integer({ min: 1, max: 1_000_000 }),
    fc.integer({ min: 1, max: 100 }).map((pieces) => pieces * 10_000),
  ),
  price: fc.oneof(
    fc.integer({ min: 0, max: 1_000_000 }).map((minor) => minor * 10_000),
    fc.integer({ min: 0, max: 10_000_000_000 }),
  ),
  unit: fc.option(fc.constantFrom(...unitCodes), { nil: undefined }),
  taxes,
  reason,
  discount: fc.option(
    fc.oneof(
      fc.record({
        kind: fc.constant('percent' as const),
        hundredths: fc.integer({ min: 1, max: 10_000 }),
      }),
      fc.record({
        kind: fc.constant('amount' as const),
        share: fc.integer({ min: 1, max: 100 }),
      }),
    ),
    { nil: undefined, freq: 3 },
  ),
});
type TypedLine = typeof typedLine extends fc.Arbitrary<infer Line> ? Line : never;

/** @param hasReverse whether it may have a reverse charge */
function itemOf(
  { quantity, price, unit, discount, ...made }: TypedLine,
  currency: CurrencyCode,
  hasReverse: boolean,
): InvoiceItem {
  const isReverse = made.reason === 'reverse-charge';
  const wanted = isReverse && !hasReverse ? undefined : made.reason;
  const taxReason = made.taxes.length > 0 ? wanted : undefined;
  const [first] = made.taxes;
  const line = {
    description: `Work of ${currencies[currency].minorDigits} decimals`,
    quantityTenThousandths: quantity,
    ...(unit && { unit }),
    unitPriceTenThousandths: price,
    taxes:
      taxReason && taxReason !== 'reverse-charge' && first ? [{ ...first, rate: 0 }] : made.taxes,
    ...(taxReason && { taxReason }),
  };
  if (discount?.kind === 'percent') return { ...line, discount };
  if (!discount) return line;
  const whole = Number(totalsSteps({ items: [line], discountHundredths: 0 }).subtotal);
  const minor = Math.floor((whole * discount.share) / 100);
  return minor > 0 ? { ...line, discount: { kind: 'amount' as const, minor } } : line;
}

/** Invoices with several taxes, inclusive or not, both kinds of discount, both roundings, in all currencies. */
export const randomInvoice: fc.Arbitrary<RandomInvoice> = fc
  .record({
    currency: fc.constantFrom(...currencyCodes),
    pricesIncludeTax: fc.boolean(),
    rounding: fc.constantFrom('tax' as const, 'line' as const),
    lines: fc.array(typedLine, { minLength: 1, maxLength: 8 }),
    discountHundredths: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10_000 })),
    share: fc.option(fc.integer({ min: 0, max: 10_000 }), { freq: 3 }),
  })
  .map(({ lines, share, ...rest }) => {
    const hasReverse = !rest.pricesIncludeTax;
    const items = lines.map((line) => itemOf(line, rest.currency, hasReverse));
    const made = { ...rest, items };
    if (share === null) return { ...made, discountAmountMinor: null };
    const { subtotal } = totalsSteps({ items, discountHundredths: 0 });
    const amount = (subtotal * BigInt(share)) / 10_000n;
    return { ...made, discountHundredths: 0, discountAmountMinor: Number(amount) || null };
  });

const texts = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Wren Studio', 'Studio Roitelet inc.', 'Крапивник') },
  { weight: 2, arbitrary: fc.constantFrom(...Object.values(hostileTexts)) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
);

/**
 * Complete invoices with the figures of `randomInvoice`, in every country, language and template; some have many lines
 * or hostile texts.
 */
export const randomDocument: fc.Arbitrary<InvoiceContent> = fc
  .record({
    figures: randomInvoice,
    country: fc.constantFrom(...countryCodes),
    template: fc.constantFrom(...invoiceTemplates),
    paper: fc.constantFrom(...papers),
    language: fc.constantFrom(...documentLanguages),
    times: fc.oneof({ weight: 6, arbitrary: fc.constant(1) }, fc.integer({ min: 10, max: 25 })),
    business: texts,
    client: texts,
    notes: fc.option(texts),
    paymentNotes: fc.option(texts),
    isFull: fc.boolean(),
  })
  .map(
    ({ figures, country, template, paper, language, times, business, client, isFull, ...notes }) =>
      invoiceContent(country, {
        ...figures,
        ...notes,
        template,
        paper,
        language,
        items: Array.from({ length: times }, () => figures.items).flat(),
        businessName: business,
        clientName: client,
        clientAddress: `${client}\n1 Road`,
        ...(isFull && {
          acceptCardPayments: true,
          stripePaymentLink: 'https://buy.stripe.com/test_abc',
          paypalPaymentLink: 'https://paypal.me/wrenstudio',
          displayPaypalQr: true,
          otherPaymentLinks: [{ name: business, url: 'https://wise.com/pay/wren' }],
        }),
      }),
  );
