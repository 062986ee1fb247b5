import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { restoreNativePreferences } from '#app/adapters/native/native-preferences.client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { welcomeLeftScript, welcomeSeenKey } from '#app/domain/navigation/welcome.ts';
import { InvoiceSheetView } from '#app/features/invoice-sheet/public.ts';
import { welcomeTexts } from '#app/features/landing/texts.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { Wordmark } from '#app/frames/web/wordmark.tsx';
import { markWelcomeSeen } from '#app/ui/browser/first-launch.client.ts';
import { LinkButton } from '#app/ui/buttons/button.tsx';
import { InlineScript } from '#app/ui/document/inline-script.tsx';

type WelcomePageProps = { country: CountryCode; productName: string; sample: InvoiceSheet };

/** The first launch of the app: a splash screen, then what the product does and two ways to start. */
export function WelcomePage({ country, productName, sample }: WelcomePageProps) {
  const { auth, home } = usePaths(country);
  useWelcomeSeenBefore(home);
  return (
    <main id="main" className="flex min-h-dvh flex-col">
      <InlineScript code={import.meta.env.SSR ? welcomeLeftScript : ''} />
      <Splash productName={productName} />
      <div className="m-auto grid w-full max-w-5xl items-center gap-x-14 gap-y-8 px-5 pt-[max(2rem,env(safe-area-inset-top))] pb-[max(2rem,env(safe-area-inset-bottom))] lg:grid-cols-2 lg:px-8">
        <figure className="mx-auto w-[35rem] [zoom:0.57] sm:[zoom:0.72] lg:order-last lg:[zoom:0.82]">
          <figcaption className="sr-only">{welcomeTexts.sample}</figcaption>
          <InvoiceSheetView sheet={{ ...sample, contactEmail: null }} withoutPayment />
        </figure>
        <div className="mx-auto w-full max-w-md">
          <Wordmark name={productName} />
          <h1 className="mt-5 text-balance font-display font-medium text-4xl leading-[1.08] tracking-tight md:text-5xl">
            {welcomeTexts.heading}
          </h1>
          <p className="mt-4 text-ink-soft text-lg">{welcomeTexts.about}</p>
          <div className="mt-8 flex flex-col gap-3">
            <LinkButton
              to={`/${country}/create-invoice`}
              size="large"
              wide
              onClick={markWelcomeSeen}
            >
              {welcomeTexts.begin}
            </LinkButton>
            <LinkButton to={auth} size="large" variant="quiet" wide onClick={markWelcomeSeen}>
              {welcomeTexts.signIn}
            </LinkButton>
          </div>
        </div>
      </div>
    </main>
  );
}

/**
 * In the native app, the system may clear the web view's storage: users who have already seen the welcome page go to
 * the app.
 */
function useWelcomeSeenBefore(home: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    void restoreNativePreferences().then((restored) => {
      if (restored.includes(welcomeSeenKey)) navigate(home, { replace: true });
    });
  }, [navigate, home]);
}

/** Visible for 1.2 s and faded out by 1.7 s; hidden from screen readers, and not shown with reduced motion. */
function Splash({ productName }: { productName: string }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 z-50 flex animate-splash items-center justify-center bg-paper font-name font-medium text-5xl tracking-tight motion-reduce:hidden"
    >
      {productName}
    </div>
  );
}
