import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { retention } from '#app/domain/account/retention.ts';
import { RichText } from '#app/ui/messages/rich-text.tsx';
import type { LegalFacts } from './legal-facts.ts';

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
