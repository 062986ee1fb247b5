import { invoiceFormTexts } from '#app/features/invoice-form/texts.ts';
import { FoldedFields } from '#app/ui/form/form-section.tsx';
import { sayNotFetched, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { useInvoiceFormContext } from './invoice-form-context.ts';

/** Deposit and instalments, folded away until they are wanted; what they need is fetched then. */
export function ScheduleFold({ total }: { total: number }) {
  const { part, fetchNow } = useLazyImport(fetchScheduleFields, sayNotFetched);
  return (
    <FoldedFields
      title={invoiceFormTexts.totals.schedule}
      filled={useInvoiceFormContext().draft.schedule.length > 0}
      onOpen={() => fetchNow(false)}
    >
      {part && <part.ScheduleFields total={total} />}
    </FoldedFields>
  );
}

const fetchScheduleFields = () => import('./schedule-fields.tsx');
