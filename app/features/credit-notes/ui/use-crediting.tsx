import { type ReactNode, useState } from 'react';
import type { CreditStart } from '#app/domain/documents/credit-note.ts';
import { creditNoteTexts } from '#app/features/credit-notes/texts.ts';
import type { ShownPayment } from '#app/features/payments/public.ts';
import type { OwnersView } from '#app/features/public-invoice/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import { fetchCreditStart } from './credit-notes.api.client.ts';

/** An invoice to credit. */
export type CreditableInvoice = Pick<OwnersView, 'id' | 'payments' | 'currency' | 'country'>;

/** The question to show: which part to credit or, after a refund (minor units), whether to create a credit note. */
export type CreditQuestion =
  | { kind: 'part'; key: string; start: CreditStart; amountMinor: number | null }
  | { kind: 'after-refund'; amountMinor: number };

const fetchDialogs = () => import('./credit-note-dialogs.tsx');

/**
 * Credits an invoice: `ask` opens its dialog, which is rendered where `dialog` is placed; dialog and data load on the
 * first click. `askAfterRefund` offers a credit note for the refunded amount.
 * @param onRefund called when a card payment should be refunded
 */
export function useCrediting(
  invoice: CreditableInvoice,
  onRefund: (payment: ShownPayment) => void,
): {
  ask: (amountMinor?: number) => void;
  askAfterRefund: (amountMinor: number) => void;
  isOpening: boolean;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<CreditQuestion | null>(null);
  const [isOpening, setOpening] = useState(false);
  const { part, fetchNow } = useLazyImport(fetchDialogs, showLoadFailed);

  async function ask(amountMinor: number | null) {
    if (isOpening) return;
    setOpening(true);
    fetchNow(false);
    const { start, failure } = await fetchCreditStart(invoice.id);
    setOpening(false);
    if (failure !== null) {
      return toast.error(fill(creditNoteTexts.notOpened, { message: failure }));
    }
    setQuestion({ kind: 'part', key: crypto.randomUUID(), start, amountMinor });
  }

  return {
    ask: (amountMinor) => void ask(amountMinor ?? null),
    askAfterRefund: (amountMinor) => {
      fetchNow(false);
      setQuestion({ kind: 'after-refund', amountMinor });
    },
    isOpening,
    dialog: part && (
      <part.CreditNoteDialogs
        invoice={invoice}
        question={question}
        onRefund={onRefund}
        onCredit={(amountMinor) => {
          setQuestion(null);
          void ask(amountMinor);
        }}
        onClose={() => setQuestion(null)}
      />
    ),
  };
}
