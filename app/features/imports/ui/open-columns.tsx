import { useMemo } from 'react';
import type { ImportKind } from '#app/domain/import/import-source.ts';
import { alwaysOne, type ChosenColumns } from '#app/domain/import/open-columns.ts';
import type { FileGuess } from '#app/domain/import/recognize-file.ts';
import { importQuestionTexts } from '#app/features/imports/texts/import-questions.ts';
import { fill } from '#app/i18n/fill.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';

type OpenColumnsProps = {
  rows: readonly (readonly string[])[];
  guess: FileGuess;
  chosen: ChosenColumns;
  /** What is wrong with the choice of a column. */
  errors: Partial<Record<string, string>>;
  onChoose: (column: string, place: string) => void;
};

/** As much of a cell as tells one column from another. */
const exampleChars = 40;

/** Asks which heading of a file is which column, each with a value that stands below it. */
export function OpenColumns({ rows, guess, chosen, errors, onChoose }: OpenColumnsProps) {
  const { headingRow } = guess;
  const headings = rows[headingRow] ?? [];
  // A file has tens of thousands of rows, and the form is drawn anew at each answer.
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

/** Each heading with the first value below it. */
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

/** Null of a column that is asked only where two headings fit: they say it. */
function nameOf(kind: ImportKind, column: string): string | null {
  const names: Partial<Record<string, string>> = importQuestionTexts.columns[kind];
  return names[column] ?? null;
}
