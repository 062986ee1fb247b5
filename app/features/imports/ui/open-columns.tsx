import { useMemo } from 'react';
import { alwaysOne, type ChosenColumns } from '#app/domain/import/file-questions.ts';
import type { ImportKind } from '#app/domain/import/import-answer.ts';
import type { FileGuess } from '#app/domain/import/recognize-file.ts';
import { importQuestionTexts } from '#app/features/imports/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { SelectField } from '#app/ui/fields/field.tsx';

type OpenColumnsProps = {
  rows: readonly (readonly string[])[];
  guess: FileGuess;
  chosen: ChosenColumns;
  /** The errors of the selected columns. */
  errors: Partial<Record<string, string>>;
  onChoose: (column: string, place: string) => void;
};

/** Enough of a cell to tell columns apart. */
const exampleChars = 40;

/** Asks which column header of a file is which column, each with an example value. */
export function OpenColumns({ rows, guess, chosen, errors, onChoose }: OpenColumnsProps) {
  const { headingRow } = guess;
  const headings = rows[headingRow] ?? [];
  // A file has tens of thousands of rows, and the form re-renders after each answer.
  const labels = useMemo(() => labelsOf(rows, headingRow), [rows, headingRow]);
  return guess.open.map(({ column, places, isNeeded }) => (
    <SelectField
      key={column}
      label={fill(importQuestionTexts.column, {
        name: nameOf(guess.kind, column) ?? headings[places[0] ?? 0] ?? '',
      })}
      name={column}
      value={chosen[column] ?? ''}
      options={[
        { value: '', label: isNeeded ? importQuestionTexts.pick : importQuestionTexts.noColumn },
        ...(column === 'quantity' && guess.isByHand
          ? [{ value: alwaysOne, label: importQuestionTexts.one }]
          : []),
        ...places.map((at) => ({ value: String(at), label: labels[at] ?? '' })),
      ]}
      required={isNeeded}
      error={errors[column]}
      onChange={({ target }) => onChoose(column, target.value)}
    />
  ));
}

/** Each column header with the first value below it. */
function labelsOf(rows: OpenColumnsProps['rows'], headingRow: number): string[] {
  const headings = rows[headingRow] ?? [];
  return headings.map((heading, at) => {
    for (let row = headingRow + 1; row < rows.length; row += 1) {
      const example = rows[row]?.[at]?.trim();
      if (example) return `${heading} (${example.slice(0, exampleChars)})`;
    }
    return heading;
  });
}

/**
 * The label of a column; null for one that is only asked about if two headers match, which are then named by their
 * headers.
 */
function nameOf(kind: ImportKind, column: string): string | null {
  const names: Partial<Record<string, string>> = importQuestionTexts.columns[kind];
  return names[column] ?? null;
}
