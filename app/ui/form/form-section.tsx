import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * A section of the form: a heading, an optional description, and fields. `isolate` lets the browser repaint only the
 * section that changes.
 */
export function FormSection(props: { title: string; about?: ReactNode; children: ReactNode }) {
  const { title, about, children } = props;
  return (
    <section className="form-part isolate border-line border-t py-8 first:border-t-0 first:pt-0 last:pb-0 lg:py-9">
      <h2 className="font-semibold text-lg leading-snug">{title}</h2>
      {about && <p className="mt-1 text-ink-soft text-sm">{about}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}

/** Fields that few users need, collapsed until they are opened or have a value. */
export function FoldedFields(props: {
  title: string;
  /** The fields have a value or an error. */
  filled: boolean;
  /** Called when they are expanded, by a click or because they are filled. */
  onOpen?: () => void;
  children: ReactNode;
}) {
  const { title, filled, onOpen, children } = props;
  // Stay open after a field is emptied: the user may still be typing in it.
  const wasFilled = useRef(false);
  wasFilled.current ||= filled;
  const folded = useRef<HTMLDetailsElement>(null);
  // They may be opened before the page's scripts are loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening them later calls `onToggle`
  useEffect(() => {
    if (folded.current?.open) onOpen?.();
  }, [filled]);
  return (
    <details
      ref={folded}
      className="group sm:col-span-2"
      data-fetches={onOpen && ''}
      open={wasFilled.current || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className="thumb inline-flex items-center gap-2 rounded-sm font-medium text-ink-soft text-sm hover:text-ink">
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform duration-200 group-open:rotate-180"
        />
        {title}
      </summary>
      <div className="pt-2 pb-1">{children}</div>
    </details>
  );
}
