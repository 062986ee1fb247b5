import { useEffect, useRef, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { SingleByteEncoding } from '#app/domain/csv/decode-csv.ts';
import { type FileAnswers, questionsOf } from '#app/domain/import/file-questions.ts';
import type { ImportPreviewData } from '#app/domain/import/import-answer.ts';
import { type ImportPlan, planImport } from '#app/domain/import/plan-import.ts';
import type { FileGuess } from '#app/domain/import/recognize-file.ts';
import { importTexts } from '#app/features/imports/texts.ts';
import { type ImportReport, reportOf } from '#app/features/imports/words/import-report.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import type { GivenAnswers } from './file-questions-form.tsx';
import type { DoneKind } from './import-done.tsx';
import { countOf, type ImportResult, previewPlan, sendPlan } from './imports.api.client.ts';
import { type ImportFile, parseExportFile, parseImportFile } from './parse-import-file.client.ts';

/** A file with open questions and the user's answers; null before the first. */
type ImportRequest = { file: ImportFile; given: GivenAnswers | null };

/** The steps of an import: choose a file, read it, ask about it, compare its records, report, import, done. */
export type ImportState =
  | { step: 'choose'; refusal: string | null }
  | { step: 'reading'; fileName: string }
  | {
      step: 'encoding';
      chosen: File;
      /** The file as read in that encoding. */
      file: ImportFile;
      encoding: SingleByteEncoding;
      refusal: string | null;
    }
  | { step: 'looking'; fileName: string; asked: ImportRequest | null }
  | { step: 'asking'; asked: ImportRequest; refusal: string | null }
  | {
      step: 'report';
      fileName: string;
      report: ImportReport;
      /** The plan that the report is built from after each answer. */
      plan: ImportPlan;
      known: ImportPreviewData;
      /** Keys of the clients that are the same as another with their email. */
      same: ReadonlySet<string>;
      asked: ImportRequest | null;
    }
  | { step: 'sending'; fileName: string; done: number; of: number }
  | { step: 'done'; kind: DoneKind; result: ImportResult };

type ReadPlan = { ok: true; plan: ImportPlan } | { ok: false; message: string };

const start: ImportState = { step: 'choose', refusal: null };

/** The longest time that checking a file may block the page. */
const maxPauseMs = 16;

/**
 * Guides a file from its selection to the result of its import.
 * @param today the seller-local date, `YYYY-MM-DD`
 */
export function useImport(country: CountryCode, today: string) {
  const [state, setState] = useState<ImportState>(start);
  // Aborts work on a file that was discarded, so that its results don't appear.
  const work = useRef<AbortController>();
  useEffect(() => () => work.current?.abort(), []);

  function begin(): AbortSignal {
    work.current?.abort();
    work.current = new AbortController();
    return work.current.signal;
  }

  /** Returns to the questions with their answers if there were any, else to the file selection. */
  function goBack(asked: ImportRequest | null, refusal: string | null = null) {
    work.current?.abort();
    setState(asked ? { step: 'asking', asked, refusal } : { step: 'choose', refusal });
  }

  async function choose(chosen: File) {
    const signal = begin();
    setState({ step: 'reading', fileName: chosen.name });
    if (/\.zip$/i.test(chosen.name))
      return previewFile(await parseExportFile(chosen, today), chosen.name, null, signal);
    const read = await parseImportFile(chosen);
    if (signal.aborted) return;
    if (!read.ok) return setState({ step: 'choose', refusal: read.message });
    const { file } = read;
    const [encoding] = file.encodings;
    if (encoding) return setState({ step: 'encoding', chosen, file, encoding, refusal: null });
    await proceed(file);
  }

  /** Reads a file again in the encoding that the user selected. */
  async function parseAs(encoding: SingleByteEncoding) {
    if (state.step !== 'encoding') return;
    const signal = begin();
    const read = await parseImportFile(state.chosen, encoding);
    if (signal.aborted) return;
    const file = read.ok ? read.file : state.file;
    setState({ ...state, file, encoding, refusal: read.ok ? null : read.message });
  }

  /** Continues to the questions about a file, or to its report if there are none. */
  async function proceed(file: ImportFile) {
    const [guess, other] = file.guesses;
    const questions = guess && questionsOf(file.rows, guess);
    const [order] = questions?.orders ?? [];
    const isOpen = guess !== undefined && guess.open.length > 0;
    if (
      !guess ||
      other ||
      isOpen ||
      questions?.orders.length !== 1 ||
      questions.asksCurrency ||
      questions.types.length > 0 ||
      !order
    )
      return goBack({ file, given: null });
    await look(file, guess, { order, currency: 'USD' }, null);
  }

  /** Compares the file's records after all questions are answered, and shows the report. */
  async function look(
    file: ImportFile,
    guess: FileGuess,
    answers: FileAnswers,
    given: GivenAnswers | null,
  ) {
    const signal = begin();
    const fileName = file.name;
    const asked = given && { file, given };
    setState({ step: 'looking', fileName, asked });
    const reading = {
      ...answers,
      country,
      today,
      delimiter: file.delimiter,
      regionNames: documentTexts.regions,
    };
    const plan = await inPieces(planImport(file.rows, guess, reading), signal);
    if (plan) await previewFile({ ok: true, plan }, fileName, asked, signal);
  }

  async function previewFile(
    read: ReadPlan,
    fileName: string,
    asked: ImportRequest | null,
    signal: AbortSignal,
  ) {
    if (signal.aborted) return;
    if (!read.ok) return setState({ step: 'choose', refusal: read.message });
    const { plan } = read;
    setState({ step: 'looking', fileName, asked });
    const known = await previewPlan(plan);
    if (signal.aborted) return;
    if (known.outcome === 'failed') return goBack(asked, failureOf(known.message));
    const same = new Set<string>();
    const report = reportOf(plan, known, same);
    setState({ step: 'report', fileName, report, plan, known, same, asked });
  }

  function answerSameClient(key: string, isSame: boolean) {
    if (state.step !== 'report') return;
    const same = new Set(state.same);
    if (isSame) same.add(key);
    else same.delete(key);
    setState({ ...state, same, report: reportOf(state.plan, state.known, same) });
  }

  async function send(fileName: string, { plan }: ImportReport) {
    const signal = begin();
    const of = countOf(plan);
    const show = (done: number) => setState({ step: 'sending', fileName, done, of });
    show(0);
    const result = await sendPlan({ plan, onProgress: show, signal });
    const isMixed =
      plan.kind === 'invoices' && plan.invoices.some(({ invoice }) => invoice.kind !== 'invoice');
    setState({ step: 'done', kind: isMixed ? 'documents' : plan.kind, result });
  }

  return {
    state,
    choose,
    parseAs,
    proceed,
    look,
    answerSameClient,
    send,
    goBack,
    stop: () => work.current?.abort(),
  };
}

const failureOf = (failure: string) => fill(importTexts.refused.notCompared, { failure });

/** Runs a long check in short slices so that the page stays responsive; null if it was aborted. */
async function inPieces<Result>(
  work: Generator<unknown, Result>,
  signal: AbortSignal,
): Promise<Result | null> {
  // Lets the page show the current step first.
  await new Promise((resolve) => setTimeout(resolve));
  let paused = performance.now();
  for (;;) {
    const step = work.next();
    if (signal.aborted) return null;
    if (step.done) return step.value;
    if (performance.now() - paused < maxPauseMs) continue;
    await new Promise((resolve) => setTimeout(resolve));
    paused = performance.now();
  }
}
