import type { SingleByteEncoding } from '#app/domain/csv/text-encodings.ts';
import { importQuestionTexts, importTexts } from '#app/features/imports/texts.ts';

import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { SelectField } from '#app/ui/fields/field.tsx';
import { FormAlert } from '#app/ui/messages/banner.tsx';
import type { ImportFile } from './parse-import-file.client.ts';
import { useFocusOnce } from './use-focus-once.ts';

type EncodingQuestionProps = {
  /** The file as read in this encoding. */
  file: ImportFile;
  encoding: SingleByteEncoding;
  /** Why the file can't be imported as it is read now. */
  refusal: string | null;
  onChoose: (encoding: SingleByteEncoding) => void;
  onAnswer: () => void;
  onCancel: () => void;
};

const firstRows = 3;
const rowChars = 300;

/** Asks for a file's encoding and shows the first rows whose letters depend on it. */
export function EncodingQuestion(props: EncodingQuestionProps) {
  const { file, encoding, refusal, onChoose, onAnswer, onCancel } = props;
  const { encodings } = importQuestionTexts;
  const heading = useFocusOnce();
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (refusal === null) onAnswer();
      }}
    >
      <div>
        <h2
          ref={heading}
          tabIndex={-1}
          className="font-semibold text-lg outline-none [overflow-wrap:anywhere]"
        >
          {fill(encodings.title, { file: file.name })}
        </h2>
        <p className="text-ink-soft">{encodings.hint}</p>
      </div>
      {refusal !== null && <FormAlert>{refusal}</FormAlert>}
      <SelectField
        label={encodings.label}
        name="encoding"
        value={encoding}
        options={file.encodings.map((value) => ({ value, label: encodings.names[value] }))}
        onChange={({ target }) => {
          const chosen = file.encodings.find((each) => each === target.value);
          if (chosen) onChoose(chosen);
        }}
      />
      <section aria-live="polite" className="rounded-md border border-line px-4 py-3">
        <h3 className="font-medium">{encodings.rows}</h3>
        <ul className="mt-2 flex flex-col gap-2 text-[0.9375rem]">
          {rowsWithLetters(file).map(({ row, text }) => (
            <li key={row} className="[overflow-wrap:anywhere]">
              {fill(importTexts.report.row, { row, message: text })}
            </li>
          ))}
        </ul>
      </section>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{importQuestionTexts.go}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {importTexts.report.otherFile}
        </Button>
      </div>
    </form>
  );
}

function rowsWithLetters({ rows }: ImportFile): { row: number; text: string }[] {
  const found: { row: number; text: string }[] = [];
  for (const [at, cells] of rows.entries()) {
    const text = cells.filter(Boolean).join(', ');
    if (/[^\0-\x7f]/.test(text)) found.push({ row: at + 1, text: text.slice(0, rowChars) });
    if (found.length === firstRows) break;
  }
  return found;
}
