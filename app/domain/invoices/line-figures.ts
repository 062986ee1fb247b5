import { checkQuantity, checkUnitPrice } from './check-figures.ts';
import {
  checkLineDiscount,
  checkLineTaxes,
  type DraftFigures,
  type LineRules,
} from './check-line.ts';
import type { InvoiceItem } from './content.ts';
import type { DraftItem } from './draft.ts';
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
