import { type FormEvent, useId, useRef, useState } from 'react';
import { FormDialog } from '#app/components/form-dialog.tsx';
import { TextField } from '#app/components/text-field.tsx';
import { toast } from '#app/components/toast.tsx';
import { describeChangeFailure } from '#app/domain/change-failure.ts';
import { changedFields } from '#app/domain/changed-fields.ts';
import {
  type ListedProduct,
  longestCustomId,
  longestProductName,
  type ProductText,
} from '#app/domain/product/product.ts';
import type { ProductAnswer } from '#app/domain/product/product-answer.ts';
import {
  checkProductForm,
  type ProductErrors,
  settleNumber,
} from '#app/domain/product/product-form.ts';
import { FormAlert } from '../account/form-alert.tsx';
import { usePost } from '../frame/use-post.ts';
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

function ProductForm(props: ProductFormProps) {
  const { formId, subject, path, currencySymbol, isSaving, onSaving, onSaved } = props;
  const before = useRef(textOf(subject)).current;
  // Sent twice, a form adds one product.
  const key = useRef(crypto.randomUUID()).current;
  const [text, setText] = useState(before);
  const [errors, setErrors] = useState<ProductErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const post = usePost<ProductAnswer>(path, 'application/json');

  function put(field: keyof ProductText, typed: string) {
    setText((all) => ({ ...all, [field]: typed }));
    setErrors((all) => ({ ...all, [field]: undefined }));
  }

  function typed(field: 'name' | 'customId') {
    return {
      name: field,
      value: text[field],
      error: errors[field],
      autoComplete: 'off',
      onChange: (event: { target: { value: string } }) => put(field, event.target.value),
    };
  }

  function number(field: 'unitPrice' | 'taxRate', decimals: number, max: number) {
    return {
      name: field,
      value: text[field],
      error: errors[field],
      range: { decimals, max },
      onText: (changed: string) => put(field, changed),
      onBlur: () => {
        const settled = settleNumber(text[field]);
        if (settled !== text[field]) put(field, settled);
      },
    };
  }

  function refuse(found: ProductErrors) {
    setErrors(found);
    const order = ['name', 'unitPrice', 'taxRate', 'customId'] as const;
    const first = order.find((field) => found[field]);
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setFailure(null);
    const checked = checkProductForm(text);
    if (!checked.ok) return refuse(checked.errors);
    onSaving(true);
    const answer = await post(
      subject.kind === 'add'
        ? { intent: 'add-product', key, text }
        : {
            intent: 'edit-product',
            productId: subject.product.id,
            changes: changedFields(before, text),
          },
    );
    onSaving(false);
    if (answer.outcome === 'invalid') return refuse(answer.errors);
    const message = describeChangeFailure(answer);
    if (message !== null) return setFailure(message);
    toast.success(
      subject.kind === 'add' ? 'Product added successfully!' : 'Product updated successfully!',
    );
    onSaved(answer.outcome === 'saved' ? answer.productId : '');
  }

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
