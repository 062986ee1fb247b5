import { useEffect, useRef, useState } from 'react';
import type { SingleByteEncoding } from '#app/domain/csv/text-encodings.ts';
import type { ImportPreview } from '#app/domain/products/check-import.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import { type ProductsFile, parseProductsFile } from './parse-products-file.client.ts';
import { type ProductsOutcome, sendProducts } from './send-products.client.ts';

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
export type ImportState =
  | { step: 'choose'; refusal: string | null }
  | { step: 'reading'; fileName: string; share: number }
  | ({ step: 'preview'; failure: string | null } & ReadFile)
  | ({ step: 'sending'; share: number } & ReadFile);

const start: ImportState = { step: 'choose', refusal: null };

/** Imports a product file, from the file choice to the saved rows; `onImported` gets their number. */
export function useProductImport(onImported: (count: number) => void) {
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
