import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The error of a form as a whole, above its fields; announced at once. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-md bg-danger-soft px-3 py-2.5 text-[0.9375rem] text-danger-ink"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
