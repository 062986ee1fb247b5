import type { CountryCode } from '#app/domain/country/country.ts';
import { checkQuantity, checkUnitPrice } from './check-figures.ts';
import {
  checkInvoiceDiscount,
  checkLineDiscount,
  checkLineTaxes,
  type DraftFigures,
  type LineRules,
  lineRules,
} from './check-line.ts';
import type { InvoiceContent, InvoiceItem } from './content.ts';
import type { DraftItem, InvoiceDraft } from './draft.ts';
import { parseDeposit } from './draft-deposits.ts';

/** Parses lines while they are typed: invalid values count as 0, so that the rest still adds up. */
export function lenientItems(items: readonly DraftItem[], rules: LineRules): InvoiceItem[] {
  return items.map(
    (item) =>
      (item.deposit === '' ? null : parseDeposit(item)) ?? {
        description: item.description,
        ...validFigures(checkLineFigures(item, rules), item),
      },
  );
}

/** Validates the values that determine a line's amounts, each with its error. */
export function checkLineFigures(item: DraftFigures, rules: LineRules) {
  const quantity = checkQuantity(item.quantity);
  const unitPrice = checkUnitPrice(item.unitPrice, rules);
  return {
    quantity,
    unitPrice,
    discount: checkLineDiscount(item, {
      quantityTenThousandths: quantity.value ?? 0,
      unitPriceTenThousandths: unitPrice.value ?? 0,
      currency: rules.currency,
    }),
    taxes: checkLineTaxes(item, rules),
  };
}

/** Returns the same in the invoice's format; invalid values count as 0 or are left out. */
export function validFigures(
  { quantity, unitPrice, discount, taxes: { taxes } }: ReturnType<typeof checkLineFigures>,
  { taxReason }: DraftFigures,
) {
  return {
    quantityTenThousandths: quantity.value ?? 0,
    unitPriceTenThousandths: unitPrice.value ?? 0,
    ...(discount.value && { discount: discount.value }),
    taxes,
    ...(taxReason !== '' && taxReason !== 'none' && taxes.length > 0 && { taxReason }),
  };
}

/** The parts of an invoice that determine its amounts. */
export type ContentFigures = Pick<
  InvoiceContent,
  'items' | 'discountHundredths' | 'discountAmountMinor' | 'pricesIncludeTax' | 'rounding'
>;

/** Returns the same for a form being filled in. An invalid number counts as 0, so that the rest still adds up. */
export function draftFigures(draft: InvoiceDraft, country: CountryCode): ContentFigures {
  const rules = lineRules(draft, country);
  const { pricesIncludeTax, rounding } = draft;
  const items = lenientItems(draft.items, rules);
  const { code, ...discount } = checkInvoiceDiscount(draft, items, rules.currency);
  return { items, ...discount, pricesIncludeTax, rounding };
}
