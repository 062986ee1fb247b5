import { type ReactNode, useState } from 'react';
import type { SeriesStart } from '#app/domain/recurring/schedule-form.ts';
import { recurringTexts } from '#app/features/recurring/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import { fetchSeriesStart } from './series.api.client.ts';

/** The open dialog's data: repeat an invoice, or change a series. */
export type SeriesQuestion = { key: string; of: SeriesSubject; start: SeriesStart };
export type SeriesSubject = { invoice: string } | { series: string };

const fetchDialog = () => import('./series-dialog.tsx');

/** The dialog of a series: `ask` opens it; render `dialog`. Its code loads on the first click, its data on each. */
export function useRepeating(onSaved: () => void): {
  ask: (of: SeriesSubject) => void;
  isOpening: boolean;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<SeriesQuestion | null>(null);
  const [isOpening, setOpening] = useState(false);
  const { part, fetchNow } = useLazyImport(fetchDialog, showLoadFailed);

  async function ask(of: SeriesSubject) {
    if (isOpening) return;
    setOpening(true);
    fetchNow(false);
    const { start, failure } = await fetchSeriesStart(of);
    setOpening(false);
    if (failure !== null) {
      return toast.error(fill(recurringTexts.dialog.notOpened, { message: failure }));
    }
    setQuestion({ key: crypto.randomUUID(), of, start });
  }

  return {
    ask: (of) => void ask(of),
    isOpening,
    dialog: part && (
      <part.SeriesDialog question={question} onSaved={onSaved} onClose={() => setQuestion(null)} />
    ),
  };
}
