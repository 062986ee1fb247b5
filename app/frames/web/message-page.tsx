import type { ReactNode } from 'react';
import { BirdMark } from './wordmark.tsx';

type MessagePageProps = {
  title: string;
  children: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  /** Small text at the end, for example a request id. */
  note?: ReactNode;
};

/** A page with a single message: the wren, a headline, a sentence or two, and what to do next. */
export function MessagePage({ title, children, actions, note }: MessagePageProps) {
  return (
    <div className="page-width flex min-h-[70dvh] flex-col items-center justify-center py-16 text-center">
      <BirdMark className="size-16" />
      <h1 className="mt-6 text-balance font-display font-medium text-3xl leading-tight sm:text-4xl">
        {title}
      </h1>
      <div className="mt-3 max-w-md text-pretty text-ink-soft text-lg">{children}</div>
      {actions && <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>}
      {note && <div className="mt-10 text-ink-faint text-sm">{note}</div>}
    </div>
  );
}
