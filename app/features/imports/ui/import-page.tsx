import { FileUp } from 'lucide-react';
import { useId } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { SingleByteEncoding } from '#app/domain/csv/decode-csv.ts';
import { importProducts, sourceNames } from '#app/domain/import/import-answer.ts';
import { maxImportRows } from '#app/domain/import/import-lots.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { importQuestionTexts, importTexts } from '#app/features/imports/texts.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatList } from '#app/i18n/format/list.ts';
import { formatCount } from '#app/i18n/format/number.ts';
import { BackLink } from '#app/ui/buttons/back-link.tsx';
import { Button, LinkButton } from '#app/ui/buttons/button.tsx';
import { SelectField } from '#app/ui/fields/field.tsx';
import { FileDrop } from '#app/ui/fields/file-drop.tsx';
import { Banner } from '#app/ui/messages/banner.tsx';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { ProgressBar } from '#app/ui/messages/progress-bar.tsx';
import { FileQuestionsForm } from './file-questions-form.tsx';
import { ImportDone } from './import-done.tsx';
import { ImportReportView } from './import-report-view.tsx';
import type { ImportFile } from './parse-import-file.client.ts';
import { useFocusOnce } from './use-focus-once.ts';
import { type ImportState, useImport } from './use-import.ts';

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
function EncodingQuestion(props: EncodingQuestionProps) {
  const { file, encoding, refusal, onChoose, onAnswer, onCancel } = props;
  const encodings = importQuestionTexts.encodings;
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

type ImportPageProps = {
  /** The country in the URL, for links. */
  page: CountryCode;
  /** The business's country, whose rules apply. */
  country: CountryCode;
  /** The seller-local date, `YYYY-MM-DD`. */
  today: string;
  currency: CurrencyCode;
  /** Whether the settings have the business details that every invoice needs. */
  isComplete: boolean;
};

/** Imports invoices, clients and products: nothing is written before the user has seen the report. */
export function ImportPage({ page, country, today, currency, isComplete }: ImportPageProps) {
  const { settings } = usePaths(page);
  const { state, ...steps } = useImport(country, today);
  const { choose, look, answerSameClient, send, goBack, stop } = steps;
  const working = workOf(state);
  const reset = () => goBack(null);
  return (
    <div className="page-width pt-6 md:pt-8">
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <div>
          <BackLink to={settings} />
          <h1 className="page-title mt-2">{importTexts.page}</h1>
          <p className="mt-2 max-w-prose text-ink-soft">{importTexts.intro}</p>
        </div>
        {!isComplete && (
          <Banner tone="info">
            <p>{importTexts.incomplete.text}</p>
            <LinkButton to={settings} variant="secondary" className="mt-2">
              {importTexts.incomplete.action}
            </LinkButton>
          </Banner>
        )}
        <p role="status" className="sr-only">
          {working}
        </p>
        {state.step === 'choose' && <ImportPicker refusal={state.refusal} onFile={choose} />}
        {working !== null && (
          <div className="flex items-center gap-4 py-6">
            {state.step === 'sending' ? (
              <ProgressBar
                label={working}
                value={state.done}
                max={Math.max(1, state.of)}
                text={fill(importTexts.work.progress, {
                  done: formatCount(state.done),
                  all: formatCount(state.of),
                })}
              />
            ) : (
              <ProgressBar label={working} value={0} max={1} text="" />
            )}
            <Button
              variant="quiet"
              size="small"
              onClick={() =>
                state.step === 'sending'
                  ? stop()
                  : goBack(state.step === 'looking' ? state.asked : null)
              }
            >
              {importTexts.work.stop}
            </Button>
          </div>
        )}
        {state.step === 'encoding' && (
          <EncodingQuestion
            file={state.file}
            encoding={state.encoding}
            refusal={state.refusal}
            onChoose={steps.parseAs}
            onAnswer={() => steps.proceed(state.file)}
            onCancel={reset}
          />
        )}
        {state.step === 'asking' && (
          <FileQuestionsForm
            file={state.asked.file}
            currency={currency}
            before={state.asked.given}
            refusal={state.refusal}
            onAnswer={(guess, answers, given) => look(state.asked.file, guess, answers, given)}
            onCancel={reset}
          />
        )}
        {state.step === 'report' && (
          <ImportReportView
            report={state.report}
            same={state.same}
            onSame={answerSameClient}
            page={page}
            country={country}
            isComplete={isComplete}
            onImport={() => send(state.fileName, state.report)}
            onChange={state.asked && (() => goBack(state.asked))}
            onCancel={reset}
          />
        )}
        {state.step === 'done' && (
          <ImportDone kind={state.kind} result={state.result} page={page} onAgain={reset} />
        )}
      </div>
    </div>
  );
}

type ImportPickerProps = { refusal: string | null; onFile: (file: File) => void };

function ImportPicker({ refusal, onFile }: ImportPickerProps) {
  const { drop, choose, limits, sources, exported } = importTexts.picker;
  const about = useId();
  return (
    <section aria-describedby={about} className="flex flex-col gap-4">
      {refusal !== null && <FormAlert>{refusal}</FormAlert>}
      <FileDrop
        accept=".csv,.tsv,.txt,.zip,application/zip,text/csv,text/tab-separated-values,text/plain"
        drop={drop}
        choose={choose}
        onFile={onFile}
        hint={fill(limits, { rows: formatCount(maxImportRows) })}
        icon={<FileUp aria-hidden="true" className="size-8 text-accent-ink" strokeWidth={1.5} />}
      />
      <p id={about} className="text-[0.9375rem] text-ink-soft">
        {fill(sources, { names: formatList(importProducts.map((source) => sourceNames[source])) })}{' '}
        {exported}
      </p>
    </section>
  );
}

/** What is being done at the moment; null while the page waits for the user. */
function workOf(state: ImportState): string | null {
  if (state.step === 'reading') return fill(importTexts.reading, { file: state.fileName });
  if (state.step === 'looking') return importTexts.looking;
  if (state.step === 'sending') return fill(importTexts.work.importing, { file: state.fileName });
  return null;
}
