import { classNames } from '../layout/class-names.ts';

/** An arrow that points down next to collapsed content; its class turns it around. */
export function FoldArrow({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames('line-icon size-4 shrink-0 rotate-90', className)}
    >
      <path d="m9 6 6 6-6 6" />
    </svg>
  );
}
