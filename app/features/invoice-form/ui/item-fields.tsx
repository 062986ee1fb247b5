import { Check, ChevronDown, GripVertical, PackagePlus, Trash2 } from 'lucide-react';
import { type Dispatch, type KeyboardEvent, memo, type PointerEvent, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import {
  finePriceDecimals,
  quantityDecimals,
  taxRateDecimals,
} from '#app/domain/invoices/check-figures.ts';
import type { DraftItem } from '#app/domain/invoices/draft.ts';
import type { SavedProduct } from '#app/domain/invoices/save-answer.ts';
import { maxChoices } from '#app/domain/limits.ts';
import { type CurrencyCode, currencies } from '#app/domain/money/money.ts';
import { invoiceFormTexts } from '#app/features/invoice-form/texts.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney, needsCode, symbolOf } from '#app/i18n/format/money.ts';
import { Button, IconButton } from '#app/ui/buttons/button.tsx';
import { SelectField, TextAreaField } from '#app/ui/fields/field.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { listen } from '#app/ui/hooks/effects.ts';
import { classNames } from '#app/ui/layout/class-names.ts';
import { DraftFieldInput } from './custom-fields.tsx';
import { itemFieldKey } from './field-key.ts';
import type { ItemTextField } from './form-state.ts';
import type { InvoiceForm } from './invoice-form-context.ts';
import { hasHiddenError, hasPlainTax, type LineErrors, usesMore } from './line-extras.ts';

type ItemMoverProps = {
  id: string;
  /** Counts from 1. */
  position: number;
  disabled: boolean;
  /** Moves the line to a position, counted from 0. */
  onMove: (id: string, to: number) => void;
};

/** The handle that moves a line, by dragging or with the arrow keys. */
function ItemMover({ id, position, disabled, onMove }: ItemMoverProps) {
  const moveByKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    onMove(id, Math.max(0, position - 1 + step));
  };
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const list = event.currentTarget.closest('[data-items]');
    if (event.button !== 0 || !list) return;
    const end = () => stop();
    const stop = listen(window, {
      pointermove: ({ clientY }) => {
        onMove(id, placeAt(clientY, otherRows(list, id)));
        scrollAtEdges(clientY);
      },
      pointerup: end,
      pointercancel: end,
    });
  };
  return (
    <IconButton
      label={fill(invoiceFormTexts.items.move, { position })}
      title={invoiceFormTexts.items.howToMove}
      name={itemFieldKey(id, 'move')}
      className="cursor-grab touch-none active:cursor-grabbing"
      disabled={disabled}
      onKeyDown={moveByKey}
      onPointerDown={drag}
    >
      <GripVertical aria-hidden="true" className="size-[1.125rem]" />
    </IconButton>
  );
}

type Row = { top: number; height: number };

/** Returns the position, from 0, of a line dragged to a height: after all other lines whose middle is above it. */
export function placeAt(y: number, others: readonly Row[]): number {
  return others.filter(({ top, height }) => top + height / 2 < y).length;
}

function otherRows(list: Element, id: string): Row[] {
  return [...list.querySelectorAll<HTMLElement>('[data-item]')]
    .filter((row) => row.dataset.item !== id)
    .map((row) => row.getBoundingClientRect());
}

const edge = 96;
const step = 16;

function scrollAtEdges(y: number): void {
  if (y < edge) window.scrollBy(0, -step);
  else if (y > window.innerHeight - edge) window.scrollBy(0, step);
}

export type ItemFieldsProps = Pick<InvoiceForm, 'dispatch' | 'leave' | 'second'> & {
  item: DraftItem;
  /** Counts from 1. */
  position: number;
  currency: CurrencyCode;
  country: CountryCode;
  /** After the line's discount, which is undefined if there is none. */
  lineTotal: string;
  lineDiscount: string | undefined;
  errors: LineErrors;
  /** False if the seller isn't registered. */
  hasTax: boolean;
  /** Prices have extra decimals. */
  finePrices: boolean;
  /** The collapsed part, once it is loaded. */
  more: typeof import('./line-parts.ts') | null;
  fetchMore: (quietly: boolean) => void;
  /** Its taxes were copied from another line. */
  isCopied: boolean;
  /** Called with the ids of the lines that got this line's taxes. */
  onCopied: Dispatch<ReadonlySet<string>>;
  products: readonly SavedProduct[];
  /** Fills the line with a product. */
  onFill: (id: string, product: SavedProduct) => void;
  /** The seller's own fields for each line. */
  customFields: readonly CustomField[];
  isOnlyOne: boolean;
  isSavingProduct: boolean;
  /** It was just saved as a product. */
  isKept: boolean;
  onRemove: (id: string) => void;
  /** Moves the line to a position, counted from 0. */
  onMove: (id: string, to: number) => void;
  onSaveProduct: (item: DraftItem) => void;
};

/** One line of the invoice. Memoized: of a hundred lines, only the one being edited renders. */
export const ItemFields = memo(function ItemFields(props: ItemFieldsProps) {
  const { item, position, currency, country, products, second, dispatch, leave } = props;
  const inputOf = (field: ItemTextField) => ({
    name: itemFieldKey(item.id, field),
    value: item[field],
    onText: (value: string) => dispatch({ type: 'set', name: itemFieldKey(item.id, field), value }),
    onBlur: () => {
      leave(itemFieldKey(item.id, field));
      dispatch({ type: 'leave', name: itemFieldKey(item.id, field) });
    },
  });
  const { onText: setDescription, ...description } = inputOf('description');
  const { minorDigits } = currencies[currency];
  const { errors, hasTax, finePrices, more, fetchMore } = props;
  const isPlain = hasPlainTax(item);
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = hasHiddenError(errors, isPlain) || (choice ?? (usesMore(item) && !props.isCopied));
  // Stay open after a field is emptied: the user may still be typing in it.
  if (isOpen && choice !== true) setChoice(true);

  return (
    <fieldset
      data-item={item.id}
      data-saved={props.isKept || undefined}
      className={classNames('form-item', props.isKept && 'animate-saved')}
    >
      <legend className="float-left font-medium text-ink-soft text-sm leading-11">
        {fill(invoiceFormTexts.items.item, { position })}
      </legend>
      <div className="relative -right-3 flex justify-end">
        {products.length > 0 && (
          <SelectField
            label={invoiceFormTexts.items.savedItem}
            name={itemFieldKey(item.id, 'product')}
            labelHidden
            className="ml-2 min-w-0 flex-1 sm:ml-auto sm:max-w-64"
            value=""
            options={[
              {
                value: '',
                label:
                  products.length < maxChoices
                    ? invoiceFormTexts.items.choose
                    : invoiceFormTexts.items.chooseNewest,
              },
              ...products.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => {
              const product = products.find(({ id }) => id === event.target.value);
              if (product) props.onFill(item.id, product);
            }}
          />
        )}
        <ItemMover
          id={item.id}
          position={position}
          disabled={props.isOnlyOne}
          onMove={props.onMove}
        />
        <IconButton
          label={fill(invoiceFormTexts.items.remove, { position })}
          disabled={props.isOnlyOne}
          onClick={() => props.onRemove(item.id)}
        >
          <Trash2 aria-hidden="true" className="size-[1.125rem]" />
        </IconButton>
      </div>
      <div className="clear-both grid grid-cols-10 gap-x-3 gap-y-5 pt-3 sm:gap-x-4">
        <TextAreaField
          {...description}
          label={invoiceFormTexts.items.description}
          {...second?.inFrench('description')}
          required
          rows={1}
          className="col-span-10"
          error={errors.description}
          onChange={(event) => setDescription(event.target.value)}
        />
        {second && (
          <second.SecondField
            of="description"
            name={itemFieldKey(item.id, 'secondDescription')}
            rows={1}
            className="col-span-10"
          />
        )}
        {props.customFields.map((field) => (
          <DraftFieldInput
            key={field.id}
            field={field}
            name={itemFieldKey(item.id, `fields.${field.id}.value`)}
            values={item.fields}
            className="col-span-10 sm:col-span-5"
            error={errors[`fields.${field.id}.value`]}
            onText={(value) => dispatch({ type: 'set-custom', id: item.id, field, value })}
          />
        ))}
        <NumberField
          {...inputOf('quantity')}
          label={invoiceFormTexts.items.quantity}
          className="col-span-3"
          range={{ decimals: quantityDecimals }}
          error={errors.quantity}
        />
        <NumberField
          {...inputOf('unitPrice')}
          label={invoiceFormTexts.items.price}
          className={props.hasTax ? 'col-span-4' : 'col-span-7'}
          leading={symbolOf(currency)}
          range={{ decimals: minorDigits + (finePrices ? finePriceDecimals : 0) }}
          describe={finePrices ? undefined : (minor) => formatMoney(minor, currency, country)}
          aside={
            needsCode(currency, country) && (
              <span className="font-normal text-ink-soft">{currency}</span>
            )
          }
          error={errors.unitPrice}
        />
        {hasTax && isPlain && (
          <NumberField
            {...inputOf('taxRate')}
            label={invoiceFormTexts.items.tax}
            className="col-span-3"
            trailing="%"
            range={{ decimals: taxRateDecimals, max: 100 }}
            error={errors.taxRate}
          />
        )}
        {hasTax && !isPlain && more && <more.TaxSaid item={item} country={country} />}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 sm:gap-x-4">
        <div className="-ml-3 flex flex-wrap">
          <Button
            variant="quiet"
            size="small"
            loading={props.isSavingProduct}
            onClick={() => props.onSaveProduct(item)}
          >
            {props.isKept ? (
              <Check aria-hidden="true" className="size-4 text-accent-ink" />
            ) : (
              <PackagePlus aria-hidden="true" className="size-4" />
            )}
            {invoiceFormTexts.items.saveAsProduct}
          </Button>
          <Button
            variant="quiet"
            size="small"
            className="min-h-11"
            aria-expanded={isOpen}
            onClick={() => {
              fetchMore(false);
              setChoice(!isOpen);
            }}
          >
            <ChevronDown
              aria-hidden="true"
              className={classNames('size-4 transition-transform', isOpen && 'rotate-180')}
            />
            {invoiceFormTexts.items.more}
          </Button>
        </div>
        <p className="ml-auto text-ink-soft text-sm">
          <span className="max-sm:sr-only">{invoiceFormTexts.items.amount}</span>{' '}
          <span className="figures font-medium text-base text-ink sm:ml-2">{props.lineTotal}</span>
          {props.lineDiscount && (
            <span className="block text-right">
              {fill(documentTexts.line.discount, { discount: props.lineDiscount })}
            </span>
          )}
        </p>
      </div>
      {isOpen && more && <more.LineMore {...props} />}
    </fieldset>
  );
});
