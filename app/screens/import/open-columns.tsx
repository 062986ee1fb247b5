import { SelectField } from '#app/components/fields/select-field.tsx';
import type { AskedColumn, ChosenColumns } from '#app/domain/import/open-columns.ts';
import type { FileGuess } from '#app/domain/import/recognize-file.ts';
import { fill } from '#app/texts/fill.ts';
import { importTexts } from '#app/texts/import.ts';

type OpenColumnsProps = {
  rows: readonly (readonly string[])[];
  guess: FileGuess;
  chosen: ChosenColumns;
  onChoose: (column: string, place: string) => void;
};

/** As much of a cell as tells one column from another. */
const exampleChars = 40;

/** Asks which heading of a file is which column, each with a value that stands below it. */
export function OpenColumns({ rows, guess, chosen, onChoose }: OpenColumnsProps) {
  const { ask } = importTexts;
  const headings = rows[guess.headingRow] ?? [];
  const labelOf = (at: number) => {
    const example = rows
      .slice(guess.headingRow + 1)
      .map((cells) => (cells[at] ?? '').trim())
      .find(Boolean);
    return example ? `${headings[at]} (${example.slice(0, exampleChars)})` : `${headings[at]}`;
  };
  return guess.open.map(({ column, places, isNeeded }) => (
    <SelectField
      key={column}
      label={fill(ask.column, { name: nameOf(column) ?? headings[places[0] ?? 0] ?? '' })}
      name={column}
      value={chosen[column] ?? ''}
      options={[
        { value: '', label: isNeeded ? ask.pick : ask.noColumn },
        ...places.map((at) => ({ value: String(at), label: labelOf(at) })),
      ]}
      onChange={({ target }) => onChoose(column, target.value)}
    />
  ));
}

/** Null of a column that is asked only where two headings fit: they say it. */
function nameOf(column: string): string | null {
  const { columns } = importTexts.ask;
  return column in columns ? columns[column as AskedColumn] : null;
}

// @covers paid-10.6
