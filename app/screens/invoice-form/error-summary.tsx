import { Button } from '#app/components/buttons/button.tsx';

/** After a failed check: how much is still to be corrected, and a way to the next of it. */
export function ErrorSummary({ count, onShowNext }: { count: number; onShowNext: () => void }) {
  return (
    <div role="status" className="min-w-0">
      {count > 0 && (
        <div className="flex items-center justify-between gap-2 rounded-md bg-danger-soft py-1 pr-1 pl-3 text-danger-ink text-sm">
          <span>{count === 1 ? '1 field to correct' : `${count} fields to correct`}</span>
          <Button variant="quiet" size="small" className="text-danger-ink" onClick={onShowNext}>
            Show
          </Button>
        </div>
      )}
    </div>
  );
}
