import { Download, FileUp } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { SingleByteEncoding } from '#app/domain/csv/decode-csv.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import type { ImportPreview } from '#app/domain/products/check-import.ts';
import { importQuestionTexts } from '#app/features/imports/texts.ts';
import { productImportTexts } from '#app/features/products/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { plural } from '#app/i18n/plural.ts';
import { controlTexts, failureTexts } from '#app/i18n/texts.ts';
import { Button, buttonStyle } from '#app/ui/buttons/button.tsx';
import { SelectField } from '#app/ui/fields/field.tsx';
import { FileDrop } from '#app/ui/fields/file-drop.tsx';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { ProgressBar } from '#app/ui/messages/progress-bar.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { ImportPreviewTable } from './import-preview.tsx';
import {
  type ProductsFile,
  type ProductsOutcome,
  parseProductsFile,
  sendProducts,
} from './import-products.client.ts';

type ReadFile = {
  file: File;
  fileName: string;
  preview: ImportPreview;
  /** Possible encodings; empty if the encoding is certain. */
  encodings: readonly SingleByteEncoding[];
  encoding: SingleByteEncoding | undefined;
  key: string;
  /** The file was sent completely once, but no response came back. */
  mayBeSaved: boolean;
};

/** The state of an import: choosing, reading, previewing or sending a file. Shares are 0 to 1. */
type ImportState =
  | { step: 'choose'; refusal: string | null }
  | { step: 'reading'; fileName: string; share: number }
  | ({ step: 'preview'; failure: string | null } & ReadFile)
  | ({ step: 'sending'; share: number } & ReadFile);

const start: ImportState = { step: 'choose', refusal: null };

/** Imports a product file, from the file choice to the saved rows; `onImported` gets their number. */
function useProductImport(onImported: (count: number) => void) {
  const [state, setState] = useState<ImportState>(start);
  // Aborts the current read or post, so that results of a discarded file are ignored.
  const work = useRef<AbortController>();
  const stop = () => work.current?.abort();
  useEffect(() => () => work.current?.abort(), []);

  function reset() {
    stop();
    work.current = undefined;
    setState(start);
  }

  async function read(file: File) {
    reset();
    const mine = new AbortController();
    work.current = mine;
    const fileName = file.name;
    const show = (share: number) => {
      if (!mine.signal.aborted) setState({ step: 'reading', fileName, share });
    };
    show(0);
    const checked = await parseProductsFile(file, show);
    if (mine.signal.aborted) return;
    work.current = undefined;
    setState(stateOf(file, checked, checked.encodings[0]));
  }

  /** Reads a file again in another encoding while its preview stays visible. */
  async function chooseEncoding({ file }: ReadFile, encoding: SingleByteEncoding) {
    stop();
    const mine = new AbortController();
    work.current = mine;
    const checked = await parseProductsFile(file, () => undefined, encoding);
    if (mine.signal.aborted) return;
    work.current = undefined;
    setState(stateOf(file, checked, encoding));
  }

  async function send(sent: ReadFile) {
    if (work.current) return;
    const mine = new AbortController();
    work.current = mine;
    const { key, mayBeSaved } = sent;
    const { products } = sent.preview;
    const show = (share: number) => setState({ ...sent, step: 'sending', share });
    show(0);
    const answer = await sendProducts({ key, products, onProgress: show, signal: mine.signal });
    work.current = undefined;
    if (answer.outcome === 'imported') {
      setState(start);
      return onImported(answer.count);
    }
    const isUnanswered = answer.outcome === 'unanswered';
    const failure = failureOf(answer);
    setState({ ...sent, step: 'preview', failure, mayBeSaved: mayBeSaved || isUnanswered });
  }

  return { state, read, chooseEncoding, send, stop, reset };
}

function stateOf(
  file: File,
  checked: ProductsFile,
  encoding: SingleByteEncoding | undefined,
): ImportState {
  if (!checked.ok) return { step: 'choose', refusal: checked.message };
  return {
    step: 'preview',
    failure: null,
    file,
    fileName: file.name,
    preview: checked.preview,
    encodings: checked.encodings,
    encoding,
    key: crypto.randomUUID(),
    mayBeSaved: false,
  };
}

/** Returns why nothing was imported; null if there was no response. */
function failureOf(answer: Exclude<ProductsOutcome, { outcome: 'imported' }>): string | null {
  if (answer.outcome === 'failed') return answer.message;
  return answer.outcome === 'sign-in-needed' ? failureTexts.reasons.signedOut : null;
}

type FilePickerProps = {
  /** Why the previous file was refused. */
  refusal: string | null;
  onFile: (file: File) => void;
};

/** A drop zone and file picker for a CSV file, with the expected format. */
function FilePicker({ refusal, onFile }: FilePickerProps) {
  const { drop, choose, limits, columns } = productImportTexts.picker;
  return (
    <div className="flex flex-col gap-4">
      {refusal !== null && <FormAlert>{refusal}</FormAlert>}
      <FileDrop
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        drop={drop}
        choose={choose}
        hint={limits}
        onFile={onFile}
        icon={<FileUp aria-hidden="true" className="size-8 text-accent-ink" strokeWidth={1.5} />}
      />
      <p className="text-[0.9375rem] text-ink-soft">{columns}</p>
      <TemplateLink />
    </div>
  );
}

/** The link to a CSV template. */
export function TemplateLink() {
  return (
    <a href="/products-template.csv" download className={buttonStyle({ variant: 'quiet' })}>
      <Download aria-hidden="true" className="size-4.5" />
      {productImportTexts.picker.template}
    </a>
  );
}

type ImportDialogProps = {
  open: boolean;
  /** The user's own. */
  currency: CurrencyCode;
  onClose: () => void;
  onImported: (count: number) => void;
};

/** Imports products from a CSV file; nothing is saved before the user has seen a preview. */
export function ImportDialog({ open, currency, onClose, onImported }: ImportDialogProps) {
  const { state, read, chooseEncoding, send, stop, reset } = useProductImport(onImported);
  const status = useId();
  const working = workOf(state);
  const isSending = state.step === 'sending';
  // A fully sent request may already be saved, so it can't be canceled.
  const canStop = isSending && state.share < 1;
  const problem = state.step === 'preview' ? problemOf(state.failure, state.mayBeSaved) : null;

  function close() {
    reset();
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={() => !isSending && close()}
      title={productImportTexts.title}
      size="wide"
      footer={
        state.step === 'preview' ? (
          <>
            <Button variant="secondary" onClick={reset}>
              {productImportTexts.work.otherFile}
            </Button>
            <Button onClick={() => send(state)}>
              {problem === null
                ? plural(productImportTexts.work.start, state.preview.products.length)
                : productImportTexts.work.startAgain}
            </Button>
          </>
        ) : (
          <Button
            variant="secondary"
            blocked={isSending && !canStop}
            onClick={isSending ? stop : close}
          >
            {controlTexts.cancel}
          </Button>
        )
      }
    >
      <p id={status} role="status" className="sr-only">
        {working}
        {state.step === 'preview' && !state.mayBeSaved && productImportTexts.work.lookAtPreview}
      </p>
      {state.step === 'choose' && <FilePicker refusal={state.refusal} onFile={read} />}
      {working !== null && 'share' in state && (
        <div className="py-10">
          <ProgressBar
            label={working}
            value={state.share}
            max={1}
            text={`${Math.round(state.share * 100)}%`}
          />
        </div>
      )}
      {state.step === 'preview' && (
        <>
          {problem !== null && (
            <div className="mb-4">
              <FormAlert>{problem}</FormAlert>
            </div>
          )}
          {state.encodings.length > 0 && !state.mayBeSaved && (
            <div className="mb-4">
              <p className="mb-2">{importQuestionTexts.encodings.hint}</p>
              <SelectField
                label={importQuestionTexts.encodings.label}
                name="encoding"
                value={state.encoding ?? ''}
                options={state.encodings.map((value) => ({
                  value,
                  label: importQuestionTexts.encodings.names[value],
                }))}
                onChange={({ target }) => {
                  const chosen = state.encodings.find((each) => each === target.value);
                  if (chosen) chooseEncoding(state, chosen);
                }}
              />
            </div>
          )}
          <ImportPreviewTable
            fileName={state.fileName}
            preview={state.preview}
            mayBeSaved={state.mayBeSaved}
            currency={currency}
          />
        </>
      )}
    </Dialog>
  );
}

/** Returns the current activity; null while the user has to act. */
function workOf(state: ImportState): string | null {
  if (state.step === 'reading')
    return fill(productImportTexts.work.reading, { file: state.fileName });
  if (state.step === 'sending')
    return plural(productImportTexts.work.importing, state.preview.products.length);
  return null;
}

/** Returns the message after a failed try; null before the first. */
function problemOf(failure: string | null, mayBeSaved: boolean): string | null {
  if (mayBeSaved) {
    return failure === null
      ? productImportTexts.work.unanswered
      : fill(productImportTexts.work.failedAgain, { failure });
  }
  return failure && fill(productImportTexts.work.failed, { failure });
}
