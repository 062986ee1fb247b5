import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import type { ImportPreview, RowRemark } from '#app/domain/products/check-import.ts';
import type { ProductText } from '#app/domain/products/product.ts';
import { productImportTexts, productTexts } from '#app/features/products/texts.ts';

import { describeRemark } from '#app/features/products/words/product-issues.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatCount, formatPercent } from '#app/i18n/format/number.ts';
import { plural } from '#app/i18n/plural.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { RichText } from '#app/ui/messages/rich-text.tsx';
import { ProductPrice } from './product-table.tsx';

type ImportPreviewTableProps = {
  fileName: string;
  preview: ImportPreview;
  /** The rows were sent, but no response came back. */
  mayBeSaved: boolean;
  /** The user's own. */
  currency: CurrencyCode;
};

/** The number of rows shown at first: a thousand would be slow on a phone. */
const firstRows = 50;

/** This many remarks still leave the table in view. */
const fewRemarks = 5;

/** The preview of an import: new rows, changed values, and skipped rows with the reason. */
export function ImportPreviewTable(props: ImportPreviewTableProps) {
  const { fileName, preview, mayBeSaved, currency } = props;
  const { products, rows, changed, skipped, missing, unused } = preview;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? products : products.slice(0, firstRows);
  return (
    <div className="flex flex-col gap-4">
      <p className="[overflow-wrap:anywhere]">
        <RichText
          text={plural(productImportTexts.preview.imported, products.length)}
          values={{ file: <strong className="font-semibold">{fileName}</strong> }}
        />
        .{!mayBeSaved && ` ${productImportTexts.preview.notSavedYet}`}
      </p>
      {missing.map((column) => (
        <p key={column} className="text-warn-ink">
          {column === 'price' && productImportTexts.preview.noPriceColumn}
          {column === 'tax' && productImportTexts.preview.noTaxColumn}
        </p>
      ))}
      {unused.length > 0 && (
        <p className="text-warn-ink [overflow-wrap:anywhere]">
          {fill(productImportTexts.preview.unused, { columns: unused.join(', ') })}
        </p>
      )}
      <Remarks
        title={plural(productImportTexts.preview.skipped, skipped.length)}
        remarks={skipped}
      />
      <Remarks
        title={plural(productImportTexts.preview.changed, changed.length)}
        remarks={changed}
      />
      <div className="overflow-x-auto rounded-md border border-line">
        <table className="w-full border-collapse text-left text-[0.9375rem] [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-2 sm:[&_:is(td,th)]:px-3">
          <caption className="sr-only">{productImportTexts.preview.caption}</caption>
          <thead>
            <tr className="border-line border-b text-ink-faint text-sm">
              <th scope="col" className="font-medium max-sm:hidden">
                {productTexts.columns.id}
              </th>
              <th scope="col" className="font-medium">
                {productTexts.columns.name}
              </th>
              <th scope="col" className="text-right font-medium">
                {productTexts.columns.price}
              </th>
              <th scope="col" className="whitespace-nowrap text-right font-medium">
                {productTexts.columns.tax}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((product, at) => (
              <PreviewRow
                key={rows[at]}
                product={product}
                changes={changed.filter(({ row }) => row === rows[at])}
                currency={currency}
              />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < products.length && (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          {fill(productImportTexts.preview.showAll, { count: formatCount(products.length) })}
        </Button>
      )}
    </div>
  );
}

type PreviewRowProps = { product: ProductText; changes: RowRemark[]; currency: CurrencyCode };

function PreviewRow({ product, changes, currency }: PreviewRowProps) {
  return (
    <tr className="border-line align-top not-last:border-b">
      <td className="min-w-24 text-ink-soft [overflow-wrap:anywhere] max-sm:hidden">
        {product.customId}
      </td>
      <td className="[overflow-wrap:anywhere]">
        {product.name}
        {changes.map(describeRemark).map((text) => (
          <p key={text} className="text-sm text-warn-ink first-letter:uppercase">
            {text}
          </p>
        ))}
      </td>
      <td className="figures whitespace-nowrap text-right">
        <ProductPrice product={product} currency={currency} />
      </td>
      <td className="figures text-right">{formatPercent(product.taxRate)}</td>
    </tr>
  );
}

/** A list of remarks, expanded if it is short, or if a price was lost, since the product would cost nothing. */
function Remarks({ title, remarks }: { title: string; remarks: RowRemark[] }) {
  if (remarks.length === 0) return null;
  const isOpen = remarks.length <= fewRemarks || remarks.some(({ code }) => code === 'noPrice');
  return (
    <details open={isOpen} className="group rounded-md bg-warn-soft px-4 py-1">
      <summary className="thumb flex cursor-pointer items-center justify-between gap-3 rounded-sm font-medium">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-warn-ink transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <ul className="max-h-48 overflow-y-auto pb-2 text-[0.9375rem]">
        {remarks.map((remark) => (
          <li key={`${remark.row} ${remark.code}`} className="py-0.5 [overflow-wrap:anywhere]">
            {fill(productImportTexts.preview.row, {
              row: remark.row,
              remark: describeRemark(remark),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
