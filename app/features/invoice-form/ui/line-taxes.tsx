import { Plus, X } from 'lucide-react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { taxRateDecimals } from '#app/domain/invoices/check-figures.ts';
import { taxFields } from '#app/domain/invoices/check-line.ts';
import type { DraftItem, DraftTax } from '#app/domain/invoices/draft.ts';
import { itemLimits } from '#app/domain/limits.ts';
import { isTaxReason, reasonsOf, type TaxReason } from '#app/domain/taxes/tax-choice.ts';
import { invoiceFormTexts, invoiceLineTexts } from '#app/features/invoice-form/texts.ts';
import { taxName } from '#app/features/invoice-sheet/public.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { currentCldr } from '#app/i18n/current-cldr.ts';
import { fill } from '#app/i18n/fill.ts';
import { typedText } from '#app/i18n/format/typed-number.ts';
import { controlTexts } from '#app/i18n/texts.ts';
import { Button, IconButton } from '#app/ui/buttons/button.tsx';
import { SelectField, TextField } from '#app/ui/fields/field.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { toast, toastMs } from '#app/ui/messages/toast.tsx';
import { itemFieldKey } from './field-key.ts';
import type { FormAction } from './form-state.ts';
import { useInvoiceFormContext } from './invoice-form-context.ts';
import type { ItemFieldsProps } from './item-fields.tsx';

type Line = Pick<ItemFieldsProps, 'item' | 'errors' | 'dispatch' | 'leave'>;

/** Returns the props of a line's text control; `field` is its name within the line. */
export function lineInput({ item, errors, dispatch, leave }: Line, field: string, value: string) {
  const name = itemFieldKey(item.id, field);
  return {
    name,
    value,
    error: errors[field],
    onText: (text: string) => dispatch({ type: 'set', name, value: text }),
    onBlur: () => {
      leave(name);
      dispatch({ type: 'leave', name });
    },
  };
}

/** Changes to lines, by line id. */
type LineChanges = ReadonlyMap<string, Partial<Omit<DraftItem, 'id'>>>;

/** Returns an action that changes fields of several lines; the other lines stay the same objects. */
export function changeLines(changes: LineChanges): FormAction {
  return {
    type: 'apply',
    change: (draft) => ({
      ...draft,
      items: draft.items.map((item) => {
        const changed = changes.get(item.id);
        return changed ? { ...item, ...changed } : item;
      }),
    }),
  };
}

/** Changes fields of one line. */
export function changeLine(
  { item, dispatch }: Pick<Line, 'item' | 'dispatch'>,
  changes: Partial<Omit<DraftItem, 'id'>>,
): void {
  dispatch(changeLines(new Map([[item.id, changes]])));
}

/** Sets the taxes that the user chose for a line: they no longer follow country or province. */
function changeTaxes(
  line: Pick<Line, 'item' | 'dispatch'>,
  taxes: Partial<Pick<DraftItem, 'taxName' | 'taxRate' | 'moreTaxes' | 'taxReason'>>,
): void {
  changeLine(line, { ...taxes, taxRateTouched: true });
}

/** A line's taxes by name, or the reason why it has none, with a button that copies them to all other lines. */
export function LineTaxes(props: ItemFieldsProps) {
  const { item, country } = props;
  const { document } = useInvoiceFormContext();
  const { taxReason } = item;
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 sm:col-span-2">
      <legend className="sr-only">{invoiceLineTexts.taxes.title}</legend>
      <SelectField
        label={invoiceLineTexts.noTax.why}
        name={itemFieldKey(item.id, 'taxReason')}
        className="sm:max-w-80"
        hint={taxReason === 'reverse-charge' && invoiceLineTexts.noTax.reverseCharge}
        value={taxReason}
        options={[
          { value: '', label: invoiceLineTexts.noTax.taxed },
          { value: 'none', label: invoiceLineTexts.noTax.none },
          ...reasonsOf[country].map((reason) => ({
            value: reason,
            label: reasonName(reason),
          })),
        ]}
        onChange={({ target: { value } }) => {
          const isReason = value === 'none' || isTaxReason(value);
          changeTaxes(props, { taxReason: isReason ? value : '' });
        }}
      />
      {taxReason !== 'none' && <TaxRows {...props} />}
      {!props.isOnlyOne && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => copyTaxes(props, document.getSnapshot().values.items)}
        >
          {invoiceLineTexts.taxes.applyToAll}
        </Button>
      )}
    </fieldset>
  );
}

/** The name and rate of each tax. The line itself has the rate of a single tax. */
function TaxRows(props: ItemFieldsProps) {
  const { item, country } = props;
  const { taxReason, moreTaxes } = item;
  const texts = invoiceLineTexts.taxes;
  const isNil = taxReason !== '' && taxReason !== 'reverse-charge';
  const all = taxesOf(item);
  const shown = isNil ? all.slice(0, 1) : all;
  const isOne = moreTaxes.length === 0 || isNil;
  const names = `tax-names-${item.id}`;
  const addButton = `add-tax-${item.id}`;
  const { focusSoon } = useInvoiceFormContext();

  const remove = (at: number) => {
    const [first, ...others] = all.filter((_, index) => index !== at);
    if (!first) return;
    changeTaxes(props, { taxName: first.name, taxRate: first.rate, moreTaxes: others });
    // The clicked button disappears.
    focusSoon(addButton);
  };

  return (
    <div className="flex flex-col gap-4">
      <datalist id={names}>
        {suggestedNames(country).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {shown.map((tax, at) => {
        const fields = taxFields(at);
        const position = at + 1;
        const { onText, ...name } = lineInput(props, fields.name, shownName(tax.name));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tax is identified by its position only
          <div key={at} className="flex items-start gap-2 sm:max-w-120">
            <TextField
              {...name}
              label={isOne ? texts.name : fill(texts.nameOf, { position })}
              className="grow"
              list={names}
              autoComplete="off"
              placeholder={at === 0 ? documentTexts.taxes[country] : undefined}
              onChange={({ target: { value } }) => onText(storedName(value))}
            />
            {!isOne && (
              <>
                <NumberField
                  {...lineInput(props, fields.rate, tax.rate)}
                  label={fill(texts.rateOf, { position })}
                  className="w-28 shrink-0"
                  trailing="%"
                  range={{ decimals: taxRateDecimals, max: 100 }}
                />
                <IconButton
                  className="mt-[1.625rem]"
                  label={fill(texts.remove, { position })}
                  onClick={() => remove(at)}
                >
                  <X aria-hidden="true" className="size-[1.125rem]" />
                </IconButton>
              </>
            )}
          </div>
        );
      })}
      {!isNil && all.length < itemLimits.maxTaxes && (
        <Button
          name={addButton}
          variant="secondary"
          className="self-start"
          onClick={() => {
            changeTaxes(props, { moreTaxes: [...moreTaxes, { name: '', rate: '' }] });
            focusSoon(itemFieldKey(item.id, taxFields(all.length).name));
          }}
        >
          <Plus aria-hidden="true" className="size-4" />
          {isOne ? texts.more : texts.add}
        </Button>
      )}
    </div>
  );
}

/** Shown instead of the tax field if a single rate isn't enough: the reason, or each tax with its rate. */
export function TaxSaid({ item, country }: { item: DraftItem; country: CountryCode }) {
  const { taxReason } = item;
  const said = () => {
    if (taxReason === 'none') return [invoiceLineTexts.noTax.noneShort];
    if (taxReason !== '' && taxReason !== 'reverse-charge') return [reasonName(taxReason)];
    return taxesOf(item).map(
      ({ name, rate }) =>
        `${taxName(name, country, documentTexts)} ${typedText(rate)}${currentCldr().percent}`,
    );
  };
  return (
    <div className="field col-span-3">
      <p className="field-head font-medium text-ink">{invoiceFormTexts.items.tax}</p>
      <ul className="flex min-h-11 flex-col justify-center text-right text-ink-soft text-sm [overflow-wrap:anywhere]">
        {said().map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same while the user types
          <li key={at}>{one}</li>
        ))}
      </ul>
    </div>
  );
}

/** Returns a reason as printed on documents, capitalized. */
function reasonName(reason: TaxReason): string {
  const printed = documentTexts.reasons[reason];
  return `${printed.charAt(0).toUpperCase()}${printed.slice(1)}`;
}

function taxesOf({ taxName: name, taxRate: rate, moreTaxes }: DraftItem): DraftTax[] {
  return [{ name, rate }, ...moreTaxes];
}

/** Copies this line's taxes and reason to all other lines, which stay collapsed; Undo restores theirs. */
function copyTaxes(
  { item, position, dispatch, onCopied }: ItemFieldsProps,
  items: readonly DraftItem[],
): void {
  const others = items.filter(({ id }) => id !== item.id);
  const taxes = ({ taxName: name, taxRate, moreTaxes, taxReason }: DraftItem) => ({
    taxName: name,
    taxRate,
    moreTaxes,
    taxReason,
    taxRateTouched: true,
  });
  const before = others.map(
    (one) => [one.id, { ...taxes(one), taxRateTouched: one.taxRateTouched }] as const,
  );
  onCopied(new Set(others.map(({ id }) => id)));
  dispatch(changeLines(new Map(others.map(({ id }) => [id, taxes(item)]))));
  toast.success(fill(invoiceLineTexts.taxes.applied, { position }), {
    duration: toastMs.undo,
    action: {
      label: controlTexts.undo,
      onClick: () => dispatch(changeLines(new Map(before))),
    },
  });
}

/** Returns a tax's name in the page's language; a draft stores known taxes under the same name in every language. */
function shownName(name: string): string {
  return knownNames().find(([known]) => known === name)?.[1] ?? name;
}

function storedName(shown: string): string {
  return knownNames().find(([, own]) => own === shown)?.[0] ?? shown;
}

function knownNames(): [known: string, own: string][] {
  return Object.entries(documentTexts.taxNames);
}

/** Returns the names of a country's taxes. */
function suggestedNames(country: CountryCode): readonly string[] {
  const { GST, HST, PST, RST, QST, VAT } = documentTexts.taxNames;
  const { state, county, city, district } = invoiceLineTexts.suggested;
  const names = {
    us: [state, county, city, district],
    ca: [GST, HST, PST, RST, QST],
    uk: [VAT],
    au: [GST],
  };
  return names[country];
}
