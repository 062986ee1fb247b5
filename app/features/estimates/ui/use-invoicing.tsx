import { type ReactNode, useState } from 'react';
import type { InvoiceStart } from '#app/domain/documents/credit-note.ts';
import { estimateTexts } from '#app/features/estimates/texts.ts';
import type { OwnersView } from '#app/features/public-invoice/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import { fetchInvoiceStart } from './estimates.api.client.ts';

/** The question to show: which part of the estimate to invoice. */
export type InvoiceQuestion = { key: string; start: InvoiceStart };

const fetchDialog = () => import('./invoice-estimate-dialog.tsx');

/**
 * Creates an invoice from an estimate: `ask` opens its dialog, which is rendered where `dialog` is placed; dialog and
 * data load on the first click.
 */
export function useInvoicing(estimate: Pick<OwnersView, 'id' | 'invoiceNumber'>): {
  ask: () => void;
  isOpening: boolean;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<InvoiceQuestion | null>(null);
  const [isOpening, setOpening] = useState(false);
  const { part, fetchNow } = useLazyImport(fetchDialog, showLoadFailed);

  async function ask() {
    if (isOpening) return;
    setOpening(true);
    fetchNow(false);
    const { start, failure } = await fetchInvoiceStart(estimate.id);
    setOpening(false);
    if (failure !== null) {
      return toast.error(fill(estimateTexts.invoice.notOpened, { message: failure }));
    }
    setQuestion({ key: crypto.randomUUID(), start });
  }

  return {
    ask: () => void ask(),
    isOpening,
    dialog: part && (
      <part.InvoiceEstimateDialog
        estimate={estimate}
        question={question}
        onClose={() => setQuestion(null)}
      />
    ),
  };
}
