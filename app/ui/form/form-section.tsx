import { type ReactNode, useEffect, useRef, useState } from 'react';

type FormSectionProps = { title: string; about?: ReactNode; id?: string; children: ReactNode };

/** A section of the form: a heading, an optional description, and fields. */
export function FormSection({ title, about, id, children }: FormSectionProps) {
  return (
    <section id={id} className="form-part">
      <h2>{title}</h2>
      {about && <p>{about}</p>}
      <div>{children}</div>
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
  /** A function is called when they are opened, so that the page doesn't contain them before. */
  children: ReactNode | (() => ReactNode);
}) {
  const { title, filled, onOpen, children } = props;
  // Stay open after a field is emptied: the user may still be typing in it.
  const wasFilled = useRef(false);
  wasFilled.current ||= filled;
  const folded = useRef<HTMLDetailsElement>(null);
  const [isDrawn, setDrawn] = useState(typeof children !== 'function');
  // They may be opened before the page's scripts are loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening them later calls `onToggle`
  useEffect(() => {
    if (!folded.current?.open) return;
    setDrawn(true);
    onOpen?.();
  }, [filled]);
  return (
    <details
      ref={folded}
      className="folded sm:col-span-2"
      data-fetches={onOpen && ''}
      open={wasFilled.current || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
      <summary onClick={() => setDrawn(true)}>{title}</summary>
      <div>{isDrawn && (typeof children === 'function' ? children() : children)}</div>
    </details>
  );
}
