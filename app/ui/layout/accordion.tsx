import type { ReactNode } from 'react';

type AccordionProps = { items: { title: string; content: ReactNode }[]; name: string };

/** Questions, one open at a time, built on `<details>`: works without scripts and with find-in-page. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(({ title, content }) => (
        <details key={title} name={name}>
          <summary>{title}</summary>
          <div>{content}</div>
        </details>
      ))}
    </div>
  );
}
