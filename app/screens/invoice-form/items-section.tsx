import { Plus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import { FieldError } from '#app/components/fields/field.tsx';
import { type DraftItem, draftCurrency } from '#app/domain/invoices/draft.ts';
import { itemLimits } from '#app/domain/invoices/limits.ts';
import type { SavedProduct } from '#app/domain/invoices/save-answer.ts';
import type { TotalsResult } from '#app/domain/invoices/totals.ts';
import { formatMoney } from '#app/domain/money/money.ts';
import { lastItem } from '../form/use-focus-soon.ts';
import { itemFieldKey } from './field-key.ts';
import { FormSection } from './form-section.tsx';
import { useInvoiceForm } from './invoice-form.ts';
import { ItemFields } from './item-fields.tsx';

type ItemsSectionProps = {
  products: readonly SavedProduct[];
  /** The rate a new line begins with; null for the country's. */
  taxRate: string | null;
  figures: TotalsResult;
  /** The line that was kept as a product a moment ago. */
  keptItemId: string | null;
  /** Saves a line as a product; resolves when that is done. */
  onSaveProduct: (item: DraftItem) => Promise<void>;
};

/** The lines of the invoice; the last remaining one cannot be removed. */
export function ItemsSection(props: ItemsSectionProps) {
  const { products, taxRate, figures, keptItemId, onSaveProduct } = props;
  const { draft, country, dispatch, messages, leave, focusSoon } = useInvoiceForm();
  const [savingIds, setSavingIds] = useState<ReadonlySet<string>>(new Set());
  const { items } = draft;
  // A remove button that knew the lines would draw all of them anew with every letter.
  const newest = useRef(items);
  newest.current = items;
  const currency = draftCurrency(draft, country);

  const remove = useCallback(
    (id: string) => {
      const index = newest.current.findIndex((item) => item.id === id);
      const neighbour = newest.current[index + 1] ?? newest.current[index - 1];
      dispatch({ type: 'remove-item', id });
      if (neighbour) focusSoon(itemFieldKey(neighbour.id, 'description'));
    },
    [dispatch, focusSoon],
  );

  const saveProduct = useCallback(
    (item: DraftItem) => {
      setSavingIds((ids) => new Set([...ids, item.id]));
      onSaveProduct(item).finally(() =>
        setSavingIds((ids) => new Set([...ids].filter((id) => id !== item.id))),
      );
    },
    [onSaveProduct],
  );

  return (
    <FormSection title="Items">
      {items.map((item, index) => {
        const errorOf = (field: string) => messages.get(itemFieldKey(item.id, field));
        const lineTotal = figures.ok ? figures.totals.lineTotals[index] : undefined;
        return (
          <ItemFields
            key={item.id}
            item={item}
            position={index + 1}
            country={country}
            currency={currency}
            lineTotal={lineTotal === undefined ? '–' : formatMoney(lineTotal, currency)}
            descriptionError={errorOf('description')}
            quantityError={errorOf('quantity')}
            priceError={errorOf('unitPrice')}
            taxError={errorOf('taxRate')}
            products={products}
            isOnlyOne={items.length === 1}
            isSavingProduct={savingIds.has(item.id)}
            isKept={keptItemId === item.id}
            dispatch={dispatch}
            leave={leave}
            onRemove={remove}
            onSaveProduct={saveProduct}
          />
        );
      })}
      <div role="alert">
        <FieldError controlId="items" error={messages.get('items')} />
      </div>
      <Button
        variant="secondary"
        className="mt-1"
        disabled={items.length >= itemLimits.mostItems}
        onClick={() => {
          dispatch({ type: 'add-item', country, taxRate });
          focusSoon(lastItem);
        }}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add Item
      </Button>
    </FormSection>
  );
}

// @covers invoices-2.5
