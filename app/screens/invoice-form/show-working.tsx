import { useState } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import type { ContentFigures } from '#app/domain/invoices/draft-figures.ts';
import { workingTexts } from '#app/texts/working.ts';
import { sayNotFetched, useLazyImport } from '../loading/use-lazy-import.ts';
import { useInvoiceFormContext } from './invoice-form-context.ts';

/** Unfolds how the totals came to be; it is fetched when it is first asked for, and follows what is typed. */
export function ShowWorking({ made }: { made: ContentFigures }) {
  const { draft, country } = useInvoiceFormContext();
  const [isOpen, setOpen] = useState(false);
  const { part, fetchNow } = useLazyImport(fetchWorking, sayNotFetched);
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        className="-ml-3"
        aria-expanded={isOpen && part !== null}
        onClick={() => {
          fetchNow(false);
          setOpen(!isOpen || !part);
        }}
      >
        {workingTexts.show}
      </Button>
      {isOpen && part && <part.FormWorking {...{ draft, country, made }} />}
    </div>
  );
}

const fetchWorking = () => import('./form-working.tsx');
