import { useState } from 'react';
import type { ImportFile } from '#app/browser/import/read-import-file.client.ts';
import { Button } from '#app/components/buttons/button.tsx';
import { SelectField } from '#app/components/fields/select-field.tsx';
import { FormAlert } from '#app/components/messages/form-alert.tsx';
import type { DateOrder } from '#app/domain/import/file-dates.ts';
import { type FileAnswers, questionsOf } from '#app/domain/import/file-questions.ts';
import { areChosen, type ChosenColumns, withColumns } from '#app/domain/import/open-columns.ts';
import type { FileGuess } from '#app/domain/import/recognize-file.ts';
import { type CurrencyCode, currencyCodes, isCurrencyCode } from '#app/domain/money/currency.ts';
import { fill } from '#app/texts/fill.ts';
import { importTexts } from '#app/texts/import.ts';
import { aboutFile } from './about-file.ts';
import { OpenColumns } from './open-columns.tsx';

type FileQuestionsFormProps = {
  file: ImportFile;
  /** The business's own. */
  currency: CurrencyCode;
  onAnswer: (guess: FileGuess, answers: FileAnswers) => void;
  onCancel: () => void;
};

/** Asks what a file does not say itself: what it is and which columns count where two fit, the order of its dates, its currency. */
export function FileQuestionsForm({ file, currency, onAnswer, onCancel }: FileQuestionsFormProps) {
  const { ask } = importTexts;
  const [chosen, choose] = useState(file.guesses.length === 1 ? '0' : '');
  const [order, setOrder] = useState<DateOrder | ''>('');
  const [money, setMoney] = useState<string>(currency);
  const [isMissing, setMissing] = useState(false);
  const [columns, setColumns] = useState<ChosenColumns>({});
  const picked = chosen === '' ? undefined : file.guesses[Number(chosen)];
  const guess = picked && withColumns(picked, columns);
  const questions = guess && questionsOf(file.rows, guess);
  const [first] = questions?.orders ?? [];
  const asksOrder = (questions?.orders.length ?? 0) > 1;
  const settled = asksOrder ? order : first;
  const pick = { value: '', label: ask.pick };

  function go() {
    if (!guess || !areChosen(guess, columns) || !settled || !isCurrencyCode(money))
      return setMissing(true);
    onAnswer(guess, { order: settled, currency: money });
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <h2 className="font-semibold text-lg [overflow-wrap:anywhere]">
        {fill(ask.title, { file: file.name })}
      </h2>
      {isMissing && <FormAlert>{ask.missing}</FormAlert>}
      {file.guesses.some(({ isByHand }) => isByHand) && (
        <p className="text-ink-soft">{ask.byHand}</p>
      )}
      {file.guesses.length > 1 && (
        <SelectField
          label={ask.source}
          name="source"
          value={chosen}
          options={[
            pick,
            ...file.guesses.map((each, at) => ({ value: String(at), label: aboutFile(each) })),
          ]}
          onChange={({ target }) => {
            choose(target.value);
            setColumns({});
          }}
        />
      )}
      {guess && (
        <OpenColumns
          rows={file.rows}
          guess={guess}
          chosen={columns}
          onChoose={(column, place) => setColumns({ ...columns, [column]: place })}
        />
      )}
      {questions && asksOrder && (
        <SelectField
          label={fill(ask.order, { example: questions.example })}
          name="order"
          value={order}
          options={[
            pick,
            ...questions.orders.map((value) => ({ value, label: ask.orders[value] })),
          ]}
          onChange={({ target }) => setOrder(target.value as DateOrder | '')}
        />
      )}
      {questions?.asksCurrency && (
        <SelectField
          label={ask.currency}
          name="currency"
          value={money}
          options={currencyCodes.map((value) => ({ value, label: value }))}
          onChange={({ target }) => setMoney(target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{ask.go}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {importTexts.report.otherFile}
        </Button>
      </div>
    </form>
  );
}

// @covers paid-10.7
