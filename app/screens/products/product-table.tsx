import type { ListedProduct } from '#app/domain/products/product.ts';
import { type ProductHandlers, ProductRow } from './product-row.tsx';

type ProductTableProps = {
  products: readonly ListedProduct[];
  /** Of the user's currency. */
  currencySymbol: string;
  /** The row that came or changed just now. */
  highlighted: string | null;
  handlers: ProductHandlers;
};

/** The products with the five columns of `platform.md` section 2: a table on a desk, a column of cards on phones. */
export function ProductTable({
  products,
  currencySymbol,
  highlighted,
  handlers,
}: ProductTableProps) {
  return (
    <table className="block w-full border-collapse text-[0.9375rem] md:table">
      <thead className="hidden md:table-header-group">
        <tr className="list-heads">
          <th scope="col" className="whitespace-nowrap">
            Product ID
          </th>
          <th scope="col">Product/Service</th>
          <th scope="col" className="text-right">
            Price
          </th>
          <th scope="col" className="whitespace-nowrap text-right">
            Tax Rate
          </th>
          <th scope="col" className="text-right">
            Actions
          </th>
        </tr>
      </thead>
      <tbody className="flex flex-col gap-3 md:table-row-group">
        {products.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            currencySymbol={currencySymbol}
            isHighlighted={product.id === highlighted}
            handlers={handlers}
          />
        ))}
      </tbody>
    </table>
  );
}

// @covers platform-2.42
