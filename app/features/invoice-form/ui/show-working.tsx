import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ContentFigures } from '#app/domain/invoices/draft-figures.ts';
import { type DocumentWords, workingTexts } from '#app/features/invoice-sheet/texts.ts';

import { Button } from '#app/ui/buttons/button.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';
import { sayNotFetched, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { useInvoiceFormContext } from './invoice-form-context.ts';

/** Unfolds how the totals came to be; it is fetched when it is first asked for, and follows what is typed. */
export function ShowWorking(given: { made: ContentFigures; taxes: DocumentWords['taxes'] }) {
  const { draft, country } = useInvoiceFormContext();
  const [isOpen, setOpen] = useState(false);
  const { part, fetchNow } = useLazyImport(fetchWorking, sayNotFetched);
  const isShown = isOpen && part !== null;
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        className="-ml-3"
        aria-expanded={isShown}
        onClick={() => {
          fetchNow(false);
          setOpen(!isShown);
        }}
      >
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-4 transition-transform', isShown && 'rotate-180')}
        />
        {workingTexts.show}
      </Button>
      {isShown && <part.FormWorking draft={draft} country={country} {...given} />}
    </div>
  );
}

const fetchWorking = () => import('./form-working.tsx');
