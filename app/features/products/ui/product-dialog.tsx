import { taxRateDecimals } from '#app/domain/invoices/check-figures.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import {
  type ListedProduct,
  maxCustomIdLength,
  maxProductNameLength,
  type ProductText,
  productPriceDecimals,
} from '#app/domain/products/product.ts';
import {
  checkProductForm,
  type ProductAnswer,
  settleNumber,
} from '#app/domain/products/product-form.ts';
import { unitCodes } from '#app/domain/taxes/units.ts';
import { productTexts } from '#app/features/products/texts.ts';
import { describeProductIssues } from '#app/features/products/words/product-issues.ts';
import { fill } from '#app/i18n/fill.ts';
import { symbolOf } from '#app/i18n/format/money.ts';
import { unitName } from '#app/i18n/format/unit-name.ts';
import { SelectField, TextField } from '#app/ui/fields/field.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { RecordDialog } from '#app/ui/form/record-dialog.tsx';

/** A saved product to edit, or the tax rate of a new one. */
export type ProductDialogSubject = ListedProduct | { taxRate: string };

type ProductDialogProps = {
  /** Null keeps the dialog closed. */
  subject: ProductDialogSubject | null;
  path: string;
  /** The user's own. */
  currency: CurrencyCode;
  onClose: () => void;
  onSaved: (isNew: boolean, productId: string) => void;
};

/** Adds or edits a product. */
export function ProductDialog(props: ProductDialogProps) {
  const { subject, path, currency, onClose, onSaved } = props;
  return (
    <RecordDialog<ProductText, ProductAnswer>
      kind="product"
      record={subject && recordOf(subject)}
      path={path}
      check={checkTyped}
      words={{
        add: productTexts.add,
        edit: productTexts.form.edit,
        added: productTexts.form.added,
        updated: productTexts.form.updated,
        refused: (failure) => fill(productTexts.form.refused, { failure }),
      }}
      onClose={onClose}
      onSaved={(isNew, answer) => onSaved(isNew, 'productId' in answer ? answer.productId : '')}
    >
      {({ text, put, field, typed }) => {
        const number = (name: 'unitPrice' | 'taxRate', decimals: number, max: number) => ({
          ...field(name),
          range: { decimals, max },
          onText: (changed: string) => put(name, changed),
          onBlur: () => {
            const settled = settleNumber(text[name]);
            if (settled !== text[name]) put(name, settled);
          },
        });
        return (
          <>
            <TextField
              {...typed('name')}
              label={productTexts.columns.name}
              required
              maxLength={maxProductNameLength}
              className="sm:col-span-2"
            />
            <NumberField
              {...number('unitPrice', productPriceDecimals, 999_999_999)}
              label={productTexts.form.unitPrice}
              required
              leading={symbolOf(currency)}
            />
            <NumberField
              {...number('taxRate', taxRateDecimals, 100)}
              label={productTexts.form.taxRate}
              trailing="%"
            />
            <SelectField
              label={productTexts.form.unit}
              name="unit"
              value={text.unit}
              options={[
                { value: '', label: productTexts.form.noUnit },
                ...unitCodes.map((code) => ({ value: code, label: unitName(code) })),
              ]}
              onChange={(event) => put('unit', event.target.value)}
            />
            <TextField
              {...typed('customId')}
              label={productTexts.columns.id}
              hint={productTexts.form.idHint}
              maxLength={maxCustomIdLength}
            />
          </>
        );
      }}
    </RecordDialog>
  );
}

function checkTyped(text: ProductText) {
  const checked = checkProductForm(text);
  return checked.ok
    ? checked
    : { ok: false as const, errors: describeProductIssues(checked.issues) };
}

function recordOf(subject: ProductDialogSubject): { id: string | null; text: ProductText } {
  if (!('id' in subject)) {
    return { id: null, text: { name: '', unitPrice: '', unit: '', customId: '', ...subject } };
  }
  const { id, name, unitPrice, taxRate, unit, customId } = subject;
  return { id, text: { name, unitPrice, taxRate, unit, customId } };
}
