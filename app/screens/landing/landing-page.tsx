import { type MouseEvent, useState } from 'react';
import { toast } from '#app/components/toast.tsx';
import type { IdentityProvider } from '#app/domain/account/identity-provider.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceSheet } from '#app/domain/invoice/sheet.ts';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import { useLater } from '../invoice-form/use-later.ts';
import { Faq } from './faq.tsx';
import { Features } from './features.tsx';
import { FormSection, useFormPart } from './form-section.tsx';
import { Hero } from './hero.tsx';
import { PricingSection } from './pricing-section.tsx';
import { Steps } from './steps.tsx';
import { useLeadOn } from './use-lead-on.ts';

type LandingPageProps = {
  country: CountryCode;
  /** The country's sample invoice, ready to print. */
  sample: InvoiceSheet;
  /** What the guest form begins with. */
  form: { today: string; isDayKnown: boolean; defaults: FormDefaults };
  /** Identity providers that the sign-in dialog offers. */
  providers: readonly IdentityProvider[];
};

/** The home page of a country (`platform.md` section 2, Landing page). */
export function LandingPage({ country, sample, form, providers }: LandingPageProps) {
  const [isSigningUp, setSigningUp] = useState(false);
  const formPart = useFormPart();
  const leadOn = useLeadOn(country);
  const dialog = useLater(fetchDialog, sayNotFetched);

  /** Without scripts, and in another tab, the link leads to the auth page. */
  const signUp = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setSigningUp(true);
    dialog.fetchNow(false);
  };

  return (
    <div className="flex flex-col gap-20 md:gap-28">
      <Hero country={country} sample={sample} onCreate={formPart.fetchNow} onSignUp={signUp} />
      <Steps />
      <Features country={country} />
      <PricingSection country={country} />
      <Faq country={country} />
      <FormSection
        country={country}
        providers={providers}
        onSignedIn={() => leadOn('form')}
        {...form}
        {...formPart}
      />
      {dialog.part && (
        <dialog.part.SignUpDialog
          open={isSigningUp}
          onOpenChange={setSigningUp}
          country={country}
          providers={providers}
          onSignedIn={(message) => {
            setSigningUp(false);
            toast.success(message);
            leadOn('sign-up');
          }}
        />
      )}
    </div>
  );
}

const fetchDialog = () => import('./sign-up-dialog.tsx');

function sayNotFetched(): void {
  toast.error('This could not be opened. Please check your connection and try again.');
}
