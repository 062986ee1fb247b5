import type { ReactNode } from 'react';

/** One narrow column with a heading: the pages about a password beside the auth page. */
export function AccountColumn({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto flex w-full max-w-[25rem] flex-col gap-5 lg:pt-4">
        <h1 className="font-display font-medium text-3xl leading-tight sm:text-4xl">{heading}</h1>
        {children}
      </div>
    </div>
  );
}
