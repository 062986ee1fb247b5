import type { ReactNode } from 'react';

type ErrorNoticeProps = {
  heading: string;
  /** What stands on the slip of paper beside the words: `404`, a dash of the pen. */
  mark: ReactNode;
  children: ReactNode;
  /** The way on: buttons and links. */
  actions: ReactNode;
  /** Drawn without the frame around it, so it is the page itself. */
  bare?: boolean;
};

/** One heading, a few words and a way on, in the middle of the page: the shape of everything that went wrong. */
export function ErrorNotice({ heading, mark, children, actions, bare = false }: ErrorNoticeProps) {
  const Tag = bare ? 'main' : 'div';
  return (
    <Tag
      className={`page-width flex flex-col items-center justify-center text-center ${bare ? 'min-h-dvh py-12' : 'pt-12 pb-8 md:pt-20'}`}
    >
      <Slip>{mark}</Slip>
      <h1 className="mt-9 max-w-xl text-balance font-display text-4xl leading-tight tracking-tight">
        {heading}
      </h1>
      <div className="mt-3 flex max-w-md flex-col gap-3 text-pretty text-ink-soft">{children}</div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
    </Tag>
  );
}

/** A slip of paper with lines nobody wrote on. */
function Slip({ children }: { children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className="on-paper figures -rotate-3 flex w-32 flex-col gap-2 rounded-sm bg-surface px-4 py-4 text-ink shadow-float"
    >
      <span className="flex h-8 items-center font-display text-2xl text-accent-ink">
        {children}
      </span>
      <span className="h-1.5 w-full rounded-full bg-line" />
      <span className="h-1.5 w-4/5 rounded-full bg-line" />
      <span className="h-1.5 w-3/5 rounded-full bg-line" />
      <span className="mt-2 h-1.5 w-2/5 self-end rounded-full bg-line" />
    </div>
  );
}
