import { useRevalidator } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import type { DeliveryStart } from '#app/domain/deliveries/check-delivery.ts';
import { deliveryTexts } from '#app/features/deliveries/texts.ts';
import type { OwnersView } from '#app/features/public-invoice/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import { fetchDeliveryStart } from './deliveries.api.client.ts';

/** The question to show: what to deliver of the document. */
export type DeliveryQuestion = { key: string; start: DeliveryStart };

const fetchDialog = () => import('./delivery-dialog.tsx');

/**
 * Creates a delivery note for a document: `ask` opens its dialog, which is rendered where `dialog` is placed; dialog and
 * data load on the first click.
 */
export function useDelivering({ id }: Pick<OwnersView, 'id'>): {
  ask: () => void;
  isOpening: boolean;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<DeliveryQuestion | null>(null);
  const [isOpening, setOpening] = useState(false);
  const { part, fetchNow } = useLazyImport(fetchDialog, showLoadFailed);
  const { revalidate } = useRevalidator();
  const close = () => setQuestion(null);

  async function ask() {
    if (isOpening) return;
    setOpening(true);
    fetchNow(false);
    const { start, failure } = await fetchDeliveryStart(id);
    setOpening(false);
    if (failure !== null) {
      return toast.error(fill(deliveryTexts.notOpened, { message: failure }));
    }
    setQuestion({ key: crypto.randomUUID(), start });
  }

  return {
    ask: () => void ask(),
    isOpening,
    dialog: part && (
      <part.DeliveryDialog
        documentId={id}
        question={question}
        onMade={() => {
          close();
          // The page lists the new note, also without its live channel.
          revalidate();
        }}
        onClose={close}
      />
    ),
  };
}
