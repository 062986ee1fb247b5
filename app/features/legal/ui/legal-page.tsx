import { Link, useLoaderData } from '@remix-run/react';
import type { ComponentType, ReactNode } from 'react';
import { retention } from '#app/domain/account/retention.ts';
import type { ConsentMirror } from '#app/domain/consent/analytics.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { englishOf } from '#app/domain/language/languages.ts';
import { legalTexts } from '#app/features/legal/texts.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { formatLongDate } from '#app/i18n/format/dates.ts';
import { classNames } from '#app/ui/layout/class-names.ts';
import { RichText } from '#app/ui/messages/rich-text.tsx';

/** The deployment's data in legal pages; everything except the country is configuration. */
export type LegalFacts = {
  country: CountryCode;
  productName: string;
  operatorName: string;
  /** On one line. */
  operatorAddress: string;
  operatorPhone: string | null;
  operatorVatId: string | null;
  supportEmail: string;
  /** The public origin without its scheme. */
  publicHost: string;
  /** Null if there are no analytics. */
  analyticsProvider: string | null;
  /** The stored analytics choice as the server knows it; null or absent before the first choice. */
  storedConsent?: ConsentMirror | null;
};

type LegalProseProps = {
  text: string;
  /** The values of `{name}` placeholders. */
  facts: LegalFacts;
  /** More placeholder values, for this page only. */
  values?: Readonly<Record<string, ReactNode>>;
};

/** A passage of a legal text; its links go to pages of the text's country. */
export function LegalProse({ text, facts, values }: LegalProseProps) {
  return (
    <RichText text={text} tags={tagsOf(facts)} values={{ ...retention, ...facts, ...values }} />
  );
}

/** German words inside another language. */
export function German({ children }: { children: ReactNode }) {
  return <span lang="de">{children}</span>;
}

/** A name that isn't translated, such as a company or a cookie. */
export function ProperName({ children }: { children: ReactNode }) {
  return <span translate="no">{children}</span>;
}

function tagsOf({ country, supportEmail, operatorPhone }: LegalFacts) {
  const linkTo = (path: string) => (inner: ReactNode) => (
    <Link to={`/${country}/${path}`}>{inner}</Link>
  );
  return {
    settings: linkTo('settings'),
    contact: linkTo('contact'),
    privacy: linkTo('privacy'),
    deletion: linkTo('privacy#deletion'),
    security: linkTo('privacy#security'),
    processors: linkTo('privacy#processors'),
    dataProcessing: linkTo('terms#data-processing'),
    cookies: linkTo('cookie-policy'),
    cookieSettings: linkTo('cookie-policy#cookie-settings'),
    mail: (inner: ReactNode) => <a href={`mailto:${supportEmail}`}>{inner}</a>,
    phone: (inner: ReactNode) => (
      <a href={`tel:${operatorPhone?.replaceAll(/[^\d+]/g, '')}`}>{inner}</a>
    ),
  };
}

/** A section of a legal text, rendered in this order. */
type LegalSection = {
  /** The section's anchor; keep it when the text changes. */
  id: string;
  heading: string;
  paragraphs?: readonly string[];
  /** Anything besides prose: a table, an address, a form. */
  content?: ReactNode;
  items?: readonly string[];
  after?: readonly string[];
};

type LegalPageProps = {
  title: string;
  /** The text's summary in a few plain sentences. */
  lead: string;
  /** The day of the last change, `YYYY-MM-DD`; none for pages that aren't documents. */
  changed?: string;
  facts: LegalFacts;
  /** Placeholder values besides the facts, by placeholder name. */
  values?: Readonly<Record<string, ReactNode>>;
  sections: readonly LegalSection[];
};

/** Returns the page of a legal text, whose loader provides the facts. */
export function legalRoute(Text: ComponentType<LegalFacts>) {
  return function LegalRoute() {
    return <Text {...useLoaderData<LegalFacts>()} />;
  };
}

/** A legal text: heading, date of the last change, table of contents, sections. Only the text is printed. */
export function LegalPage({ title, lead, changed, facts, values, sections }: LegalPageProps) {
  const draw = (text: string) => (
    <LegalProse text={text} facts={facts} {...(values && { values })} />
  );
  return (
    <div className="page-width pt-8 md:pt-12 print:p-0">
      <header className="max-w-2xl">
        <h1 className="font-display font-medium text-[clamp(1.75rem,8.5vw,2.25rem)] leading-tight md:text-5xl">
          {title}
        </h1>
        <Translation country={facts.country} />
        <p className="mt-4 text-ink-soft text-lg leading-relaxed">{draw(lead)}</p>
        {changed && (
          <p className="mt-4 text-ink-faint text-sm">
            <RichText
              text={legalTexts.changed}
              tags={{ time: (day) => <time dateTime={changed}>{day}</time> }}
              values={{ day: formatLongDate(changed, facts.country) }}
            />
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
        <div className="legal-text flex flex-col gap-10 print:gap-6">
          {sections.map((section) => (
            <Section key={section.id} {...section} draw={draw} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** For translations: says that the English version prevails, or which one does. */
function Translation({ country }: { country: CountryCode }) {
  if (currentLanguage().startsWith('en')) return null;
  return (
    <p className="mt-4 rounded-md border border-line bg-surface px-4 py-3 leading-relaxed">
      <RichText
        text={legalTexts.translation}
        tags={{
          // A document load: each browser bundle contains one language.
          english: (inner) => (
            <a
              href={`?lang=${englishOf[country]}`}
              hrefLang={englishOf[country]}
              className="rounded-sm text-accent-ink underline"
            >
              {inner}
            </a>
          ),
        }}
      />
    </p>
  );
}

type SectionProps = LegalSection & { draw: (text: string) => ReactNode };

function Section({ id, heading, paragraphs, content, items, after, draw }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="font-display font-medium text-2xl leading-snug">
        {heading}
      </h2>
      {paragraphs?.map((text) => (
        <p key={text}>{draw(text)}</p>
      ))}
      {content}
      {items && (
        <ul>
          {items.map((text) => (
            <li key={text}>{draw(text)}</li>
          ))}
        </ul>
      )}
      {after?.map((text) => (
        <p key={text}>{draw(text)}</p>
      ))}
    </section>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label={legalTexts.contents} className="print:hidden">
      <div className="lg:sticky lg:top-24">
        <p className="font-semibold text-sm">{legalTexts.contents}</p>
        <ul className="mt-2 border-line lg:border-l lg:pl-4">
          {sections.map(({ id, heading }) => (
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
