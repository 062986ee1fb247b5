import { useCallback, useEffect, useRef, useState } from 'react';
import { readProductsFile } from '#app/browser/products/read-products-file.client.ts';
import { sendProducts } from '#app/browser/products/send-products.client.ts';
import type { ImportPreview } from '#app/domain/products/check-import.ts';

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
  const running = useRef<AbortController>();
  const done = useRef(onImported);
  done.current = onImported;
  // What belongs to a file that was put away must not come back.
  const turn = useRef(0);

  const reset = useCallback(() => {
    turn.current += 1;
    running.current?.abort();
    running.current = undefined;
    setState(start);
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  const read = useCallback(async (file: File) => {
    turn.current += 1;
    const mine = turn.current;
    const fileName = file.name;
    setState({ step: 'reading', fileName, share: 0 });
    const checked = await readProductsFile(file, (share) => {
      if (turn.current === mine) setState({ step: 'reading', fileName, share });
    });
    if (turn.current !== mine) return;
    if (!checked.ok) return setState({ step: 'choose', refusal: checked.message });
    const { preview } = checked;
    const key = crypto.randomUUID();
    setState({ step: 'preview', failure: null, fileName, preview, key, mayBeSaved: false });
  }, []);

  const send = useCallback(async (file: ReadFile) => {
    if (running.current) return;
    const mine = turn.current;
    const { key, fileName, preview, mayBeSaved } = file;
    const read = { key, fileName, preview, mayBeSaved };
    running.current = new AbortController();
    setState({ step: 'sending', share: 0, ...read });
    const answer = await sendProducts({
      key,
      products: preview.products,
      onProgress: (share) => {
        if (turn.current === mine) setState({ step: 'sending', share, ...read });
      },
      signal: running.current.signal,
    });
    running.current = undefined;
    if (turn.current !== mine) return;
    if (answer.outcome === 'imported') {
      setState(start);
      return done.current(answer.count);
    }
    const failure =
      answer.outcome === 'failed'
        ? answer.message
        : answer.outcome === 'sign-in-needed'
          ? 'please sign in again'
          : null;
    const isUnanswered = answer.outcome === 'unanswered';
    setState({ step: 'preview', failure, ...read, mayBeSaved: mayBeSaved || isUnanswered });
  }, []);

  const stop = useCallback(() => running.current?.abort(), []);

  return { state, read, send, stop, reset };
}
