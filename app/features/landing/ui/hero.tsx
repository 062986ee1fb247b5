import type { MouseEvent } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { InvoiceSheetView } from '#app/features/invoice-sheet/public.ts';
import { landingTexts } from '#app/features/landing/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { inCountry } from '#app/i18n/format/country-name.ts';
import { buttonStyle, LinkButton } from '#app/ui/buttons/button.tsx';

type HeroProps = {
  country: CountryCode;
  sample: InvoiceSheet;
  /** Called on pointer-down and focus of Create Invoice, which scrolls to the form. */
  onCreate: () => void;
  /** Called first; prevent the default to open the dialog instead of the auth page. */
  onSignUp: (event: MouseEvent) => void;
};

/** The headline, three buttons and a sample invoice of the country. */
export function Hero({ country, sample, onCreate, onSignUp }: HeroProps) {
  return (
    <section className="page-width grid items-center gap-x-12 gap-y-12 pt-10 md:pt-16 lg:grid-cols-[1.05fr_1fr]">
      <div>
        <h1 className="text-balance font-display font-medium text-[clamp(1.75rem,(100vw-2rem)/9.8,4.25rem)] leading-[1.04] tracking-tight lg:[&:lang(ru)]:text-[clamp(2.5rem,4.2vw,3.5rem)]">
          {landingTexts.title}
        </h1>
        <p className="mt-6 max-w-xl text-pretty text-ink-soft text-lg leading-relaxed md:text-xl">
          {fill(landingTexts.hero.lead, { country: inCountry(country) })}
        </p>
        <div className="mt-8 grid grid-cols-2 gap-3 *:first:col-span-2 max-sm:*:px-2 sm:flex sm:flex-wrap">
          <a
            href="#create"
            onFocus={onCreate}
            onPointerDown={onCreate}
            className={buttonStyle({ size: 'large' })}
          >
            {landingTexts.hero.create}
          </a>
          <a href="#pricing" className={buttonStyle({ size: 'large', variant: 'secondary' })}>
            {landingTexts.hero.pricing}
          </a>
          <LinkButton
            to={`/${country}/auth?tab=sign-up`}
            size="large"
            variant="quiet"
            onClick={onSignUp}
          >
            {landingTexts.hero.signUp}
          </LinkButton>
        </div>
        <p className="mt-5 text-ink-faint">{landingTexts.hero.noAccount}</p>
      </div>
      <figure className="min-w-0 lg:-mr-4 lg:rotate-1">
        <figcaption className="sr-only">{landingTexts.hero.sample}</figcaption>
        {/* The sample's email address isn't real, so don't link it. */}
        <InvoiceSheetView sheet={{ ...sample, contactEmail: null }} withoutPayment />
      </figure>
    </section>
  );
}
