import { Link, useNavigation, useSearchParams } from '@remix-run/react';
import { FileUp, Package, Plus, SearchX } from 'lucide-react';
import { Button } from '#app/components/buttons/button.tsx';
import { LinkButton } from '#app/components/buttons/link-button.tsx';
import { SearchBox } from '#app/components/fields/search-box.tsx';
import { EmptyState } from '#app/components/messages/empty-state.tsx';
import { LoadFailure } from '#app/components/messages/load-failure.tsx';
import { LoadMore } from '#app/components/messages/load-more.tsx';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { formatCount } from '#app/domain/format-count.ts';
import { moreRows } from '#app/domain/lists/page-window.ts';
import { currencies } from '#app/domain/money/currency.ts';
import type { ListedProduct } from '#app/domain/products/product.ts';
import { longestSearch, readSearch } from '#app/domain/search-text.ts';
import { ExportCsv } from '../csv/export-csv.tsx';
import { DeleteProductDialog } from './delete-product-dialog.tsx';
import { TemplateLink } from './file-picker.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { ProductTable } from './product-table.tsx';
import { useProductDialogs } from './use-product-dialogs.ts';

export type ProductsPageProps = {
  country: CountryCode;
  /** With which new products start, as decimal text. */
  taxRate: string;
  list: {
    /** The newest first. */
    products: ListedProduct[];
    /** How many the search finds. */
    total: number;
    /** What was searched for; empty for all. */
    search: string;
    /** Where the page on screen begins and where the next one would; null at the list's ends. */
    after: string | null;
    next: string | null;
  };
  /** Why the page that the address asks for did not come; `list` is then an older one. */
  failure: string | null;
};

/** The products and services of the signed-in seller (`platform.md` section 2, Products page). */
export function ProductsPage({ country, taxRate, list, failure }: ProductsPageProps) {
  const { products, total, search, after, next } = list;
  const listPath = `/${country}/products`;
  const currencySymbol = currencies[countries[country].currency].symbol;
  const dialogs = useProductDialogs(listPath, taxRate, search !== '' || after !== null);
  const [parameters] = useSearchParams();
  const { state, location } = useNavigation();
  const isComing = state === 'loading' && location.pathname === listPath;
  const isBlank = total === 0 && search === '' && !isComing && failure === null;

  return (
    <div className="page-width pt-6 md:pt-4">
      <div className="flex items-center justify-between gap-4">
        <h1 className="font-semibold text-2xl tracking-tight md:text-3xl">Products</h1>
        {!isBlank && <AddProductButton onPress={dialogs.add} />}
      </div>
      {!isBlank && (
        <>
          <div className="mt-5 flex gap-2 max-lg:flex-wrap">
            <div className="flex min-w-0 flex-1 gap-2 max-lg:basis-full">
              <SearchBox
                listPath={listPath}
                search={isComing ? readSearch(new URLSearchParams(location.search)) : search}
                label="Search products"
                placeholder="Name or product ID"
                maxLength={longestSearch}
                isPending={isComing}
                clean={(typed) => readSearch(new URLSearchParams({ q: typed }))}
                addressOf={(q) => addressOf(listPath, q)}
              />
              <ExportCsv what="products" />
            </div>
            <div className="flex gap-2 max-sm:basis-full max-sm:*:flex-1 max-sm:*:whitespace-nowrap max-sm:*:px-2">
              <ImportButton onPress={dialogs.startImport} />
              <TemplateLink />
            </div>
          </div>
          <p role="status" className="figures mt-3 text-ink-faint text-sm">
            {total === 1 ? '1 product' : `${formatCount(total)} products`}
          </p>
        </>
      )}
      {failure !== null ? (
        <LoadFailure>Error loading products: {failure}</LoadFailure>
      ) : isBlank ? (
        <EmptyState
          icon={<Package aria-hidden="true" className="size-12" strokeWidth={1.25} />}
          title="No products yet"
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <AddProductButton onPress={dialogs.add} />
              <ImportButton onPress={dialogs.startImport} />
              <TemplateLink />
            </div>
          }
        >
          Add what you sell often, with its price and tax rate. Then you pick it on an invoice
          instead of typing it again.
        </EmptyState>
      ) : total === 0 ? (
        <EmptyState
          icon={<SearchX aria-hidden="true" className="size-12" strokeWidth={1.25} />}
          title="No matching products"
          action={
            <LinkButton to={listPath} variant="secondary">
              Clear search
            </LinkButton>
          }
        >
          Try another name or product ID
        </EmptyState>
      ) : (
        <section
          id="product-list"
          tabIndex={-1}
          aria-label="Products"
          aria-busy={isComing || undefined}
          className="invoice-list"
        >
          {after !== null && (
            <Link
              to={addressOf(listPath, search)}
              className="thumb mb-2 inline-flex items-center font-medium text-accent-ink underline underline-offset-4"
            >
              Back to the start of the list
            </Link>
          )}
          <ProductTable
            products={products}
            currencySymbol={currencySymbol}
            highlighted={dialogs.highlighted}
            handlers={dialogs.handlers}
          />
          {next !== null && (
            <LoadMore
              address={`${listPath}?${moreRows(parameters, next)}`}
              isOtherPage={moreRows(parameters, next).get('after') !== after}
              shown={products.length}
              isLoading={isComing}
            />
          )}
        </section>
      )}
      <ProductDialog
        subject={dialogs.subject}
        path={listPath}
        currencySymbol={currencySymbol}
        onClose={dialogs.closeDialog}
        onSaved={dialogs.onSaved}
      />
      <DeleteProductDialog
        product={dialogs.doomed}
        path={listPath}
        onClose={dialogs.closeQuestion}
        onDeleted={dialogs.onDeleted}
      />
      <ImportDialog
        open={dialogs.isImporting}
        currencySymbol={currencySymbol}
        onClose={dialogs.closeImport}
        onImported={dialogs.onImported}
      />
    </div>
  );
}

function AddProductButton({ onPress }: { onPress: () => void }) {
  return (
    <Button onClick={onPress}>
      <Plus aria-hidden="true" className="size-4.5" />
      Add Product
    </Button>
  );
}

function ImportButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="secondary" onClick={onPress}>
      <FileUp aria-hidden="true" className="size-4.5" />
      Import CSV
    </Button>
  );
}

function addressOf(listPath: string, search: string): string {
  return search === '' ? listPath : `${listPath}?${new URLSearchParams({ q: search })}`;
}

// @covers platform-1.3 platform-2.42
