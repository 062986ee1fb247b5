import { type ReactNode, useState } from 'react';
import { FoldArrow } from '#app/ui/icons/fold-arrow.tsx';

type FoldedFieldsProps = {
  title: string;
  /** What the hidden fields contain, shown while they are folded. */
  summary?: string;
  /** A field inside has an error, so it must be visible. */
  hasError: boolean;
  children: ReactNode;
};

/** The fields of a dialog that most people leave as they are: one line that opens to them. */
export function FoldedFields({ title, summary, hasError, children }: FoldedFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="group"
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="thumb flex cursor-pointer items-center gap-2 rounded-sm font-medium">
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          {title}
          {summary && (
            <span className="ml-2 font-normal text-ink-soft group-open:hidden">{summary}</span>
          )}
        </span>
        <FoldArrow className="group-open:-rotate-90" />
      </summary>
      <div className="mt-3 mb-1 flex flex-col gap-4">{children}</div>
    </details>
  );
}
