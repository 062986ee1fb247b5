import type { ReactNode } from 'react';

type PageBarProps = { title: string; onBack: () => void; action?: ReactNode };

/** The bar of a page that is no tab: the way back, the page's title, and what can be done with it. */
export function PageBar({ title, onBack, action }: PageBarProps) {
  return (
    <header className="native-bar print:hidden">
      <div className="grid h-11 grid-cols-[1fr_auto_1fr] items-center px-2">
        <button
          type="button"
          data-haptic="light"
          onClick={onBack}
          className="-ml-1 flex h-11 items-center gap-0.5 justify-self-start rounded-md pr-3 text-[1.0625rem] text-accent-ink active:opacity-40"
        >
          <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-7">
            <path
              d="m15 5-7 7 7 7"
              stroke="currentColor"
              strokeWidth="2.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          Back
        </button>
        <p className="truncate font-semibold text-[1.0625rem]">{title}</p>
        <div className="justify-self-end">{action}</div>
      </div>
    </header>
  );
}
