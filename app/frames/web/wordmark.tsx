import { classNames } from '#app/ui/layout/class-names.ts';

/**
 * The wren: a small round bird with its tail up, in one color; the background shows through eye and wing
 * (`styles/parts.css`).
 */
export function BirdMark({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('bird-mark', className)} />;
}

/** The bird and the product's name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="wordmark">
      <BirdMark />
      <span>{name}</span>
    </span>
  );
}
