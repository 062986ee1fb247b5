import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { InvoiceItem } from '#app/domain/invoices/content.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import type { Column } from '#app/domain/looks/columns.ts';
import { defaultLook } from '#app/domain/looks/look.ts';
import { InvoiceSheetView } from '#app/features/invoice-sheet/ui/invoice-sheet.tsx';
import { describeDocument } from '#app/features/invoice-sheet/words/describe-document.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { invoiceContent } from '#tests/fixtures/golden-invoices.ts';
import { totalsOf } from '#tests/support/plain-line.ts';
import { allParts, readParts } from '#tests/support/read-parts.ts';
import { lineOf } from '#tests/support/reviewed-invoice.ts';

const tax = { name: 'GST', rate: 50_000, number: null };
const painting: InvoiceItem = {
  ...lineOf(100_00, { taxes: [tax] }),
  description: 'Painting',
  unit: 'hour',
  discount: { kind: 'percent', hundredths: 1000 },
  fields: [
    {
      id: 'a',
      label: 'Room on the first floor',
      kind: 'text',
      value: 'The blue one, next to the stairs and above the kitchen',
      printPlace: 'column',
      meaning: null,
    },
    {
      id: 'c',
      label: 'SKU',
      kind: 'text',
      value: 'B-7',
      printPlace: 'column',
      meaning: 'item-code',
    },
  ],
};
const items = [painting, { ...lineOf(50_00), description: 'Cleaning' }];

const choices: [DocumentLanguage, Column[] | null][] = [
  ['en-CA', null],
  ['ru', ['amount', 'discount', 'description', 'unit', 'quantity', 'number']],
  ['fr-CA+en-CA', ['number', 'code', 'description', 'field:a', 'quantity', 'price', 'amount']],
];

const squeeze = (text: string) => text.replace(/\s+/g, '');

test.each(choices)(
  'an invoice in %s with the columns %j says the same on screen as in its PDF',
  (language, columns) => {
    const look = columns && { ...defaultLook, columns };
    const content = invoiceContent('ca', { items, look, language });
    const rest = { status: 'unpaid', logo: null, signature: null } as const;
    const sheet = describeDocument({ content, totals: totalsOf(content), ...rest });

    document.body.innerHTML = renderToStaticMarkup(<InvoiceSheetView sheet={sheet} />);
    for (const label of document.querySelectorAll('.sheet-label')) label.remove();
    const rows = [...document.querySelectorAll('.sheet-lines tr')];
    const shown = rows.map((row) =>
      [...row.children].map(({ textContent }) => squeeze(textContent)),
    );

    const parts = allParts(readParts(renderInvoicePdf(sheet)));
    const printed = parts
      .filter(({ role }) => role === 'TR')
      .map((row) => row.parts.map(({ text }) => squeeze(text)));
    expect(shown).toEqual(printed);
    expect(shown).toHaveLength(3);
  },
);
