import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { defaultColumnsWith } from '#app/domain/invoices/printed-columns.ts';
import { columnsFit, labelsOfFields } from '#app/domain/looks/column-fit.ts';
import {
  builtInColumns,
  type Column,
  columnOf,
  hasTooManyFieldColumns,
  isFieldColumn,
  isFixedColumn,
} from '#app/domain/looks/columns.ts';
import { columnTexts } from '#app/features/looks/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { issueTexts } from '#app/i18n/texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { MoveButtons } from '#app/ui/list/move-buttons.tsx';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';

type ColumnPickerProps = {
  /** Null: the default ones. */
  columns: readonly Column[] | null;
  /** The seller's custom fields of lines. */
  fields: readonly CustomField[];
  onChange: (columns: Column[] | null) => void;
};

/** Chooses and orders the columns of a document's lines; a column that doesn't fit is refused at once. */
export function ColumnPicker({ columns, fields, onChange }: ColumnPickerProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [moved, setMoved] = useState('');
  const shown = fields.filter((field) => !field.isHidden && field.printPlace !== 'nowhere');
  const names = namesOf(shown);
  const all = [...names.keys()];
  const chosen = (columns ?? defaultColumnsWith(shown)).filter((column) => names.has(column));

  const change = (next: Column[] | null) => {
    setRefusal(null);
    onChange(next);
  };
  const add = (column: Column) => {
    const next = withColumn(chosen, column, all);
    if (hasTooManyFieldColumns(next)) setRefusal(issueTexts.fieldColumns);
    else if (columnsFit(next, labelsOfFields(shown))) change(next);
    else setRefusal(issueTexts.columns);
  };
  const remove = (column: Column) => change(chosen.filter((other) => other !== column));
  const move = (column: Column, by: -1 | 1) => {
    const to = chosen.indexOf(column) + by;
    const place = { column: names.get(column) ?? '', position: to + 1, count: chosen.length };
    setMoved(fill(columnTexts.moved, place));
    const next = chosen.filter((other) => other !== column);
    next.splice(to, 0, column);
    flushSync(() => change(next));
  };
  const rows = chosen.concat(all.filter((column) => !chosen.includes(column)));

  return (
    <fieldset>
      <legend className="font-medium">{columnTexts.title}</legend>
      <p className="mt-1 text-ink-soft text-sm">
        {columnTexts.about} {fields.length === 0 && columnTexts.noFields}
      </p>
      <ul className="mt-2">
        {rows.map((column) => {
          const name = names.get(column) ?? '';
          const at = chosen.indexOf(column);
          return (
            <li key={column} className="flex items-center">
              <CheckboxField
                // A link to the field leads to the first one that can be changed.
                name={isFixedColumn(column) ? undefined : 'look.columns'}
                value={column}
                label={name}
                checked={at >= 0}
                disabled={isFixedColumn(column)}
                onChange={() => (at >= 0 ? remove(column) : add(column))}
                className="min-w-0 flex-1"
              />
              {at >= 0 && (
                <MoveButtons
                  upLabel={fill(columnTexts.up, { column: name })}
                  downLabel={fill(columnTexts.down, { column: name })}
                  isFirst={at === 0}
                  isLast={at === chosen.length - 1}
                  onMove={async (by) => move(column, by)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {refusal && <FormAlert>{refusal}</FormAlert>}
      <p role="status" className="sr-only">
        {moved}
      </p>
      {columns && (
        <Button variant="quiet" size="small" onClick={() => change(null)}>
          {columnTexts.reset}
        </Button>
      )}
    </fieldset>
  );
}

/**
 * The names of all columns in their usual order, custom fields after the description; `code` and `service-day` only with
 * a custom field of that meaning.
 */
function namesOf(fields: readonly CustomField[]): ReadonlyMap<Column, string> {
  const labels = new Map<Column, string>(fields.map((field) => [columnOf(field), field.label]));
  const usual: ReadonlyMap<string, string> = new Map(Object.entries(columnTexts.names));
  const order: Column[] = [...builtInColumns];
  order.splice(order.indexOf('description') + 1, 0, ...[...labels.keys()].filter(isFieldColumn));
  return new Map(
    order.flatMap((column) => {
      const name = usual.get(column) ?? labels.get(column);
      return name === undefined ? [] : [[column, name] as const];
    }),
  );
}

/** Adds a column in its usual place: before the first one that usually follows it. */
function withColumn(chosen: readonly Column[], column: Column, order: readonly Column[]): Column[] {
  const place = order.indexOf(column);
  const next = chosen.findIndex((other) => order.indexOf(other) > place);
  const columns = [...chosen];
  columns.splice(next < 0 ? chosen.length : next, 0, column);
  return columns;
}
