import { useNavigate, useRevalidator } from '@remix-run/react';
import { FileUp, Package } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { defaultValues, formatFieldValues } from '#app/domain/custom-fields/document-fields.ts';
import { taxRateDecimals } from '#app/domain/invoices/check-figures.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import {
  type ListedProduct,
  maxCustomIdLength,
  maxProductNameLength,
  type ProductFormText,
  productPriceDecimals,
} from '#app/domain/products/product.ts';
import {
  checkProductForm,
  type ProductAnswer,
  settleNumber,
} from '#app/domain/products/product-form.ts';
import { unitCodes } from '#app/domain/taxes/units.ts';
import { productImportTexts, productTexts } from '#app/features/products/texts.ts';
import { describeProductIssues } from '#app/features/products/words/product-issues.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { symbolOf } from '#app/i18n/format/money.ts';
import { unitName } from '#app/i18n/format/unit-name.ts';
import { plural } from '#app/i18n/plural.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { SelectField, TextField } from '#app/ui/fields/field.tsx';
import { RecordFields } from '#app/ui/form/custom-field-input.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { DeleteRecordDialog, RecordDialog } from '#app/ui/form/record-dialog.tsx';
import { usePost } from '#app/ui/form/use-post.ts';
import { useLatest, useTemporary } from '#app/ui/hooks/effects.ts';
import { RecordList, type RecordPage } from '#app/ui/list/record-list.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { ImportDialog, TemplateLink } from './import-dialog.tsx';
import { type ProductHandlers, ProductTable } from './product-table.tsx';

/** A saved product to edit, or the tax rate of a new one. */
type ProductDialogSubject = ListedProduct | { taxRate: string };

type ProductDialogProps = Pick<ProductsPageProps, 'country' | 'customFields'> & {
  /** Null keeps the dialog closed. */
  subject: ProductDialogSubject | null;
  path: string;
  /** The user's own. */
  currency: CurrencyCode;
  onClose: () => void;
  onSaved: (isNew: boolean, productId: string) => void;
};

/** Adds or edits a product. */
function ProductDialog(props: ProductDialogProps) {
  const { subject, path, country, currency, customFields, onClose, onSaved } = props;
  return (
    <RecordDialog<ProductFormText, ProductAnswer>
      kind="product"
      record={subject && recordOf(subject, customFields)}
      path={path}
      check={(text) => checkTyped(text, customFields)}
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
      {({ text, put, field, typed, custom }) => {
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
            <RecordFields {...custom} fields={customFields} country={country} />
          </>
        );
      }}
    </RecordDialog>
  );
}

function checkTyped(text: ProductFormText, customFields: readonly CustomField[]) {
  const checked = checkProductForm(text, customFields);
  return checked.ok
    ? checked
    : { ok: false as const, errors: describeProductIssues(checked.issues) };
}

function recordOf(
  subject: ProductDialogSubject,
  customFields: readonly CustomField[],
): { id: string | null; text: ProductFormText } {
  if (!('id' in subject)) {
    const fields = formatFieldValues(defaultValues(customFields));
    const blank = { name: '', unitPrice: '', unit: '', customId: '', fields } as const;
    return { id: null, text: { ...blank, ...subject } };
  }
  const { id, name, unitPrice, taxRate, unit, customId, fields } = subject;
  return { id, text: { name, unitPrice, taxRate, unit, customId, fields } };
}

export type ProductsPageProps = {
  country: CountryCode;
  /** The initial tax rate of new products, as decimal text. */
  taxRate: string;
  /** The seller's for products that are in use. */
  customFields: readonly CustomField[];
  /** Newest first. */
  list: RecordPage & { products: ListedProduct[] };
  /** Why the requested page didn't load; `list` is then an older one. */
  failure: string | null;
};

const highlightMs = 5000;

export function ProductsPage(props: ProductsPageProps) {
  const { country, taxRate, customFields, list, failure } = props;
  const { products, total, search, after } = list;
  const listPath = `/${country}/products`;
  const { currency } = countries[country];
  const [subject, setSubject] = useState<ProductDialogSubject | null>(null);
  const [doomed, setDoomed] = useState<ListedProduct | null>(null);
  const [isImporting, setImporting] = useState(false);
  const [highlighted, setHighlighted] = useTemporary<string>(highlightMs);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  // New products appear at the start of the full list.
  const isPartial = search !== '' || after !== null;

  const showAdded = (productId: string) => {
    setHighlighted(productId);
    if (isPartial) navigate(listPath);
  };
  const copy = useProductCopies(listPath, showAdded);
  const handlers = useMemo<ProductHandlers>(
    () => ({ copy, edit: setSubject, remove: setDoomed }),
    [copy],
  );

  return (
    <>
      <RecordList
        kind="products"
        listPath={listPath}
        list={list}
        shown={products.length}
        problem={failure && fill(failureTexts.loading.products, { message: failure })}
        icon={Package}
        words={{
          title: productTexts.page,
          add: productTexts.add,
          count: plural(productTexts.count, total),
          search: productTexts.search,
          searchHint: productTexts.searchHint,
          blank: productTexts.blank,
          none: productTexts.none,
        }}
        tools={
          <>
            <Button variant="secondary" onClick={() => setImporting(true)}>
              <FileUp aria-hidden="true" className="size-4.5" />
              {productImportTexts.title}
            </Button>
            <TemplateLink />
          </>
        }
        onAdd={() => setSubject({ taxRate })}
      >
        <ProductTable
          products={products}
          currency={currency}
          highlighted={highlighted}
          handlers={handlers}
        />
      </RecordList>
      <ProductDialog
        subject={subject}
        path={listPath}
        country={country}
        currency={currency}
        customFields={customFields}
        onClose={() => setSubject(null)}
        onSaved={(isNew, productId) => (isNew ? showAdded : setHighlighted)(productId)}
      />
      <DeleteRecordDialog
        record={doomed}
        kind="product"
        path={listPath}
        title={productTexts.deletion.title}
        note={productTexts.deletion.note}
        deleted={() => productTexts.deletion.deleted}
        refused={(failure) => fill(productTexts.deletion.refused, { failure })}
        onClose={() => setDoomed(null)}
        onDeleted={() => revalidate()}
      />
      <ImportDialog
        open={isImporting}
        currency={currency}
        onClose={() => setImporting(false)}
        onImported={(count) => {
          setImporting(false);
          toast.success(plural(productImportTexts.work.imported, count, { count }));
          if (isPartial) navigate(listPath);
          else revalidate();
        }}
      />
    </>
  );
}

/** Copies products; a second click before the answer does nothing. `onCopied` gets the copy's id. */
function useProductCopies(path: string, onCopied: (productId: string) => void) {
  const post = usePost<ProductAnswer>(path, 'application/json');
  const waiting = useRef(new Set<string>());
  // Keys of copies without an answer: another click makes the same copy.
  const keys = useRef(new Map<string, string>());
  const done = useLatest(onCopied);

  return useCallback(
    async ({ id }: ListedProduct) => {
      if (waiting.current.has(id)) return;
      waiting.current.add(id);
      const key = keys.current.get(id) ?? crypto.randomUUID();
      keys.current.set(id, key);
      const answer = await post({ intent: 'copy-product', productId: id, key });
      waiting.current.delete(id);
      const failure = describeChangeFailure(answer);
      if (failure !== null) return toast.error(fill(productTexts.notCopied, { failure }));
      keys.current.delete(id);
      toast.success(productTexts.copied);
      if (answer.outcome === 'saved') done.current(answer.productId);
    },
    [post, done],
  );
}
