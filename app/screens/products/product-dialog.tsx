import { useId, useState } from 'react';
import { TextField } from '#app/components/fields/text-field.tsx';
import { toast } from '#app/components/messages/toast.tsx';
import { FormDialog } from '#app/components/overlays/form-dialog.tsx';
import {
  type ListedProduct,
  longestCustomId,
  longestProductName,
  type ProductText,
} from '#app/domain/products/product.ts';
import type { ProductAnswer } from '#app/domain/products/product-answer.ts';
import { checkProductForm, settleNumber } from '#app/domain/products/product-form.ts';
import { FormAlert } from '../account/form-alert.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { NumberField } from '../invoice-form/number-field.tsx';

/** What the dialog is about: a new product that starts with a tax rate, or a saved one. */
export type ProductDialogSubject =
  | { kind: 'add'; taxRate: string }
  | { kind: 'edit'; product: ListedProduct };

type ProductDialogProps = {
  /** Null keeps it closed. */
  subject: ProductDialogSubject | null;
  /** Where the screen posts to. */
  path: string;
  /** Of the user's currency. */
  currencySymbol: string;
  onClose: () => void;
  onSaved: (kind: ProductDialogSubject['kind'], productId: string) => void;
};

/** Adds or edits a product; it stays open, with everything typed, until the server has it. */
export function ProductDialog(props: ProductDialogProps) {
  const { subject, path, currencySymbol, onClose, onSaved } = props;
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const isNew = subject?.kind === 'add';
  return (
    <FormDialog
      open={subject !== null}
      title={isNew ? 'Add Product' : 'Edit Product'}
      saveLabel={isNew ? 'Add Product' : 'Save'}
      formId={formId}
      isSaving={isSaving}
      onClose={onClose}
    >
      {subject && (
        <ProductForm
          formId={formId}
          subject={subject}
          path={path}
          currencySymbol={currencySymbol}
          isSaving={isSaving}
          onSaving={setSaving}
          onSaved={(productId) => {
            onClose();
            onSaved(subject.kind, productId);
          }}
        />
      )}
    </FormDialog>
  );
}

type ProductFormProps = {
  formId: string;
  subject: ProductDialogSubject;
  path: string;
  currencySymbol: string;
  isSaving: boolean;
  onSaving: (isSaving: boolean) => void;
  onSaved: (productId: string) => void;
};

function ProductForm({ formId, subject, currencySymbol, onSaved, ...saving }: ProductFormProps) {
  const { form, text, put, save, failure, field } = useRecordForm<ProductText, ProductAnswer>({
    ...saving,
    before: textOf(subject),
    check: checkProductForm,
    isNew: subject.kind === 'add',
    target:
      subject.kind === 'add'
        ? { intent: 'add-product' }
        : { intent: 'edit-product', productId: subject.product.id },
    onSaved: (answer) => {
      toast.success(
        subject.kind === 'add' ? 'Product added successfully!' : 'Product updated successfully!',
      );
      onSaved(answer.outcome === 'saved' ? answer.productId : '');
    },
  });
  const typed = (name: 'name' | 'customId') => ({
    ...field(name),
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => put(name, event.target.value),
  });
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
    <form
      ref={form}
      id={formId}
      noValidate
      onSubmit={save}
      className="grid gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      {failure !== null && (
        <div className="sm:col-span-2">
          <FormAlert>
            <span>The product was not saved: {failure}. Nothing you typed is lost.</span>
          </FormAlert>
        </div>
      )}
      <TextField
        {...typed('name')}
        label="Product/Service"
        required
        maxLength={longestProductName}
        className="sm:col-span-2"
      />
      <NumberField
        {...number('unitPrice', 2, 999_999_999)}
        label="Unit price"
        required
        leading={currencySymbol}
      />
      <NumberField {...number('taxRate', 3, 100)} label="Tax rate" trailing="%" />
      <TextField
        {...typed('customId')}
        label="Product ID"
        hint="Your own number or code. Optional."
        maxLength={longestCustomId}
        className="sm:col-span-2"
      />
    </form>
  );
}

function textOf(subject: ProductDialogSubject): ProductText {
  if (subject.kind === 'add') {
    return { name: '', unitPrice: '', taxRate: subject.taxRate, customId: '' };
  }
  const { name, unitPrice, taxRate, customId } = subject.product;
  return { name, unitPrice, taxRate, customId };
}
