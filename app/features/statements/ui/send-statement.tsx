import { Send } from 'lucide-react';
import { useState } from 'react';
import type { Sendable } from '#app/features/sending/public.ts';
import { statementTexts } from '#app/features/statements/texts/statements.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { sayNotFetched, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';

const fetchDialog = () => import('#app/features/sending/ui/send-dialog.tsx');

/** Sends the statement of a period by mail; the dialog is fetched by the press. */
export function SendStatement({ invoiceId, period }: { invoiceId: string; period: string }) {
  const { part, fetchNow } = useLazyImport(fetchDialog, sayNotFetched);
  const [wanted, setWanted] = useState<Sendable | null>(null);

  function open() {
    setWanted({ kind: 'statement', invoiceId, paymentId: period });
    fetchNow(false);
  }

  return (
    <>
      <Button variant="secondary" onClick={open}>
        <Send aria-hidden="true" className="size-4.5" />
        {statementTexts.send}
      </Button>
      {part && <part.SendDialog wanted={wanted} onClose={() => setWanted(null)} />}
    </>
  );
}
