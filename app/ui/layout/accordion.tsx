import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type AccordionProps = { items: { title: string; content: ReactNode }[]; name: string };

/** Questions, one open at a time, built on `<details>`: works without scripts and with find-in-page. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {items.map(({ title, content }) => (
        <details key={title} name={name} className="group">
          <summary className="flex min-h-14 items-center justify-between gap-4 rounded-sm py-3 font-medium hover:text-accent-ink">
            {title}
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-ink-faint transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <div className="max-w-prose pr-8 pb-5 text-ink-soft">{content}</div>
        </details>
      ))}
    </div>
  );
}
