import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { signInTexts } from '#app/features/account/texts.ts';
import { RichText } from '#app/ui/messages/rich-text.tsx';

type SignUpTermsProps = {
  country: CountryCode;
  /** Opens the terms in a new tab, where the user shouldn't lose the page. */
  isAside?: boolean;
  /** Text to add after the terms. */
  children?: ReactNode;
};

/** The terms that a new account agrees to, and its minimum age. */
export function SignUpTerms({ country, isAside, children }: SignUpTermsProps) {
  const target = isAside ? '_blank' : undefined;
  const linkTo = (page: string) => (name: ReactNode) => (
    <Link
      to={`/${country}/${page}`}
      target={target}
      className="rounded-sm text-accent-ink underline"
    >
      {name}
    </Link>
  );
  return (
    <p className="text-ink-faint text-sm">
      <RichText
        text={signInTexts.terms}
        tags={{ terms: linkTo('terms'), privacy: linkTo('privacy') }}
      />
      {children}
    </p>
  );
}
