import { useLoaderData } from '@remix-run/react';
import {
  Children,
  type ComponentType,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { classNames } from '#app/components/layout/class-names.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { formatLongDate } from '#app/domain/dates.ts';
import type { LegalFacts } from './legal-facts.ts';

type SectionProps = { id: string; heading: string; children: ReactNode };

type LegalPageProps = {
  title: string;
  /** What the text comes to, in a few plain sentences. */
  lead: ReactNode;
  /** The day on which the text was last changed, `YYYY-MM-DD`; none for a page that is no document. */
  changed?: string;
  country: CountryCode;
  /** Its `Section`s. */
  children: ReactNode;
};

/** The page of a legal text, whose loader answers the facts that the text names. */
export function legalRoute(Text: ComponentType<LegalFacts>) {
  return function LegalRoute() {
    return <Text {...useLoaderData<LegalFacts>()} />;
  };
}

/** A legal text: heading, last change and contents of a document, sections. Printed, it is the text alone. */
export function LegalPage({ title, lead, changed, country, children }: LegalPageProps) {
  const sections = Children.toArray(children).filter(
    isValidElement,
  ) as ReactElement<SectionProps>[];
  return (
    <div className="page-width pt-8 md:pt-12 print:p-0">
      <header className="max-w-2xl">
        <h1 className="font-display font-medium text-4xl leading-tight md:text-5xl">{title}</h1>
        <p className="mt-4 text-ink-soft text-lg leading-relaxed">{lead}</p>
        {changed && (
          <p className="mt-4 text-ink-faint text-sm">
            Last changed on <time dateTime={changed}>{formatLongDate(changed, country)}</time>
          </p>
        )}
      </header>
      <div
        className={classNames(
          'mt-10 grid gap-x-16 gap-y-10 print:mt-6 print:block',
          changed ? 'lg:grid-cols-[14rem_minmax(0,42rem)]' : 'lg:grid-cols-[minmax(0,42rem)]',
        )}
      >
        {changed && <Contents sections={sections} />}
        <div className="legal-text flex flex-col gap-10 print:gap-6">{sections}</div>
      </div>
    </div>
  );
}

/** One part of a legal text; its id is its address on the page. */
export function Section({ id, heading, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="font-display font-medium text-2xl leading-snug">
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** What a legal text says only of some deployments. */
export function When({ is, children }: { is: unknown; children: ReactNode }) {
  return is ? children : null;
}

function Contents({ sections }: { sections: readonly ReactElement<SectionProps>[] }) {
  return (
    <nav aria-label="On this page" className="print:hidden">
      <div className="lg:sticky lg:top-24">
        <p className="font-semibold text-sm">On this page</p>
        <ul className="mt-2 border-line lg:border-l lg:pl-4">
          {sections.map(({ props: { id, heading } }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-9 items-center rounded-sm py-1.5 text-[0.9375rem] text-ink-soft leading-snug hover:text-ink hover:underline pointer-coarse:min-h-11"
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
