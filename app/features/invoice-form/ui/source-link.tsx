import type { ReactNode } from 'react';

/** Leads to where a fact of the law stands, beside the form. */
export function SourceLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="font-medium text-accent-ink underline underline-offset-4"
    >
      {children}
    </a>
  );
}
