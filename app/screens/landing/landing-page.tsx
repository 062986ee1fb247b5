import type { ReactNode } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceSheet } from '#app/domain/invoice/sheet.ts';
import { Faq } from './faq.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { PricingSection } from './pricing-section.tsx';
import { Steps } from './steps.tsx';

type LandingPageProps = {
  country: CountryCode;
  /** The country's sample invoice, ready to print. */
  sample: InvoiceSheet;
  /** Opens the sign-in dialog; without it Sign Up leads to the auth page. */
  onSignUp?: () => void;
  /** The embedded guest form; without it Create Invoice leads to the form's own page. */
  children?: ReactNode;
};

/** The home page of a country (`platform.md` section 2, Landing page). */
export function LandingPage({ country, sample, onSignUp, children }: LandingPageProps) {
  return (
    <div className="flex flex-col gap-20 md:gap-28">
      <Hero country={country} sample={sample} onSignUp={onSignUp} hasForm={Boolean(children)} />
      <Steps />
      {children && (
        <section id="create" aria-label="Create Invoice" className="page-width">
          {children}
        </section>
      )}
      <Features country={country} />
      <PricingSection country={country} />
      <Faq country={country} />
    </div>
  );
}
