import { useNavigate } from '@remix-run/react';
import { Calculator, CreditCard, FileText, Globe, ShieldCheck, Users } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { OfferedProvider } from '#app/domain/account/sign-in.ts';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { currencyCodes } from '#app/domain/money/money.ts';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import { useIsGuest, useSignInElsewhere } from '#app/features/account/public.ts';
import { setSaveIntent, waitingDraftCountry } from '#app/features/invoice-form/public.ts';
import { InvoiceSheetView } from '#app/features/invoice-sheet/public.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { landingTexts } from '#app/features/landing/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { inCountry } from '#app/i18n/format/country-name.ts';
import { buttonStyle, LinkButton } from '#app/ui/buttons/button.tsx';
import { Accordion } from '#app/ui/layout/accordion.tsx';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import { FormSection, useFormPart } from './form-section.tsx';
import { PricingSection } from './pricing-section.tsx';
import { landingQuestions } from './structured-data.tsx';

type HeroProps = {
  country: CountryCode;
  sample: InvoiceSheet;
  /** Called on pointer-down and focus of Create Invoice, which scrolls to the form. */
  onCreate: () => void;
  /** Called first; prevent the default to open the dialog instead of the auth page. */
  onSignUp: (event: MouseEvent) => void;
};

/** The headline, three buttons and a sample invoice of the country. */
function Hero({ country, sample, onCreate, onSignUp }: HeroProps) {
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

function Features({ country }: { country: CountryCode }) {
  const { totals, sheet, payment, currencies, records, data } = landingTexts.features;
  const features = [
    {
      icon: Calculator,
      title: totals[countries[country].coin],
      text: fill(totals.text, { tax: documentTexts.taxes[country] }),
    },
    { icon: FileText, ...sheet },
    { icon: CreditCard, ...payment },
    { icon: Globe, ...currencies, title: fill(currencies.title, { count: currencyCodes.length }) },
    { icon: Users, ...records },
    { icon: ShieldCheck, ...data },
  ];
  return (
    <section className="page-width" aria-labelledby="features">
      <h2 id="features" className="section-title">
        {landingTexts.features.title}
      </h2>
      <ul className="mt-8 grid gap-x-4 gap-y-8 sm:grid-cols-2 sm:gap-y-4 lg:grid-cols-3">
        {features.map(({ icon: Icon, title, text }) => (
          <li key={title} className="feature">
            <Icon aria-hidden="true" strokeWidth={1.5} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type LandingPageProps = {
  country: CountryCode;
  sample: InvoiceSheet;
  /** The guest form's initial data. */
  form: { today: string; isDayKnown: boolean; defaults: FormDefaults };
  providers: readonly OfferedProvider[];
};

export function LandingPage({ country, sample, form, providers }: LandingPageProps) {
  const [isSigningUp, setSigningUp] = useState(false);
  const formPart = useFormPart();
  const leadOn = useLeadOn(country);
  const dialog = useLazyImport(fetchDialog, showLoadFailed);

  /** Without scripts and in a new tab, the link opens the auth page. */
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
          onClose={() => setSigningUp(false)}
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

function Faq({ country }: { country: CountryCode }) {
  return (
    <section
      className="page-width grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr]"
      aria-labelledby="questions"
    >
      <h2 id="questions" className="section-title">
        {landingTexts.questions.title}
      </h2>
      <Accordion name="faq" items={landingQuestions(country)} />
    </section>
  );
}

/** How it works, in three steps. */
function Steps() {
  const { title: heading, fill, send, paid } = landingTexts.steps;
  return (
    <section className="page-width" aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="section-title">
        {heading}
      </h2>
      <ol className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {[fill, send, paid].map(({ title, text }, index) => (
          <li key={title} className="border-accent border-t-2 pt-5">
            <p aria-hidden="true" className="font-display text-4xl text-accent-ink leading-none">
              {index + 1}
            </p>
            <h3 className="mt-4 font-semibold text-lg">{title}</h3>
            <p className="mt-1.5 text-pretty text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How long the landing page stays visible after a sign-in on it. */
const leadOnMs = 100;

/**
 * Navigates after a sign-in on the landing page: to the invoices, or to the form's own page, which saves a waiting
 * draft and continues with any other. Also after a sign-in in another tab, which may not know this page's draft.
 */
function useLeadOn(country: CountryCode): (from: 'sign-up' | 'form') => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const leadOn = (from: 'sign-up' | 'form' | 'tab') => {
    // The first report of a sign-in knows where it came from.
    if (timer.current) return;
    const waiting = waitingDraftCountry(window.localStorage, country);
    if (waiting && from === 'tab') setSaveIntent();
    const form = waiting ?? (from === 'form' ? country : null);
    const to = form ? `/${form}/create-invoice` : `/${country}/invoices`;
    timer.current = setTimeout(() => navigate(to), leadOnMs);
  };
  useSignInElsewhere(useIsGuest(), () => leadOn('tab'));
  return leadOn;
}
