import { useEffect, useRef, useState } from 'react';
import type { ImportPreview } from '#app/domain/products/check-import.ts';
import { failureTexts } from '#app/i18n/failures.ts';
import { readProductsFile } from './read-products-file.client.ts';
import { type ProductsOutcome, sendProducts } from './send-products.client.ts';

type ReadFile = {
  fileName: string;
  preview: ImportPreview;
  key: string;
  /** It was sent whole once, and nothing came back. */
  mayBeSaved: boolean;
};

/** Where an import is: choosing a file, reading it, looking at what it would do, doing it. Shares are 0 to 1. */
export type ImportState =
  | { step: 'choose'; refusal: string | null }
  | { step: 'reading'; fileName: string; share: number }
  | ({ step: 'preview'; failure: string | null } & ReadFile)
  | ({ step: 'sending'; share: number } & ReadFile);

const start: ImportState = { step: 'choose', refusal: null };

/** Takes a product file from its choice to its rows in the catalogue; `onImported` gets their number. */
export function useProductImport(onImported: (count: number) => void) {
  const [state, setState] = useState<ImportState>(start);
  // What a file is read or sent by. What belongs to one that was put away must not come back.
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
    const checked = await readProductsFile(file, show);
    if (mine.signal.aborted) return;
    work.current = undefined;
    if (!checked.ok) return setState({ step: 'choose', refusal: checked.message });
    const { preview } = checked;
    const key = crypto.randomUUID();
    setState({ step: 'preview', failure: null, fileName, preview, key, mayBeSaved: false });
  }

  async function send({ key, fileName, preview, mayBeSaved }: ReadFile) {
    if (work.current) return;
    const mine = new AbortController();
    work.current = mine;
    const read = { key, fileName, preview, mayBeSaved };
    const show = (share: number) => setState({ step: 'sending', share, ...read });
    show(0);
    const { products } = preview;
    const answer = await sendProducts({ key, products, onProgress: show, signal: mine.signal });
    work.current = undefined;
    if (answer.outcome === 'imported') {
      setState(start);
      return onImported(answer.count);
    }
    const isUnanswered = answer.outcome === 'unanswered';
    const failure = failureOf(answer);
    setState({ step: 'preview', failure, ...read, mayBeSaved: mayBeSaved || isUnanswered });
  }

  return { state, read, send, stop, reset };
}

/** Why nothing was imported; null where nothing was answered. */
function failureOf(answer: Exclude<ProductsOutcome, { outcome: 'imported' }>): string | null {
  if (answer.outcome === 'failed') return answer.message;
  return answer.outcome === 'sign-in-needed' ? failureTexts.reasons.signedOut : null;
}
