import { classNames } from '#app/ui/layout/class-names.ts';

/** Paths in a 24 x 24 viewBox, with a round stroke of width 2. */
const lines = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm9 6 6 6-6 6',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M15 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h3m2-6h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z',
  download: 'M12 4v11m-5-4.5 5 4.5 5-4.5M4 20h16',
  external: 'M14 4h6v6m0-6-9 9M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4',
  menu: 'M4 6h16M4 12h16M4 18h16',
  plus: 'M12 5v14M5 12h14',
  tick: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm-4-8.5 3 3 5-6',
} as const;

type LineIconProps = { name: keyof typeof lines; className?: string };

/**
 * The few icons of the frame and of clients' pages, without the icon library, since those pages load almost no script.
 * All other pages use lucide. Hidden from screen readers: the text next to it conveys the meaning.
 */
export function LineIcon({ name, className }: LineIconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('line-icon', className)}>
      <path d={lines[name]} />
    </svg>
  );
}

/** A loading spinner, hidden from screen readers: the label next to it conveys the meaning. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={classNames('size-[1.1em] animate-spin motion-reduce:animate-none', className)}
    >
      <circle
        cx="10"
        cy="10"
        r="8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        opacity=".25"
      />
      <path
        d="M10 2a8 8 0 0 1 8 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
