import { memo } from 'react';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import type { ListedProduct, ProductText } from '#app/domain/products/product.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { productTexts } from '#app/features/products/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDecimalAmount } from '#app/i18n/format/money.ts';
import { formatPercent } from '#app/i18n/format/number.ts';
import { RowIcon } from '#app/ui/icons/row-icon.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';
import { RichText } from '#app/ui/messages/rich-text.tsx';

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

type ProductTableProps = {
  products: readonly ListedProduct[];
  /** The user's own. */
  currency: CurrencyCode;
  /** The id of the row that was just added or changed. */
  highlighted: string | null;
  handlers: ProductHandlers;
};

/** The products: a table on a wide screen, cards on phones. */
export function ProductTable(props: ProductTableProps) {
  const { products, currency, highlighted, handlers } = props;
  return (
    <table className="block w-full border-collapse text-[0.9375rem] md:table">
      <thead className="hidden md:table-header-group">
        <tr className="list-heads">
          <th scope="col" className="whitespace-nowrap">
            {productTexts.columns.id}
          </th>
          <th scope="col">{productTexts.columns.name}</th>
          <th scope="col" className="text-right">
            {productTexts.columns.price}
          </th>
          <th scope="col" className="whitespace-nowrap text-right">
            {productTexts.columns.tax}
          </th>
          <th scope="col" className="text-right">
            {productTexts.columns.actions}
          </th>
        </tr>
      </thead>
      <tbody className="flex flex-col gap-3 md:table-row-group">
        {products.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            currency={currency}
            isHighlighted={product.id === highlighted}
            handlers={handlers}
          />
        ))}
      </tbody>
    </table>
  );
}

/** A row's actions; a stable object, so that only changed rows re-render. */
export type ProductHandlers = {
  copy: (product: ListedProduct) => void;
  edit: (product: ListedProduct) => void;
  remove: (product: ListedProduct) => void;
};

const actions = [
  { act: 'copy', icon: 'clone' },
  { act: 'edit', icon: 'edit' },
  { act: 'remove', icon: 'delete' },
] as const;

type ProductRowProps = {
  product: ListedProduct;
  /** The user's own. */
  currency: CurrencyCode;
  isHighlighted: boolean;
  handlers: ProductHandlers;
};

/** One product: a table row on a wide screen, a card on a phone. */
const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { product, currency, isHighlighted, handlers } = props;
  const { id, name, taxRate, customId } = product;
  return (
    <tr id={`product-${id}`} className={classNames('product-row', isHighlighted && 'is-new')}>
      <td className="product-id">{customId}</td>
      <th scope="row" className="product-name">
        {name}
      </th>
      <td className="product-price figures">
        <ProductPrice product={product} currency={currency} />
      </td>
      <td className="product-tax figures">
        <RichText
          text={productTexts.taxOf}
          tags={{ word: (word) => <span>{word}</span> }}
          values={{ rate: formatPercent(taxRate) }}
        />
      </td>
      <td className="product-actions">
        <div>
          {actions.map(({ act, icon }) => (
            <button
              key={act}
              type="button"
              aria-label={fill(productTexts.actionsOn[act], { name })}
              onClick={() => handlers[act](product)}
            >
              <RowIcon name={icon} />
              <span>{productTexts.actions[act]}</span>
            </button>
          ))}
        </div>
      </td>
    </tr>
  );
});
