import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';

type SignUpTermsProps = {
  country: CountryCode;
  /** Opens the texts in a new tab, where leaving the page would be a nuisance. */
  isAside?: boolean;
  /** What else there is to say. */
  children?: ReactNode;
};

/** What a new account agrees to, and the age that it needs (`decisions.md`, Accounts). */
export function SignUpTerms({ country, isAside, children }: SignUpTermsProps) {
  const target = isAside ? '_blank' : undefined;
  const style = 'rounded-sm text-accent-ink underline';
  return (
    <p className="text-ink-faint text-sm">
      You must be at least 13 years old to create an account. By creating one you agree to the{' '}
      <Link to={`/${country}/terms`} target={target} className={style}>
        Terms of Service
      </Link>{' '}
      and have read the{' '}
      <Link to={`/${country}/privacy`} target={target} className={style}>
        Privacy Policy
      </Link>
      .{children}
    </p>
  );
}

// @covers decisions-6.3 platform-2.36 platform-9.17
