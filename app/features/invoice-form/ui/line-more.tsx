import { discountDecimals } from '#app/domain/invoices/check-figures.ts';
import { type CurrencyCode, currencies } from '#app/domain/money/money.ts';
import { isUnitCode, unitCodes } from '#app/domain/taxes/units.ts';
import { invoiceLineTexts } from '#app/features/invoice-form/texts.ts';
import { currentCldr } from '#app/i18n/current-cldr.ts';
import { formatMoney, symbolOf } from '#app/i18n/format/money.ts';
import { unitName } from '#app/i18n/format/unit-name.ts';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { SelectField } from '#app/ui/fields/field.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { itemFieldKey } from './field-key.ts';
import type { ItemFieldsProps } from './item-fields.tsx';
import { changeLine, LineTaxes, lineInput } from './line-taxes.tsx';

/** Options that few lines need: a unit, a line discount, several taxes, and extra decimals in all prices. */
export function LineMore(props: ItemFieldsProps) {
  const { item, hasTax, finePrices, dispatch } = props;
  return (
    <div className="mt-3 grid gap-x-4 gap-y-5 rounded-md border border-line p-3 sm:grid-cols-2 sm:p-4">
      <SelectField
        label={invoiceLineTexts.unit}
        name={itemFieldKey(item.id, 'unit')}
        value={item.unit}
        options={[
          { value: '', label: invoiceLineTexts.noUnit },
          ...unitCodes.map((code) => ({ value: code, label: unitName(code) })),
        ]}
        onChange={({ target: { value } }) =>
          changeLine(props, { unit: isUnitCode(value) ? value : '' })
        }
      />
      <LineDiscountFields {...props} />
      {hasTax && <LineTaxes {...props} />}
      <CheckboxField
        kind="switch"
        className="sm:col-span-2"
        label={invoiceLineTexts.finePrices}
        hint={invoiceLineTexts.whereFinePrices}
        name={itemFieldKey(item.id, 'finePrices')}
        checked={finePrices}
        onChange={({ target: { checked } }) =>
          dispatch({ type: 'set', name: 'finePrices', value: checked })
        }
      />
    </div>
  );
}

/** The line's own discount, as a percentage or an amount. */
function LineDiscountFields(props: ItemFieldsProps) {
  const { item, currency, country } = props;
  const isAmount = item.discountKind === 'amount';
  return (
    <div className="flex items-start gap-2">
      <NumberField
        {...lineInput(props, 'discount', item.discount)}
        label={invoiceLineTexts.discount}
        className="grow"
        range={isAmount ? amountRange(currency) : percentRange}
        describe={isAmount ? (minor) => formatMoney(minor, currency, country) : undefined}
      />
      <SelectField
        label={invoiceLineTexts.discountKind}
        labelHidden
        className="mt-[1.625rem] w-24"
        name={itemFieldKey(item.id, 'discountKind')}
        value={item.discountKind}
        options={[
          { value: 'percent', label: currentCldr().percent.trim() },
          { value: 'amount', label: symbolOf(currency) },
        ]}
        onChange={({ target: { value } }) =>
          changeLine(props, { discountKind: value === 'amount' ? 'amount' : 'percent' })
        }
      />
    </div>
  );
}

const percentRange = { decimals: discountDecimals, max: 100 };

function amountRange(currency: CurrencyCode) {
  return { decimals: currencies[currency].minorDigits };
}
