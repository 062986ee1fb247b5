import type { CurrencyCode } from '#app/domain/money/currency.ts';
import type { ProductText } from '#app/domain/products/product.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts/documents.ts';
import { formatDecimalAmount } from '#app/i18n/format/money.ts';

type ProductPriceProps = {
  product: Pick<ProductText, 'unitPrice' | 'unit'>;
  /** The user's own. */
  currency: CurrencyCode;
};

/** A product's price per unit: `£0.0125 / kWh`. */
export function ProductPrice({ product, currency }: ProductPriceProps) {
  const { unitPrice, unit } = product;
  return (
    <>
      {formatDecimalAmount(unitPrice, currency)}
      {unit && <span className="text-ink-soft">{` / ${documentTexts.units[unit]}`}</span>}
    </>
  );
}
