import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import type { FieldValues } from '#app/domain/custom-fields/document-fields.ts';
import type { CsvCell } from './csv-cells.ts';

/** Returns a cell for each custom field: numbers as numbers, everything else as stored. */
export function valueCells(fields: readonly CustomField[], values: FieldValues): CsvCell[] {
  return fields.map(({ id, kind }) => {
    const value = values[id] ?? '';
    return kind === 'number' ? { figure: value } : value;
  });
}
