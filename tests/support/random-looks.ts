import fc from 'fast-check';
import { maxLabelLength, printPlaces, valueKinds } from '#app/domain/custom-fields/custom-field.ts';
import type { PrintedField } from '#app/domain/custom-fields/document-fields.ts';
import { cleanLine } from '#app/domain/invoices/clean-text.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { printedLabels } from '#app/domain/invoices/printed-columns.ts';
import { columnsFit } from '#app/domain/looks/column-fit.ts';
import {
  builtInColumns,
  type Column,
  isFieldColumn,
  isFixedColumn,
  maxFieldColumns,
} from '#app/domain/looks/columns.ts';
import { defaultLook, logoPlaces, logoSizes, typefaces } from '#app/domain/looks/look.ts';
import { hostileTexts } from '#tests/fixtures/hostile-sheets.ts';
import { randomDocument } from './random-invoices.ts';

const hostile = fc.constantFrom(...Object.values(hostileTexts));
const label = fc
  .oneof(
    fc.constantFrom('SKU', 'Datum', 'Часть', 'Room', 'Réf.', 'Ω'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    hostile,
  )
  .map((text) => cleanLine(text).slice(0, maxLabelLength) || 'Label');

const meanings = [null, null, null, 'item-code', 'service-day'] as const;

const field = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    label,
    kind: fc.constantFrom(...valueKinds),
    printPlace: fc.constantFrom(...printPlaces.line),
    meaning: fc.constantFrom(...meanings),
    text: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 200 }), hostile),
  })
  .map(({ text, ...rest }) => ({ ...rest, text: cleanLine(text).slice(0, 200) || '7' }));

type RandomField = typeof field extends fc.Arbitrary<infer Field> ? Field : never;

function printedField({ text, meaning, kind, ...rest }: RandomField): PrintedField {
  if (meaning === 'service-day' || kind === 'day') {
    return { ...rest, kind: 'day', meaning, value: '2026-11-30' };
  }
  if (meaning === 'item-code') return { ...rest, kind: 'text', meaning, value: text };
  const values = { 'yes-no': 'yes', number: '-123456789012.1234', text, choice: text };
  return { ...rest, kind, meaning, value: values[kind] };
}

const someColumns = fc.shuffledSubarray([
  ...builtInColumns,
  'field:a',
  'field:b',
  'field:c',
] as Column[]);

/** Leaves out columns until the rest fits, as a seller has to. */
function fitting(columns: Column[], content: InvoiceContent): Column[] {
  const fields = columns.filter(isFieldColumn).slice(maxFieldColumns);
  let chosen = columns.filter((column) => !fields.some((other) => other === column));
  while (!columnsFit(chosen, printedLabels(content.items))) {
    const last = chosen.findLast((column) => !isFixedColumn(column));
    chosen = chosen.filter((column) => column !== last);
  }
  return chosen;
}

/** Random invoices with a look and custom fields whose labels are hostile. */
export const randomLook: fc.Arbitrary<InvoiceContent> = fc
  .record({
    content: randomDocument,
    columns: fc.option(someColumns, { freq: 6 }),
    fields: fc.uniqueArray(field, { maxLength: 4, selector: ({ id }) => id }),
    accent: fc.integer({ min: 0, max: 0xffffff }),
    typeface: fc.constantFrom(...typefaces),
    logoPlace: fc.constantFrom(...logoPlaces),
    logoSize: fc.constantFrom(...logoSizes),
    footer: fc.option(hostile),
    opening: fc.option(hostile),
    terms: fc.option(hostile),
  })
  .map(({ content, columns, fields, accent, ...rest }) => {
    const printed = fields.map(printedField);
    const items = content.items.map((item, at) =>
      at % 3 === 2 ? item : { ...item, fields: printed },
    );
    const texts = Object.fromEntries(
      (['footer', 'opening', 'terms'] as const).map((name) => [
        name,
        rest[name] && (cleanLine(rest[name]).slice(0, 300) || null),
      ]),
    );
    const whole = { ...content, items };
    const look = {
      ...defaultLook,
      ...rest,
      ...texts,
      accent: `#${accent.toString(16).padStart(6, '0')}`,
      columns: columns && fitting(withFixed(columns), whole),
    };
    return { ...whole, look };
  });

function withFixed(columns: Column[]): Column[] {
  return [...new Set<Column>(columns).add('description').add('amount')];
}
