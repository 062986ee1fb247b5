import { classNames } from '#app/components/class-names.ts';

/** The wren: a round small bird with its tail up. One colour, the ground shows through eye and wing. */
export function BirdMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={classNames('size-8 shrink-0 text-accent-ink', className)}
    >
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M7.4 10.6C8.6 7.7 11.3 6 14.2 6c3.2 0 5.6 1.7 7 4.6l4.6-7.2c.5-.8 1.6-.7 2 .1 1.5 3.6 1.2 8.3-.6 12.5C25.2 21 21 25 15.8 25 10.7 25 7 21.2 7 16c0-.5 0-1 .1-1.4L3 13.3c-.7-.2-.7-1.2 0-1.4zM12.5 12.9a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8zM13.3 17.2c-.5-.5-1.3.1-1 .7 1.3 2.7 4 4.1 6.8 3.6 2.3-.4 4.2-1.9 5.3-4.1.3-.6-.4-1.2-1-.8-3.2 2.2-7 2.5-10.1.6z"
      />
      <path
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        d="M13.2 24.5 12.4 29M18 24.5l.4 4.5"
      />
    </svg>
  );
}

/** The bird and the product's name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <BirdMark />
      <span className="font-display font-semibold text-[1.375rem] text-ink tracking-tight">
        {name}
      </span>
    </span>
  );
}
