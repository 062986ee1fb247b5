import { Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { fieldsOfForm } from '#app/domain/custom-fields/document-fields.ts';
import { type DraftItem, draftCurrency } from '#app/domain/invoices/draft.ts';
import { withoutDeposits } from '#app/domain/invoices/draft-deposits.ts';
import type { SavedProduct } from '#app/domain/invoices/save-answer.ts';
import { itemLimits } from '#app/domain/limits.ts';
import { type FormDefaults, startTaxes } from '#app/domain/settings/form-defaults.ts';
import { invoiceFormTexts } from '#app/features/invoice-form/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { controlTexts, issueTexts } from '#app/i18n/texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { FieldError } from '#app/ui/fields/field.tsx';
import { useMessages } from '#app/ui/form/form-context.ts';
import { FormSection } from '#app/ui/form/form-section.tsx';
import { lastItem } from '#app/ui/form/use-focus-soon.ts';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { toast, toastMs } from '#app/ui/messages/toast.tsx';
import { itemFieldKey } from './field-key.ts';
import { type FormFigures, useFigures } from './form-figures.tsx';
import { useDraft, useInvoiceFormContext } from './invoice-form-context.ts';
import { ItemFields } from './item-fields.tsx';
import { errorsByLine, hasHiddenError, hasPlainTax, noErrors, usesMore } from './line-extras.ts';
import { fillItem } from './picked-records.ts';

/** A line that deducts a deposit, which can't be changed. */
function DepositLine({ description, amount }: { description: string; amount: string }) {
  return (
    <div data-deposit className="border-line border-t py-5">
      <div className="flex justify-between gap-4">
        <p className="min-w-0 [overflow-wrap:anywhere]">{description}</p>
        <p className="figures">{amount}</p>
      </div>
      <p className="mt-1 text-ink-soft text-sm">{invoiceFormTexts.items.deposit}</p>
    </div>
  );
}

type ItemsSectionProps = {
  products: readonly SavedProduct[];
  /** The default taxes of a new line, from Settings. */
  defaults: Pick<FormDefaults, 'taxRate' | 'taxes'>;
  /** The id of the line that was just saved as a product. */
  keptItemId: string | null;
  /** Saves a line as a product; resolves when done. */
  onSaveProduct: (item: DraftItem) => Promise<void>;
};

/** The lines of the invoice; the last one can't be removed. */
export function ItemsSection(props: ItemsSectionProps) {
  const { products, defaults, keptItemId, onSaveProduct } = props;
  const { document, country, dispatch, leave, focusSoon, second, customFields } =
    useInvoiceFormContext();
  const kind = useDraft((draft) => draft.kind);
  const lineFields = useMemo(() => fieldsOfForm(customFields, 'line', kind), [customFields, kind]);
  const figures = useFigures();
  const messages = useMessages();
  const items = useDraft((draft) => draft.items);
  const currency = useDraft((draft) => draftCurrency(draft, country));
  const hasTax = useDraft((draft) => draft.registered !== 'no');
  const finePrices = useDraft((draft) => draft.finePrices);
  const [savingIds, setSavingIds] = useState<ReadonlySet<string>>(new Set());
  const [moved, setMoved] = useState('');
  const goods = withoutDeposits(items).length;
  const amounts = useMemo(() => lineAmounts(figures, country), [figures, country]);
  const errors = useMemo(() => errorsByLine(messages), [messages]);
  const needsMore = items.some((item) => {
    const isPlain = hasPlainTax(item);
    return !isPlain || usesMore(item) || hasHiddenError(errors.get(item.id) ?? noErrors, isPlain);
  });
  const { part: more, fetchNow: fetchMore } = useLazyImport(
    fetchLineParts,
    showLoadFailed,
    needsMore && 'quietly',
  );
  /** Lines whose taxes were copied from another line: they stay collapsed. */
  const [copied, setCopied] = useState<ReadonlySet<string>>(new Set());

  const remove = useCallback(
    (id: string) => {
      const { items: before } = document.getSnapshot().values;
      const index = before.findIndex((one) => one.id === id);
      const item = before[index];
      const neighbour = before[index + 1] ?? before[index - 1];
      dispatch({ type: 'remove-item', id });
      if (neighbour) focusSoon(itemFieldKey(neighbour.id, 'description'));
      if (!item) return;
      toast.info(fill(invoiceFormTexts.items.removed, { position: index + 1 }), {
        duration: toastMs.undo,
        action: {
          label: controlTexts.undo,
          onClick: () => dispatch({ type: 'restore-item', item, at: index }),
        },
      });
    },
    [document, dispatch, focusSoon],
  );

  const move = useCallback(
    (id: string, to: number) => {
      const { items: before } = document.getSnapshot().values;
      const from = before.findIndex((one) => one.id === id);
      if (to === from || to >= before.length) return;
      dispatch({ type: 'move-item', id, to });
      const places = { from: from + 1, to: to + 1, count: before.length };
      setMoved(fill(invoiceFormTexts.items.moved, places));
      // The browser drops the focus of an element that moves in the page.
      focusSoon(itemFieldKey(id, 'move'));
    },
    [document, dispatch, focusSoon],
  );

  const fillLine = useCallback(
    (id: string, product: SavedProduct) =>
      dispatch(fillItem(id, product, { products, customFields })),
    [dispatch, products, customFields],
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
    <FormSection title={invoiceFormTexts.items.title}>
      <div data-items>
        {items.map((item, index) => {
          const { total = '–', discount } = amounts.get(item.id) ?? {};
          if (item.deposit !== '') {
            return <DepositLine key={item.id} description={item.description} amount={total} />;
          }
          return (
            <ItemFields
              key={item.id}
              item={item}
              position={index + 1}
              currency={currency}
              country={country}
              lineTotal={total}
              lineDiscount={discount}
              errors={errors.get(item.id) ?? noErrors}
              hasTax={hasTax}
              finePrices={finePrices}
              isCopied={copied.has(item.id)}
              more={more}
              fetchMore={fetchMore}
              onCopied={setCopied}
              products={products}
              customFields={lineFields}
              second={second}
              isOnlyOne={goods === 1}
              isSavingProduct={savingIds.has(item.id)}
              isKept={keptItemId === item.id}
              dispatch={dispatch}
              leave={leave}
              onRemove={remove}
              onMove={move}
              onFill={fillLine}
              onSaveProduct={saveProduct}
            />
          );
        })}
      </div>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <div role="alert">
        <FieldError controlId="items" error={messages.get('items')} />
      </div>
      <Button
        variant="secondary"
        className="mt-1"
        disabled={items.length >= itemLimits.maxItems}
        onClick={() => {
          const taxes = startTaxes(country, defaults, document.getSnapshot().values.registered);
          dispatch({ type: 'add-item', taxes, customFields: lineFields });
          focusSoon(lastItem);
        }}
      >
        <Plus aria-hidden="true" className="size-4" />
        {invoiceFormTexts.items.add}
      </Button>
      <p role="status" className="mt-2 text-ink-soft text-sm empty:hidden">
        {items.length >= itemLimits.maxItems && issueTexts.tooManyItems}
      </p>
    </FormSection>
  );
}

type LineAmounts = { total: string; discount: string | undefined };

/** Returns the formatted amounts of each line, by its id. */
function lineAmounts({ draft, result }: FormFigures, country: CountryCode) {
  const amounts = new Map<string, LineAmounts>();
  if (!result.ok) return amounts;
  const { lineTotals, lineDiscounts } = result.totals;
  const currency = draftCurrency(draft, country);
  const money = (minor: number) => formatMoney(minor, currency, country);
  for (const [index, { id }] of draft.items.entries()) {
    const discount = lineDiscounts[index];
    amounts.set(id, {
      total: money(lineTotals[index] ?? 0),
      discount: discount ? money(-discount) : undefined,
    });
  }
  return amounts;
}

const fetchLineParts = () => import('./line-parts.ts');
