import { useMemo, useRef, useState } from 'react';
import { documentKinds } from '#app/domain/documents/kind.ts';
import { plainWord } from '#app/domain/import/file-cells.ts';
import {
  alwaysOne,
  type ChosenColumns,
  type FileAnswers,
  missingColumns,
  questionsOf,
  suggestedColumns,
  withColumns,
} from '#app/domain/import/file-questions.ts';
import type { ImportKind } from '#app/domain/import/import-answer.ts';
import type { FileGuess } from '#app/domain/import/recognize-file.ts';
import { type CurrencyCode, currencyCodes, isCurrencyCode } from '#app/domain/money/money.ts';
import { importQuestionTexts, importTexts } from '#app/features/imports/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { SelectField } from '#app/ui/fields/field.tsx';
import { useRefusals } from '#app/ui/form/use-post.ts';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { aboutFile } from './about-file.ts';
import type { ImportFile } from './parse-import-file.client.ts';
import { useFocusOnce } from './use-focus-once.ts';

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
function OpenColumns({ rows, guess, chosen, errors, onChoose }: OpenColumnsProps) {
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

/** The answers so far: for the file its index among the guesses, otherwise a code; empty if not answered. */
export type GivenAnswers = {
  source: string;
  columns: ChosenColumns;
  order: string;
  currency: string;
  /** The document kind of each unknown type, by `plainWord`; `skip` leaves its rows out. */
  types: Readonly<Partial<Record<string, string>>>;
};

type FileQuestionsFormProps = {
  file: ImportFile;
  /** The business's currency. */
  currency: CurrencyCode;
  /** The previous answers; null the first time. */
  before: GivenAnswers | null;
  /** Why the file could not be read with those answers. */
  refusal: string | null;
  onAnswer: (guess: FileGuess, answers: FileAnswers, given: GivenAnswers) => void;
  onCancel: () => void;
};

/** The kinds that rows of an unknown type may have. */
const typeChoices = [...documentKinds, 'skip'] as const;
const typeOf = (value: string | undefined) => typeChoices.find((choice) => choice === value);

/**
 * Asks what the file itself doesn't show: its source, which of two matching columns to use, the date order and the
 * currency.
 */
export function FileQuestionsForm(props: FileQuestionsFormProps) {
  const { file, currency, before, refusal, onAnswer, onCancel } = props;
  const heading = useFocusOnce();
  const form = useRef<HTMLFormElement>(null);
  const { errors, refuse, correct } = useRefusals<string>(form, null);
  const [only, another] = file.guesses;
  const start = {
    source: another ? '' : '0',
    columns: only && !another ? suggestedColumns(only) : {},
    order: '',
    currency,
    types: {},
  };
  const [given, setGiven] = useState<GivenAnswers>(before ?? start);
  const { source, columns } = given;
  const isByHand = file.guesses.some((guess) => guess.isByHand);
  const picked = source === '' ? undefined : file.guesses[Number(source)];
  const { number, date, due, paidDay, currency: money, type } = columns;
  // They read every row, so they are only computed again when an answer they depend on changes.
  const questions = useMemo(() => {
    const chosen = { number, date, due, paidDay, currency: money, type };
    return picked && questionsOf(file.rows, withColumns(picked, chosen));
  }, [file.rows, picked, number, date, due, paidDay, money, type]);
  const types = questions?.types ?? [];
  const orders = questions?.orders ?? [];
  const order = orders.length > 1 ? orders.find((each) => each === given.order) : orders[0];
  const pick = { value: '', label: importQuestionTexts.pick };

  function answer(name: string, change: Partial<GivenAnswers>) {
    setGiven({ ...given, ...change });
    correct(name);
  }

  function go() {
    const missing = picked
      ? [
          ...missingColumns(picked, columns),
          ...types.map(plainWord).filter((word) => !typeOf(given.types[word])),
          ...(order ? [] : ['order']),
        ]
      : ['source'];
    if (missing.length > 0)
      return refuse(Object.fromEntries(missing.map((name) => [name, importQuestionTexts.missing])));
    if (!picked || !order || !isCurrencyCode(given.currency)) return;
    const answered = Object.fromEntries(
      Object.entries(given.types).flatMap(([word, value]) => {
        const meant = typeOf(value);
        return meant ? [[word, meant === 'skip' ? ('other' as const) : meant]] : [];
      }),
    );
    const answers = { order, currency: given.currency, types: answered };
    onAnswer(withColumns(picked, columns), answers, given);
  }

  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <h2
        ref={heading}
        tabIndex={-1}
        className="font-semibold text-lg outline-none [overflow-wrap:anywhere]"
      >
        {fill(importQuestionTexts.title, { file: file.name })}
      </h2>
      {refusal !== null && <FormAlert>{refusal}</FormAlert>}
      {isByHand && <p className="text-ink-soft">{importQuestionTexts.byHand}</p>}
      {file.guesses.length > 1 && (
        <SelectField
          label={isByHand ? importQuestionTexts.holds : importQuestionTexts.source}
          name="source"
          value={source}
          options={[
            pick,
            ...file.guesses.map((each, at) => ({
              value: String(at),
              label: isByHand ? importQuestionTexts.kinds[each.kind] : aboutFile(each),
            })),
          ]}
          required
          error={errors.source}
          onChange={({ target }) => {
            const guess = file.guesses[Number(target.value)];
            const isPicked = guess !== undefined && target.value !== '';
            const suggested = isPicked ? suggestedColumns(guess) : {};
            answer('source', { source: target.value, columns: suggested });
          }}
        />
      )}
      {picked && (
        <OpenColumns
          rows={file.rows}
          guess={picked}
          chosen={columns}
          errors={errors}
          onChoose={(column, place) => answer(column, { columns: { ...columns, [column]: place } })}
        />
      )}
      {types.map((typed) => {
        const word = plainWord(typed);
        return (
          <SelectField
            key={word}
            label={fill(importQuestionTexts.type, { typed })}
            name={word}
            value={given.types[word] ?? ''}
            options={[
              pick,
              ...typeChoices.map((value) => ({ value, label: importQuestionTexts.types[value] })),
            ]}
            required
            error={errors[word]}
            onChange={({ target }) =>
              answer(word, { types: { ...given.types, [word]: target.value } })
            }
          />
        );
      })}
      {questions && orders.length > 1 && (
        <SelectField
          label={fill(importQuestionTexts.order, { example: questions.example })}
          name="order"
          value={order ?? ''}
          options={[
            pick,
            ...orders.map((value) => ({ value, label: importQuestionTexts.orders[value] })),
          ]}
          required
          error={errors.order}
          onChange={({ target }) => answer('order', { order: target.value })}
        />
      )}
      {questions?.asksCurrency && (
        <SelectField
          label={importQuestionTexts.currency}
          name="money"
          value={given.currency}
          options={currencyCodes.map((value) => ({ value, label: value }))}
          onChange={({ target }) => answer('money', { currency: target.value })}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{importQuestionTexts.go}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {importTexts.report.otherFile}
        </Button>
      </div>
    </form>
  );
}
