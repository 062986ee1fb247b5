import { formatDecimal } from '#app/domain/money/decimal.ts';
import { moneyToText } from '#app/domain/money/money.ts';
import type { ScheduleStep } from '#app/domain/payments/schedule.ts';
import type { TypedKind } from '../documents/kind.ts';
import { draftOfLook } from '../looks/look.ts';
import { dueDateOf, ownDueDate } from '../payments/terms.ts';
import { typeSteps } from '../payments/typed-steps.ts';
import { mainTaxes } from '../taxes/tax-choice.ts';
import {
  discountDecimals,
  finePriceDecimals,
  quantityDecimals,
  taxRateDecimals,
} from './check-figures.ts';
import type { InvoiceContent, InvoiceItem } from './content.ts';
import type { DraftItem, DraftTax, InvoiceDraft, TaxNumber } from './draft.ts';
import { depositText } from './draft-deposits.ts';
import { formatUnitPrice } from './invoice-json.ts';
import { hasTaxes, provinceTaxes } from './province-taxes.ts';

/**
 * Converts a saved invoice to form texts for cloning and editing. Validated again under the invoice's own country, it
 * gives the same content and figures. Currency and tax rates are the invoice's, not the country's.
 * @param savedPaypalLink the link in Settings; the form's switch for it is on while the invoice has the same link
 * @param schedule its installments
 */
export function draftOfInvoice(
  content: InvoiceContent,
  savedPaypalLink: string | null,
  schedule: readonly ScheduleStep[] = [],
  kind: TypedKind = 'invoice',
): InvoiceDraft {
  const { country, clientId, items, look, fields = [], ...others } = content;
  const { discountHundredths, discountAmountMinor, ...same } = others;
  const texts = Object.fromEntries(
    Object.entries(same).map(([field, value]) => [field, value ?? '']),
  ) as { [Field in keyof typeof same]: NonNullable<(typeof same)[Field]> };
  const ofProvince = provinceTaxes(texts);
  const { invoiceDate, dueDate } = content;
  const hasDefault = dueDateOf('', invoiceDate) === dueDate;
  return {
    ...texts,
    paymentTerms: content.paymentTerms ?? (hasDefault || kind === 'estimate' ? '' : ownDueDate),
    look: look && draftOfLook(look),
    fields,
    kind,
    selectedClientId: clientId,
    items: items.map((item, index) => ({
      id: `item-${index + 1}`,
      description: item.description,
      secondDescription: item.secondDescription ?? '',
      quantity: formatDecimal(item.quantityTenThousandths, quantityDecimals),
      unit: item.unit ?? '',
      unitPrice: formatUnitPrice(item.unitPriceTenThousandths, content.currency),
      ...lineDiscountTexts(item, content.currency),
      ...taxTexts(item, ofProvince),
      sourceLine: String(item.sourceLine ?? ''),
      deposit: depositText(item),
      fields: item.fields ?? [],
    })),
    finePrices: items.some((item) => item.unitPriceTenThousandths % 10 ** finePriceDecimals !== 0),
    taxNumbers: taxNumbersOf(content),
    ...(discountAmountMinor === null
      ? {
          discount: formatDecimal(discountHundredths, discountDecimals),
          discountKind: 'percent',
          showDiscount: discountHundredths > 0,
        }
      : {
          discount: moneyToText(discountAmountMinor, content.currency),
          discountKind: 'amount',
          showDiscount: true,
        }),
    usePaypalFromSettings:
      content.paypalPaymentLink !== null && content.paypalPaymentLink === savedPaypalLink,
    schedule: typeSteps(schedule, content.currency, content),
    correctionReason: '',
    confirmedPayment: '',
    pendingPdfDownload: false,
    pendingSave: false,
    saveKey: '',
  };
}

function lineDiscountTexts(
  { discount }: InvoiceItem,
  currency: InvoiceContent['currency'],
): Pick<DraftItem, 'discount' | 'discountKind'> {
  if (!discount) return { discount: '', discountKind: 'percent' };
  return {
    discountKind: discount.kind,
    discount:
      discount.kind === 'percent'
        ? formatDecimal(discount.hundredths, discountDecimals)
        : moneyToText(discount.minor, currency),
  };
}

/**
 * Marks a line whose taxes are those of the invoice's province as untouched, so that it keeps following the province.
 */
function taxTexts({ taxes, taxReason }: InvoiceItem, ofProvince: readonly DraftTax[] | null) {
  const [first, ...others] = taxes.map(({ name, rate }) => ({
    name,
    rate: formatDecimal(rate, taxRateDecimals),
  }));
  const texts = {
    taxName: first?.name ?? '',
    taxRate: first?.rate ?? '0',
    moreTaxes: others,
    taxReason: taxReason ?? (first ? ('' as const) : ('none' as const)),
  };
  return { ...texts, taxRateTouched: ofProvince === null || !hasTaxes(texts, ofProvince) };
}

/** Returns the seller's tax numbers that the invoice prints. */
function taxNumbersOf({ items, country }: InvoiceContent): TaxNumber[] {
  const numbers = new Map<string, string>();
  for (const { name, number } of items.flatMap(({ taxes }) => taxes)) {
    if (number !== null) numbers.set(name || mainTaxes[country], number);
  }
  return [...numbers].map(([tax, number]) => ({ tax, number }));
}
