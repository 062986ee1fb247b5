import { Send } from 'lucide-react';
import { useState } from 'react';
import type { Sendable } from '#app/features/sending/public.ts';
import { statementTexts } from '#app/features/statements/texts/statements.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { sayNotFetched, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';

const fetchDialog = () => import('#app/features/sending/ui/send-dialog.tsx');

/** Emails the statement of a period; the dialog loads on the first click. */
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
